import { oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  LEADERS,
  type LeaderSeen,
  PARTIES,
  type Party,
  type RequirementEvent,
  type RequirementInput,
  type RequirementProblem,
  type RequirementState,
} from '../../../engine/turmoil/index.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** What the reader enters. The two numbers are kept as they were typed, so that the example can explain errors. */
export type TypedRequirement = {
  readonly required: Party;
  readonly ruling: Party;
  readonly leader: LeaderSeen;
  readonly own: string;
  readonly others: string;
};

/** The codec of a case, such as `greens_reds_own_1_3`. */
export const codec: Codec<TypedRequirement> = record('_', {
  required: oneOf(PARTIES),
  ruling: oneOf(PARTIES),
  leader: oneOf(LEADERS),
  own: text,
  others: text,
});

/** Converts an input for the engine. */
export const inputOf = (typed: TypedRequirement): RequirementInput => ({ ...typed, own: numberIn(typed.own), others: numberIn(typed.others) });

/** The props of the picture, the form and the result. */
export type RequirementShown = Shown<TypedRequirement, RequirementState, RequirementEvent, RequirementProblem>;
