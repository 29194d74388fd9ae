import type { Colour, Owner, Party } from './words.ts';

/** One letter for each word of a closed vocabulary. Games that readers have saved are written in them: a letter never changes. */
export type Letters<K extends string> = Readonly<Record<K, string>>;

/** The letter of each colour. */
export const COLOUR_LETTERS = { red: 'r', green: 'g', blue: 'b', yellow: 'y', black: 'k' } as const satisfies Letters<Colour>;
/** The letter of each owner of a delegate. */
export const OWNER_LETTERS = { ...COLOUR_LETTERS, neutral: 'n' } as const satisfies Letters<Owner>;
/** The letter of each party. */
export const PARTY_LETTERS = {
  'mars-first': 'm',
  kelvinists: 'k',
  reds: 'r',
  greens: 'g',
  unity: 'u',
  scientists: 's',
} as const satisfies Letters<Party>;
