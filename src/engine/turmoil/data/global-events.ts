import type { Party, Tag } from '../types.ts';

/** What an event counts for a player; `tr-sets-of-5-over-15` is the number of whole fives above 15 in the TR. */
export type Count = 'tr-sets-of-5-over-15' | 'cities' | `tag:${Tag}`;

/** What an event does to each player, in turn order. `cap` and `influence` follow influence.max-five and influence.adjust. */
export interface Effect {
  readonly kind: 'gain' | 'lose';
  readonly resource: 'megacredits';
  readonly perUnit: number;
  readonly count: Count;
  readonly capped: boolean;
  readonly influence: 'add' | 'subtract';
}

/** A global event card. Card data, gathered from outside the rulebooks. */
export interface EventCard {
  /** Top left: gets a neutral delegate when the card is revealed. */
  readonly revealed: Party;
  /** Middle right: gets one when the card becomes the current event. */
  readonly current: Party;
  readonly effects: readonly Effect[];
}

const gain = (perUnit: number, count: Count): Effect => ({ kind: 'gain', resource: 'megacredits', perUnit, count, capped: true, influence: 'add' });
const lose = (perUnit: number, count: Count): Effect => ({
  kind: 'lose',
  resource: 'megacredits',
  perUnit,
  count,
  capped: true,
  influence: 'subtract',
});

export const globalEvents = {
  'generous-funding': { revealed: 'kelvinists', current: 'unity', effects: [gain(2, 'tr-sets-of-5-over-15')] },
  'homeworld-support': { revealed: 'reds', current: 'unity', effects: [gain(2, 'tag:earth')] },
  'interplanetary-trade': { revealed: 'unity', current: 'unity', effects: [gain(2, 'tag:space')] },
  pandemic: { revealed: 'greens', current: 'mars-first', effects: [lose(3, 'tag:building')] },
  riots: { revealed: 'mars-first', current: 'reds', effects: [lose(4, 'cities')] },
  'solar-flare': { revealed: 'unity', current: 'kelvinists', effects: [lose(3, 'tag:space')] },
  'spin-off-products': { revealed: 'greens', current: 'scientists', effects: [gain(2, 'tag:science')] },
  'strong-society': { revealed: 'reds', current: 'mars-first', effects: [gain(2, 'cities')] },
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof globalEvents;
