import type { Party, Tag } from '../vocabulary/words.ts';

/** Something of a player's that a ruling bonus pays for: a kind of tag, or steps of heat production. */
export type Paid = Tag | 'production:heat';

/** What each party's ruling bonus pays M€ for. The Reds' bonus is TR and stands in `bonuses.ts`. Rules parties.*.bonus. */
export const paidBonuses = {
  'mars-first': ['building'],
  kelvinists: ['production:heat'],
  greens: ['plant', 'microbe', 'animal'],
  unity: ['venus', 'earth', 'jovian'],
  scientists: ['science'],
} as const satisfies Record<Exclude<Party, 'reds'>, readonly Paid[]>;
