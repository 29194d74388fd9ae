import { oneOf, record, subset, type Codec } from '../../../engine/core/codec.ts';
import { COLOUR_LETTERS, EVENT_IDS, type SetUp, type SetUpEvent, type SetUpInput, type SetUpProblem } from '../../../engine/turmoil/index.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** The codec of an input: colours and two cards, such as `rgb_riots_pandemic`. `0` is no players. */
export const codec: Codec<SetUpInput> = record('_', {
  colours: subset(COLOUR_LETTERS, '0'),
  coming: oneOf(EVENT_IDS),
  distant: oneOf(EVENT_IDS),
});

/** The props of the picture, the form and the result. */
export type SetUpShown = Shown<SetUpInput, SetUp, SetUpEvent, SetUpProblem>;
