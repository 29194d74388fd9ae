import { isEventId, type EventId, type TrackStart } from '../../engine/turmoil/index.ts';
import { escapeText, unescapeText } from '../frame/escape.ts';
import { numberIn } from '../frame/number-in.ts';

/** Where the card is first seen. */
export const STARTS = ['crisis', 'distant', 'coming'] as const;
export type Start = (typeof STARTS)[number];

/** What the reader enters. The numbers are kept as they were typed, so that a wrong one can be explained; at set-up they do not matter. */
export type TrackFields = {
  readonly card: EventId;
  readonly start: Start;
  readonly generation: string;
  readonly neutral: string;
  readonly last: boolean;
};

/** Whether a text names the place where a card is first seen. */
export const isStart = (text: string | undefined): text is Start => STARTS.includes(text as Start);

/** What the engine is asked. */
export const startOf = ({ start, generation, neutral, last }: TrackFields): TrackStart =>
  start === 'crisis' ? { at: 'crisis', generation: numberIn(generation), neutral: numberIn(neutral), last } : { at: 'set-up', space: start };

/** Writes an input as `card_start_generation_neutral_last`: `riots_crisis_1_11_0`. */
export const write = ({ card, start, generation, neutral, last }: TrackFields): string =>
  [card, start, escapeText(generation), escapeText(neutral), last ? '1' : '0'].join('_');

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): TrackFields | null => {
  const [card, start, generation, neutral, last, ...rest] = text.split('_');
  if (!isEventId(card) || !isStart(start) || generation === undefined || neutral === undefined) return null;
  if ((last !== '0' && last !== '1') || rest.length > 0) return null;
  return { card, start, generation: unescapeText(generation), neutral: unescapeText(neutral), last: last === '1' };
};
