import type { Lang } from '../../i18n/locales.ts';
import type { Query } from '../query/read.ts';
import { wordsOf, type Word } from '../words/normal.ts';
import { stands } from './marks.ts';

/** About two lines on a phone. */
const LENGTH = 170;
/** What stands before the first word that was found. */
const LEAD = 40;

const scoreAt = (hits: readonly Word[], from: number): number => hits.filter(({ start, end }) => start >= from && end <= from + LENGTH).length;

/** Where the window begins that holds most of the words; the earliest of those. */
const bestStart = (hits: readonly Word[]): number =>
  hits
    .map(({ start }) => Math.max(0, start - LEAD))
    .reduce((best, from) => (scoreAt(hits, from) > scoreAt(hits, best) ? from : best), Math.max(0, (hits[0]?.start ?? 0) - LEAD));

/** Moves a cut to the blank after it, so that no word is cut. */
const afterBlank = (text: string, at: number): number => (at === 0 ? 0 : text.indexOf(' ', at) + 1 || at);
const beforeBlank = (text: string, at: number): number => (at >= text.length ? text.length : Math.max(text.lastIndexOf(' ', at), 0) || at);

/**
 * The part of a rule's text that has most of the words looked for, with an ellipsis where something is left out.
 *
 * @returns the whole text if it is short
 */
export const excerptOf = (query: Query, lang: Lang, text: string): string => {
  if (text.length <= LENGTH) return text;
  const hits = wordsOf(text).filter(({ form }) => query.words.some((word) => stands(word, lang, form)));
  const from = afterBlank(text, Math.min(bestStart(hits), text.length - LENGTH));
  const to = beforeBlank(text, from + LENGTH);
  return `${from > 0 ? '…\u00A0' : ''}${text.slice(from, to).trim()}${to < text.length ? '\u00A0…' : ''}`;
};
