import type { Colour, Owner, Party, Tag } from './types.ts';

/** One letter for each word of a closed vocabulary. */
export type Letters<K extends string> = Readonly<Record<K, string>>;

export const COLOUR_LETTERS = { red: 'r', green: 'g', blue: 'b', yellow: 'y', black: 'k' } as const satisfies Letters<Colour>;
export const OWNER_LETTERS = { ...COLOUR_LETTERS, neutral: 'n' } as const satisfies Letters<Owner>;
export const PARTY_LETTERS = {
  'mars-first': 'm',
  kelvinists: 'k',
  reds: 'r',
  greens: 'g',
  unity: 'u',
  scientists: 's',
} as const satisfies Letters<Party>;
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
} as const satisfies Letters<Tag>;

/** A whole number from 1 to 999 as it is written, without leading zeros; `NUMBER` may be 0 too. */
const POSITIVE = '[1-9]\\d{0,2}';
const NUMBER = new RegExp(`^(?:0|${POSITIVE})$`);

const keysOf = <K extends string>(letters: Letters<K>): readonly K[] => Object.keys(letters) as K[];

/**
 * Writes how many there are of each thing, such as `b3e1` for 3 building tags and 1 Earth tag.
 * @param letters the letter of each thing, in the order of writing
 * @param counts the numbers; those that are 0 are left out
 * @returns the letters with their numbers, empty if all are 0
 */
export function writeCounts<K extends string>(letters: Letters<K>, counts: Readonly<Record<K, number>>): string {
  return keysOf(letters)
    .filter((key) => counts[key] !== 0)
    .map((key) => `${letters[key]}${counts[key]}`)
    .join('');
}

/**
 * Makes a reader of what `writeCounts` writes with the same letters.
 * @param letters the letter of each thing
 * @returns a function from a text to the numbers of all things, or to null if the text is anything else
 */
export function countsReader<K extends string>(letters: Letters<K>): (text: string) => Record<K, number> | null {
  const keys = keysOf(letters);
  const pattern = new RegExp(`^${keys.map((key) => `(?:${letters[key]}(${POSITIVE}))?`).join('')}$`);
  return (text) => {
    const found = pattern.exec(text);
    return found && (Object.fromEntries(keys.map((key, at) => [key, Number(found[at + 1] ?? 0)])) as Record<K, number>);
  };
}

/**
 * Finds the word that a letter stands for.
 * @param letters the letter of each word
 * @param letter any text
 * @returns the word, or null if the text is no letter of these
 */
export function wordOf<K extends string>(letters: Letters<K>, letter: string): K | null {
  return keysOf(letters).find((key) => letters[key] === letter) ?? null;
}

/**
 * Reads a whole number from 0 to 999.
 * @param text any text
 * @returns the number, or null if the text is written in any other way
 */
export function readNumber(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}
