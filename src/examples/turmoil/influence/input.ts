import { oneOf, record, subset, text, type Codec } from '../../../engine/core/codec.ts';
import {
  COUNTING_EVENTS,
  takenBy,
  type Edition,
  type EventId,
  type InfluenceCase,
  type InfluenceEvent,
  type InfluenceState,
  type TurmoilProblem,
} from '../../../engine/turmoil/index.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** The seats that give influence, with their letters in addresses. */
const SEAT_LETTERS = { chairman: 'c', leader: 'l' } as const;

/** A seat that gives influence. */
type InfluenceSeat = keyof typeof SEAT_LETTERS;

/** All seats that give influence. */
export const SEATS = Object.keys(SEAT_LETTERS) as readonly InfluenceSeat[];

/** What the reader enters. The two numbers are kept as they were typed, so that the example can explain errors. */
export type InfluenceInput = {
  readonly card: EventId;
  /** The number of what the card counts: TR, cities or tags. */
  readonly amount: string;
  /** The seats on which the reader has a delegate. */
  readonly seats: readonly InfluenceSeat[];
  /** Non-leader delegates in the dominant party. */
  readonly delegates: string;
  /** How much the reader has of what the card takes; empty if nobody says so. */
  readonly has: string;
};

/** The codec of an input, such as `riots_7_cl_3`. */
export const codec: Codec<InfluenceInput> = record(
  '_',
  { card: oneOf(COUNTING_EVENTS), amount: text, seats: subset(SEAT_LETTERS, '0'), delegates: text, has: text },
  { has: '' },
);

/**
 * Converts an input for the engine. The player's colour does not change the result.
 *
 * @param reading the edition whose influence.adjust applies
 */
export const inputOf = ({ card, amount, seats, delegates, has }: InfluenceInput, reading: Edition): InfluenceCase => ({
  card,
  player: 'red',
  amount: numberIn(amount),
  chairman: seats.includes('chairman'),
  leader: seats.includes('leader'),
  delegates: numberIn(delegates),
  ...(takenBy(card) && has.trim() && { has: numberIn(has) }),
  reading,
});

/** The props of the picture, the form and the result. */
export type InfluenceShown = Shown<InfluenceInput, InfluenceState, InfluenceEvent, TurmoilProblem>;
