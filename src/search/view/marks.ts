import type { Lang } from '../../i18n/locales.ts';
import { matches } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { wordsOf } from '../words/normal.ts';

/** A piece of a text. `hit` means that it is a word that matches the query. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * Cuts a text into pieces, so that each word that matches the query is a piece.
 *
 * @returns pieces that together are the text
 */
export const markedPieces = (query: Query, lang: Lang, text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, form } of wordsOf(text)) {
    if (!query.words.some((word) => matches(word, lang, form))) continue;
    pieces.push({ text: text.slice(done, start), hit: false }, { text: text.slice(start, end), hit: true });
    done = end;
  }
  return [...pieces, { text: text.slice(done), hit: false }].filter(({ text: piece }) => piece !== '');
};
