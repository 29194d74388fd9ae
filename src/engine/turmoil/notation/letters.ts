import type { Letters } from '../vocabulary/letters.ts';
import type { Counted, Owner, Resource, Tag } from '../vocabulary/words.ts';

/** The owner on a leader seat or on the chairman seat; `SEAT_EMPTY` for nobody. */
export const SEAT_LETTERS = { red: 'R', green: 'G', blue: 'B', yellow: 'Y', black: 'K', neutral: 'N' } as const satisfies Letters<Owner>;

/** The letter of each tag. */
export const TAG_LETTERS = {
  building: 'b',
  science: 's',
  space: 'x',
  venus: 'v',
  earth: 'e',
  jovian: 'j',
  plant: 'p',
  microbe: 'm',
  animal: 'a',
  power: 'w',
} as const satisfies Letters<Tag>;

/** The letter of each resource, for its stock and for its production. */
export const RESOURCE_LETTERS = {
  megacredits: 'm',
  steel: 's',
  titanium: 't',
  plants: 'p',
  energy: 'e',
  heat: 'h',
} as const satisfies Letters<Resource>;

/** Stand for a choice of losses. */
export const LOSS_LETTERS = { floaters: 'F', megacredits: 'M' } as const;

/** What a player has besides: stock, production and counts, in one list. M€ production below 0 has a letter of its own. */
export type Holding =
  Exclude<`stock:${Resource}`, 'stock:megacredits'> | `production:${Exclude<Resource, 'heat'>}` | 'production:debt' | Exclude<Counted, 'cities'>;
/** The letters of what a player has besides. */
export const HOLDING_LETTERS = {
  'stock:steel': 's',
  'stock:titanium': 't',
  'stock:plants': 'p',
  'stock:energy': 'e',
  'stock:heat': 'h',
  'production:megacredits': 'M',
  'production:debt': 'D',
  'production:steel': 'S',
  'production:titanium': 'T',
  'production:plants': 'P',
  'production:energy': 'E',
  colonies: 'c',
  'tiles-next-to-ocean': 'o',
  'cards-in-hand': 'k',
  'blue-cards': 'b',
  'events-played': 'v',
  'different-tags': 'd',
  'cards-with-resources': 'r',
  'floater-cards': 'f',
  'cards-with-two-floaters': 'w',
} as const satisfies Letters<Holding>;
