import type { Lang } from '../../i18n/locales.ts';
import type { Query, QueryWord } from '../query/read.ts';
import { wordsOf } from '../words/normal.ts';
import { numberToken, prefixOf, tokenOf } from '../words/tokens.ts';

/** A piece of a text; `hit` where it is a word that was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Whether a word of a language is what a word of the query stands for: the same test by which the index found it. */
export const stands = (word: QueryWord, lang: Lang, form: string): boolean => {
  const token = tokenOf(lang, form);
  return word.asks.some((ask) => (ask.way === 'begun' ? prefixOf(form).startsWith(ask.token) || token.startsWith(ask.token) : ask.token === token));
};

/** Whether one of a rule's numbers was asked for. */
export const isNumber = (word: QueryWord, number: string): boolean => word.asks.some(({ token }) => token === numberToken(number));

/** The words of a query that a text in a language has. */
export const foundIn = (query: Query, lang: Lang, text: string): ReadonlySet<QueryWord> => {
  const forms = wordsOf(text).map(({ form }) => form);
  return new Set(query.words.filter((word) => forms.some((form) => stands(word, lang, form))));
};

/**
 * Cuts a text at the words that were looked for.
 *
 * @returns pieces that together are the text
 */
export const markedPieces = (query: Query, lang: Lang, text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, form } of wordsOf(text)) {
    if (!query.words.some((word) => stands(word, lang, form))) continue;
    pieces.push({ text: text.slice(done, start), hit: false }, { text: text.slice(start, end), hit: true });
    done = end;
  }
  return [...pieces, { text: text.slice(done), hit: false }].filter(({ text: piece }) => piece !== '');
};
