import type { Lang } from '../../i18n/locales.ts';
import { isTyped, matches, type Query, type QueryWord } from '../query/query.ts';
import type { Word } from '../words/normal.ts';
import { wordsAndRangesOf } from '../words/ranges.ts';
import { isStopWord } from '../words/stop.ts';

/** Usual length of an excerpt in characters. */
export const LENGTH = 170;
/** A sentence that answers may be longer by this factor. */
const LONGER = 1.4;
/** Characters before the first matching word where a sentence has to be cut. */
const LEAD = 40;

/** A word of a text with the words of the query that it matches. */
interface Hit extends Word {
  readonly asked: readonly QueryWord[];
}

/** Tells whether a word of a text is a stop word, which has no other meaning. In capitals it is an abbreviation: Russian `ПО` is not `по`. */
const isPlain = (lang: Lang, text: string, { start, end, form }: Word): boolean =>
  isStopWord(lang, form) && text.slice(start, end) !== form.toUpperCase();

const hitsIn = (query: Query, lang: Lang, text: string): readonly Hit[] =>
  wordsAndRangesOf(text)
    .map((word) => {
      const meanings = isPlain(lang, text, word) ? undefined : query.meanings;
      return { ...word, asked: query.words.filter((each) => matches(each, lang, word.form, meanings)) };
    })
    .filter(({ asked }) => asked.length > 0);

/** A part of a text, from one position to another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The end of a sentence: its mark, and a blank before a capital letter, a digit or a quotation. */
const sentenceEnd = /(?<=[.!?…][»”"]?)[ \u00A0](?=[\p{Lu}\d«“"])/gu;

/** The label of an open question, and what stands between it and the question: see `records.ts`. */
const label = /^[^.?!]*?\u00A0— /;

/** The blank after the last question of a text. */
const answered = /(?<=\?)[ \u00A0](?=[^?]+$)/;

const sentencesOf = (text: string): readonly Span[] => {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index);
  return [...ends, text.length].map((to, index) => ({ from: index ? ends[index - 1]! + 1 : 0, to }));
};

const inside = (hits: readonly Hit[], { from, to }: Span): readonly Hit[] => hits.filter(({ start, end }) => start >= from && end <= to);

/** The words of the query that some words of a text match. */
const askedIn = (hits: readonly Hit[]): ReadonlySet<QueryWord> => new Set(hits.flatMap(({ asked }) => asked));

/** A span answers better if it has more of the words, and then if more of its own words match. */
const worth = (hits: readonly Hit[], span: Span): number => {
  const found = inside(hits, span);
  return askedIn(found).size + found.length / 100;
};

const bestOf = <S extends Span>(hits: readonly Hit[], spans: readonly S[]): S =>
  spans.reduce((best, span) => (worth(hits, span) > worth(hits, best) ? span : best));

/** The best sentence with as many of those after and before it as there is room for. */
const widened = (sentences: readonly Span[], best: Span, length: number): Span => {
  const to = sentences.findLast((each) => each.to >= best.to && each.to - best.from <= length)?.to ?? best.to;
  const from = sentences.find((each) => each.from <= best.from && to - each.from <= length)?.from ?? best.from;
  return { from, to };
};

/** Moves a cut to after the next blank, so that no word is cut. */
const afterBlank = (text: string, at: number): number => text.indexOf(' ', at) + 1 || at;
/** Moves a cut to before the last blank. */
const beforeBlank = (text: string, at: number): number => Math.max(text.lastIndexOf(' ', at), 0) || at;

/** The part of a long sentence that has the most words of the query. */
const cutFrom = (hits: readonly Hit[], text: string, { from, to }: Span, length: number): Span => {
  const starts = [from, ...inside(hits, { from, to }).map(({ start }) => start - LEAD)];
  const best = bestOf(
    hits,
    starts.map((start) => Math.max(from, Math.min(start, to - length))).map((start) => ({ from: start, to: start + length })),
  );
  return { from: best.from <= from ? from : afterBlank(text, best.from), to: best.to >= to ? to : beforeBlank(text, best.to) };
};

/** The part of a text that has the most words of the query, without such words its beginning; all of a short text. */
const partOf = (hits: readonly Hit[], text: string, length: number): Span => {
  const sentences = sentencesOf(text);
  const best = bestOf(hits, sentences);
  if (best.to - best.from > LONGER * length) return cutFrom(hits, text, best, length);
  const whole = widened(sentences, best, length);
  // After a short "No." the reason begins.
  return whole.to - whole.from < length / 2 ? { ...whole, to: Math.max(whole.to, beforeBlank(text, whole.from + length)) } : whole;
};

/**
 * The part of a text that adds most to its title: words of the query that the title has do not count again, but they match. A text that
 * adds none shows its beginning: there the rule itself stands, and remarks follow. If several words match and the beginning has none of
 * them, it shows the sentence that has most.
 */
const partBelow = (query: Query, lang: Lang, title: string, text: string, length: number): Span => {
  const titled = askedIn(hitsIn(query, lang, title));
  const all = hitsIn(query, lang, text);
  const added = all.map((hit) => ({ ...hit, asked: hit.asked.filter((word) => !titled.has(word)) }));
  if (askedIn(added).size) return partOf(added, text, length);
  const beginning = partOf([], text, length);
  const isLate = askedIn(all).size > 1 && !inside(all, beginning).length;
  return isLate ? partOf(all, text, length) : beginning;
};

/**
 * Returns the sentence of a text that has the most words of the query, with its neighbours if there is room. An ellipsis stands
 * where text is left out. An open question is left out, unless it is short: what is shown is the beginning of its answer. Its label
 * stays, since what the rules do not say must not look like a rule, and does not count as text.
 *
 * @param title what is shown above the text
 * @param length the usual number of characters
 * @returns the whole text if it is short
 */
export const excerptOf = (query: Query, lang: Lang, whole: string, title = '', length = LENGTH): string => {
  const text = whole.slice(whole.search(answered) + 1);
  const isAnswer = text !== whole;
  const [mark = ''] = (isAnswer && label.exec(whole)) || [];
  if (isAnswer && whole.length - mark.length <= length) return whole;
  const { from, to } = isAnswer ? partOf([], text, length) : partBelow(query, lang, title, text, length);
  return `${mark}${isAnswer || from > 0 ? '…\u00A0' : ''}${text.slice(from, to).trim()}${to < text.length ? '\u00A0…' : ''}`;
};

/**
 * The words to mark. One that means the same is marked only where the typed word does not stand: beside it, it looks like a mistake.
 * Words that say what is asked for (`when`, `how many`) would mark half of a text.
 */
const markedIn = (query: Query, lang: Lang, text: string): readonly (Hit & { readonly typed: readonly QueryWord[] })[] => {
  const hits = hitsIn(query, lang, text).map((hit) => ({ ...hit, typed: hit.asked.filter((word) => isTyped(word, lang, hit.form)) }));
  const typed = new Set(hits.flatMap((hit) => hit.typed));
  return hits.filter((hit) => hit.typed.length > 0 || hit.asked.some((word) => !word.weak && !typed.has(word)));
};

/** A piece of a text. */
export interface Piece {
  readonly text: string;
  /** Whether it is a word that matches the query: as it was typed, or as one that means the same. */
  readonly hit?: 'typed' | 'alike';
}

/**
 * Cuts a text into pieces, so that each word to mark is a piece.
 *
 * @returns pieces that together are the text
 */
export const markedPieces = (query: Query, lang: Lang, text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, typed } of markedIn(query, lang, text)) {
    // Both a range and its first number.
    if (start < done) continue;
    pieces.push({ text: text.slice(done, start) }, { text: text.slice(start, end), hit: typed.length ? 'typed' : 'alike' });
    done = end;
  }
  return [...pieces, { text: text.slice(done) }].filter(({ text: piece }) => piece !== '');
};
