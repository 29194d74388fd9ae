import { flag, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  type CardWay,
  type Edition,
  EVENT_IDS,
  type EventId,
  type TrackEvent,
  type TrackInput,
  type TrackProblem,
  type TrackStart,
} from '../../../engine/turmoil/index.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** The places where the card can appear first. */
export const STARTS = ['crisis', 'distant', 'coming'] as const;
type Start = (typeof STARTS)[number];

/** What the reader enters. The numbers are kept as they were typed, so that the example can explain errors. At set-up they are not used. */
export interface TrackFields {
  readonly card: EventId;
  readonly start: Start;
  readonly generation: string;
  readonly neutral: string;
  readonly last: boolean;
}

/** The codec of an input, such as `card_start_generation_neutral_last`: `riots_crisis_1_11_0`. */
export const codec: Codec<TrackFields> = record('_', {
  card: oneOf(EVENT_IDS),
  start: oneOf(STARTS),
  generation: text,
  neutral: text,
  last: flag('1', '0'),
});

const startOf = ({ start, generation, neutral, last }: TrackFields): TrackStart =>
  start === 'crisis' ? { at: 'crisis', generation: numberIn(generation), neutral: numberIn(neutral), last } : { at: 'set-up', space: start };

/**
 * Makes the input of the engine.
 *
 * @param fields what the reader entered
 * @param reading the edition that counts the generations
 */
export const inputOf = (fields: TrackFields, reading: Edition): TrackInput => ({ card: fields.card, start: startOf(fields), reading });

/** The props of the picture, the form and the result. */
export type TrackShown = Shown<TrackFields, CardWay, TrackEvent, TrackProblem>;
