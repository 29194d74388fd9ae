import type { Lang } from '../../i18n/locales.ts';
import { matches, type Query } from '../query/query.ts';
import { wordsOf, type Word } from '../words/normal.ts';

/** Length of an excerpt in characters: about two lines on a phone. */
const LENGTH = 170;
/** Characters before the first matching word. */
const LEAD = 40;

const scoreAt = (hits: readonly Word[], from: number): number => hits.filter(({ start, end }) => start >= from && end <= from + LENGTH).length;

/** Start of the first window with the most matching words. */
const bestStart = (hits: readonly Word[]): number =>
  hits
    .map(({ start }) => Math.max(0, start - LEAD))
    .reduce((best, from) => (scoreAt(hits, from) > scoreAt(hits, best) ? from : best), Math.max(0, (hits[0]?.start ?? 0) - LEAD));

/** Moves a cut to after the next blank, so that no word is cut. */
const afterBlank = (text: string, at: number): number => (at === 0 ? 0 : text.indexOf(' ', at) + 1 || at);
/** Moves a cut to before the last blank. */
const beforeBlank = (text: string, at: number): number => (at >= text.length ? text.length : Math.max(text.lastIndexOf(' ', at), 0) || at);

/**
 * Returns the part of a text that has the most words of the query, with an ellipsis where text is left out.
 *
 * @returns the whole text if it is short
 */
export const excerptOf = (query: Query, lang: Lang, text: string): string => {
  if (text.length <= LENGTH) return text;
  const hits = wordsOf(text).filter(({ form }) => query.words.some((word) => matches(word, lang, form)));
  const from = afterBlank(text, Math.min(bestStart(hits), text.length - LENGTH));
  const to = beforeBlank(text, from + LENGTH);
  return `${from > 0 ? '…\u00A0' : ''}${text.slice(from, to).trim()}${to < text.length ? '\u00A0…' : ''}`;
};

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
