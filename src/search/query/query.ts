import { numberToken, prefixOf, tokenOf, type Token } from '../words/tokens.ts';
import type { Lang } from '../../i18n/locales.ts';
import { noMeanings, type Meanings } from '../words/meanings.ts';
import { wordsAndRangesOf } from '../words/ranges.ts';

/* A query as it was understood. */

/**
 * How a token follows from what was typed: it is the word itself, a longer word that starts with it, a word or number
 * that means the same or looks alike, or a corrected typo.
 */
export type MatchType = 'exact' | 'prefix' | 'alike' | 'typo';

/** One thing to look up: a whole token, or a prefix of tokens if `way` is `prefix`. */
export interface TokenLookup {
  readonly token: Token;
  readonly way: MatchType;
}

/** A word of the query with everything that it can mean: a record matches the word if it has one of its tokens. */
export interface QueryWord {
  /** The word in normal form. */
  readonly form: string;
  readonly asks: readonly TokenLookup[];
  /** It is a stop word that says what kind of thing is asked for (`when`, `how many`). */
  readonly weak?: boolean;
  /** It is the last word, and the reader may still be typing it. */
  readonly unfinished?: boolean;
  /** Rules of the page's language have it as it was typed, or a word that begins like it. */
  readonly spoken?: boolean;
  /** It finds nothing in any language. If the search is narrowed to a game, it finds nothing there. */
  readonly unknown?: boolean;
  /** The words that were probably meant, if it has a typo. */
  readonly meant?: readonly string[];
}

/** A query as it was understood. */
export interface Query {
  /** What was typed, without blanks around it. */
  readonly text: string;
  /** The same as it was read: in the other keyboard layout if only that gives known words. */
  readonly read: string;
  readonly words: readonly QueryWord[];
  /** What its words were read with. */
  readonly meanings?: Meanings;
}

/* Which words of a text match a word of the query: the same test by which the index finds records. */

/**
 * Tells whether a word of a text matches a word of the query.
 *
 * @param lang the language of the text
 * @param form the word of the text, in normal form
 */
export const matches = (word: QueryWord, lang: Lang, form: string, meanings: Meanings = noMeanings): boolean => {
  const token = tokenOf(lang, form);
  const meant = meanings.written(token);
  if (meant.size && word.asks.some((ask) => meant.has(ask.token))) return true;
  return word.asks.some((ask) => (ask.way === 'prefix' ? prefixOf(form).startsWith(ask.token) || token.startsWith(ask.token) : ask.token === token));
};

/** Tells whether a word of a text is the word that was typed, in any of its forms, and not only one that means the same. */
export const isTyped = ({ asks, ...word }: QueryWord, lang: Lang, form: string): boolean =>
  matches({ ...word, asks: asks.filter(({ way }) => way !== 'alike') }, lang, form);

/** Tells whether a word of the query asks for a number. */
export const matchesNumber = (word: QueryWord, number: string): boolean => word.asks.some(({ token }) => token === numberToken(number));

/** Returns the words of the query that a text has, not only others that mean the same. */
export const foundIn = (query: Query, lang: Lang, text: string): ReadonlySet<QueryWord> => {
  const forms = wordsAndRangesOf(text).map(({ form }) => form);
  return new Set(query.words.filter((word) => forms.some((form) => matches(word, lang, form))));
};
