import { COUNTING_EVENTS, type EventId } from '../../engine/turmoil/index.ts';
import type { Source } from '../frame/example.ts';
import { escapeText, unescapeText } from '../frame/escape.ts';

/** What the reader enters. The two numbers are kept as they were typed, so that a wrong one can be explained. */
export type InfluenceInput = {
  readonly card: EventId;
  /** TR, cities or tags: what the card looks at. */
  readonly amount: string;
  readonly chairman: boolean;
  readonly leader: boolean;
  /** Non-leader delegates in the dominant party. */
  readonly delegates: string;
};

/** Whether a text names a card that counts something. */
export const isCard = (text: string | undefined): text is EventId => COUNTING_EVENTS.some((card) => card === text);

/** Writes an input as `card_amount_seats_delegates`, where seats are `c`, `l`, `cl` or `0`: `riots_7_0_3`. */
export const write = ({ card, amount, chairman, leader, delegates }: InfluenceInput): string =>
  [card, escapeText(amount), `${chairman ? 'c' : ''}${leader ? 'l' : ''}` || '0', escapeText(delegates)].join('_');

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): InfluenceInput | null => {
  const [card, amount, seats, delegates, ...rest] = text.split('_');
  if (!isCard(card) || amount === undefined || delegates === undefined || rest.length > 0) return null;
  if (seats === undefined || !/^(0|c|l|cl)$/.test(seats)) return null;
  return { card, amount: unescapeText(amount), chairman: seats.includes('c'), leader: seats.includes('l'), delegates: unescapeText(delegates) };
};

/**
 * The rulebooks' two examples, influence.example-generous-funding and influence.example-riots, a card without a limit, a card
 * that asks for a number, and a player with more delegates than there are. Their ids are permanent.
 */
export const source: Source<InfluenceInput> = {
  presets: [
    { id: 'generous-funding', value: { card: 'generous-funding', amount: '42', chairman: true, leader: false, delegates: '2' } },
    { id: 'riots', value: { card: 'riots', amount: '7', chairman: false, leader: false, delegates: '3' } },
    { id: 'energy', value: { card: 'improved-energy-templates', amount: '5', chairman: false, leader: true, delegates: '1' } },
    { id: 'diversity', value: { card: 'diversity', amount: '7', chairman: true, leader: false, delegates: '1' } },
    { id: 'too-many', value: { card: 'riots', amount: '4', chairman: true, leader: true, delegates: '6' } },
  ],
  write,
  read,
};
