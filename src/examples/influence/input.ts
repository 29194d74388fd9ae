import { oneOf, record, subset, text, type Codec } from '../../engine/core/codec.ts';
import { COUNTING_EVENTS, type Edition, type EventId, type InfluenceCase } from '../../engine/turmoil/index.ts';
import { numberIn } from '../frame/number-in.ts';
import type { InfluenceState, InfluenceEvent, TurmoilProblem } from '../../engine/turmoil/index.ts';
import type { Shown } from '../frame/example.ts';

/** The seats that bring influence, with their letters in addresses. */
const SEAT_LETTERS = { chairman: 'c', leader: 'l' } as const;

/** A seat that brings influence. */
type InfluenceSeat = keyof typeof SEAT_LETTERS;

/** All seats that bring influence. */
export const SEATS = Object.keys(SEAT_LETTERS) as readonly InfluenceSeat[];

/** What the reader enters. The two numbers are kept as they were typed, so that a wrong one can be explained. */
export type InfluenceInput = {
  readonly card: EventId;
  /** TR, cities or tags: what the card counts. */
  readonly amount: string;
  /** The seats on which the reader has a delegate. */
  readonly seats: readonly InfluenceSeat[];
  /** Non-leader delegates in the dominant party. */
  readonly delegates: string;
};

/** An input, written as `riots_7_cl_3`. */
export const codec: Codec<InfluenceInput> = record('_', {
  card: oneOf(COUNTING_EVENTS),
  amount: text,
  seats: subset(SEAT_LETTERS, '0'),
  delegates: text,
});

/** The input after one field was changed: `chairman` and `leader` are ticked or not, `amount` and `delegates` hold any text. */
export const enter = (input: InfluenceInput, name: string, entered: string): InfluenceInput => {
  if (name === 'amount' || name === 'delegates') return { ...input, [name]: entered };
  const card = COUNTING_EVENTS.find((one) => one === entered);
  if (name === 'card' && card) return { ...input, card };
  const seat = SEATS.find((one) => one === name);
  return seat ? { ...input, seats: SEATS.filter((one) => (one === seat ? entered === 'true' : input.seats.includes(one))) } : input;
};

/**
 * The case as the engine takes it. The player's colour does not matter to the result.
 *
 * @param reading the edition whose influence.adjust applies
 */
export const inputOf = ({ card, amount, seats, delegates }: InfluenceInput, reading: Edition): InfluenceCase => ({
  card,
  player: 'red',
  amount: numberIn(amount),
  chairman: seats.includes('chairman'),
  leader: seats.includes('leader'),
  delegates: numberIn(delegates),
  reading,
});

/** What picture, form and result are drawn from. */
export type InfluenceShown = Shown<InfluenceInput, InfluenceState, InfluenceEvent, TurmoilProblem>;
