/* Which words of a text match a word of the query: the same test by which the index finds records. */
import type { Lang } from '../../i18n/locales.ts';
import { wordsOf } from '../words/normal.ts';
import { numberToken, prefixOf, tokenOf } from '../words/tokens.ts';
import type { Query, QueryWord } from './query.ts';

/**
 * Tells whether a word of a text matches a word of the query.
 *
 * @param lang the language of the text
 * @param form the word of the text, in normal form
 */
export const matches = (word: QueryWord, lang: Lang, form: string): boolean => {
  const token = tokenOf(lang, form);
  return word.asks.some((ask) => (ask.way === 'prefix' ? prefixOf(form).startsWith(ask.token) || token.startsWith(ask.token) : ask.token === token));
};

/** Tells whether a word of the query asks for a number. */
export const matchesNumber = (word: QueryWord, number: string): boolean => word.asks.some(({ token }) => token === numberToken(number));

/** Returns the words of the query that a text has. */
export const foundIn = (query: Query, lang: Lang, text: string): ReadonlySet<QueryWord> => {
  const forms = wordsOf(text).map(({ form }) => form);
  return new Set(query.words.filter((word) => forms.some((form) => matches(word, lang, form))));
};
