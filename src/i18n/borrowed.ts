import { PLURAL } from './counting.ts';
import { LANGS, type Lang } from './locales.ts';
import type { Strings } from './say.ts';

// Private characters around words of another language: what opens, which language, what closes.
const OPEN = '\uE010';
const CLOSE = '\uE011';
const FIRST_LANG = 0xe020;

/** A run of text in one language: `lang` where it is not the page's own. */
export interface Run {
  readonly text: string;
  readonly lang: Lang | undefined;
}

/**
 * Marks words as borrowed from another language, where a language has none of its own. The mark goes wherever the words
 * go, into other texts too; {@link runsOf} reads it when the page is whole.
 */
export const borrowed = (from: Lang, text: string): string => `${OPEN}${String.fromCharCode(FIRST_LANG + LANGS.indexOf(from))}${text}${CLOSE}`;

/** Whether a text is marked, in whole or in part. */
export const isBorrowed = (text: string): boolean => text.includes(OPEN);

/** A text without its marks. */
export const unmarked = (text: string): string => text.replace(new RegExp(`${OPEN}.|${CLOSE}`, 'gs'), '');

/** Takes a marked text apart; marks may stand within each other, and the innermost counts. */
export const runsOf = (text: string): readonly Run[] => {
  const within: (Lang | undefined)[] = [];
  const runs: Run[] = [];
  for (const [part] of text.matchAll(new RegExp(`${OPEN}.|${CLOSE}|[^${OPEN}${CLOSE}]+`, 'gs'))) {
    if (part.startsWith(OPEN)) within.push(LANGS[part.charCodeAt(1) - FIRST_LANG]);
    else if (part === CLOSE) within.pop();
    else runs.push({ text: part, lang: within.at(-1) });
  }
  return runs;
};

const baseOf = (key: string): string => key.replace(PLURAL, '');

const leaves = (strings: Strings, path = ''): readonly string[] =>
  Object.entries(strings).flatMap(([key, value]) => (typeof value === 'string' ? [path + baseOf(key)] : leaves(value, `${path}${key}.`)));

/** The keys that one language has and another lacks, in order; a plural counts as one key. */
export const missingKeys = (own: Strings, wanted: Strings): readonly string[] => {
  const known = new Set(leaves(own));
  return [...new Set(leaves(wanted))].filter((key) => !known.has(key));
};

/** Strings of a language with what it lacks taken from another. */
export const complete = (own: Strings, other: Strings): Strings => {
  const lacking = Object.entries(other).filter(([key]) => !Object.keys(own).some((each) => baseOf(each) === baseOf(key)));
  const kept = Object.entries(own).map(([key, value]) => {
    const beside = other[key];
    return [key, typeof value === 'object' && typeof beside === 'object' ? complete(value, beside) : value] as const;
  });
  return Object.fromEntries([...kept, ...lacking]);
};
