import type { Letters } from './letters.ts';
import type { Counted, Resource, Tag } from '../vocabulary/words.ts';

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

export const RESOURCE_LETTERS = {
  megacredits: 'm',
  steel: 's',
  titanium: 't',
  plants: 'p',
  energy: 'e',
  heat: 'h',
} as const satisfies Letters<Resource>;

/** What a player has besides: stock, production and counts, in one list. M€ production below 0 has a letter of its own. */
export type Holding =
  Exclude<`stock:${Resource}`, 'stock:megacredits'> | `production:${Exclude<Resource, 'heat'>}` | 'production:debt' | Exclude<Counted, 'cities'>;
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
 * Reads a list.
 * @param texts the parts
 * @param read reads one part; null if it cannot
 * @returns the values, or null as soon as one part cannot be read
 */
export function readAll<T>(texts: readonly string[], read: (text: string) => T | null): readonly T[] | null {
  const values = texts.map(read).filter((value) => value !== null);
  return values.length === texts.length ? values : null;
}

/**
 * Reads a whole number from 0 to 999.
 * @param text any text
 * @returns the number, or null if the text is written in any other way
 */
export function readNumber(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}
