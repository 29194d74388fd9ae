import type { Lang } from './locales.ts';
import { say, type Strings, type Values } from './say.ts';

/** Names of parties, events and terms in the reader's language, keyed by term id; they live in the glossary. */
export type Names = Readonly<Record<string, string>>;

/** A step in words. `T` is the type of the arithmetic that is shown as a table. */
export interface Said<T = unknown> {
  /** What happened. A line break parts what is said of one player from what is said of the next. */
  readonly what: string;
  /** Why it happened. */
  readonly why: string;
  /** The number of the reader's action that it belongs to, where the example has actions. */
  readonly action?: number | undefined;
  /** The arithmetic of what happened, if there is more of it than sentences can tell. It has no text. */
  readonly table?: T | undefined;
}

/** One language's words for an example: its strings and the glossary's names. */
export interface Words {
  readonly lang: Lang;
  /** Says a string of the feature, with the plural form that `count` asks for. */
  readonly say: (key: string, values?: Values) => string;
  /** The name of a party, an event or a term. Throws when the page did not hand it over. */
  readonly name: (id: string) => string;
  /** The same with a capital letter, to stand as a label. */
  readonly label: (id: string) => string;
  /** A text with a capital first letter. */
  readonly capital: (text: string) => string;
  /** Joins parts into one list: "a, b, c". */
  readonly list: (parts: readonly string[]) => string;
  /** Joins parts as people say them: "a, b and c". */
  readonly and: (parts: readonly string[]) => string;
  /** Joins choices as people say them: "a, b or c". */
  readonly or: (parts: readonly string[]) => string;
}

/** A text with a capital first letter. */
export const capital = (lang: Lang, text: string): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** A number, also as text, with a true minus where it is below 0: `8`, `−30`. */
export const minused = (number: number | string): string => String(number).replace(/^-/, '−');

/** A change with its sign: `+1`, `−2`, `0`. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : minused(by));

/** The sign before a number that has changed: what it was. */
export const wasSign = (old: number | string): string => `${old}→`;

/**
 * A number with what it was before the present step: `24→23`. If it was the same, the number alone.
 *
 * @param was what it was; undefined if there is no step
 * @param text what is shown of it: a text whose first number it is
 */
export const withWas = <N extends number | string>(now: N, was: N | undefined, text = String(now)): string =>
  was === undefined || Object.is(was, now) ? text : text.replace(String(now), wasSign(was) + now);

/** A word and its number, which no line break parts. */
export const bound = (word: string, number: string | number): string => `${word}\u00A0${number}`;

/** British English has no comma before "and". The other languages have no British form and are joined as usual. */
const listFormat = (lang: Lang, type?: 'disjunction'): Intl.ListFormat => new Intl.ListFormat(`${lang.split('-', 1)[0]}-GB`, { type });

/** Joins parts with "and". */
export const conjunction = (lang: Lang, parts: readonly string[]): string => listFormat(lang).format(parts);

/**
 * Binds one language's strings and names.
 *
 * @param strings the strings of several features, each under the feature's name
 */
export const wordsOf = (strings: Strings, lang: Lang, names: Names): Words => {
  const name = (id: string): string => {
    const found = names[id];
    if (found === undefined) throw new Error(`${lang}: no name "${id}"`);
    return found;
  };
  return {
    lang,
    say: (key, values) => say(strings, lang, key, values),
    name,
    label: (id) => capital(lang, name(id)),
    capital: (text) => capital(lang, text),
    list: (parts) => parts.join(', '),
    and: (parts) => conjunction(lang, parts),
    or: (parts) => listFormat(lang, 'disjunction').format(parts),
  };
};

/**
 * Lets words say more: strings that were fetched later.
 *
 * @param more further strings by namespace
 */
export const saying = (words: Words, more: Strings): Words => ({
  ...words,
  say: (key, values) => (key.slice(0, key.indexOf('.')) in more ? say(more, words.lang, key, values) : words.say(key, values)),
});
