import type { Lang } from '../../i18n/locales.ts';
import { backwards, normalForm } from '../words/normal.ts';
import { languagesOf, tokenOf } from '../words/tokens.ts';
import { correctionsOf, nearestTo, otherLayout } from './typos.ts';
import type { Query, QueryWord, TokenLookup } from './query.ts';
import { isStop, readQuery } from './read.ts';
import { noMeanings, type Meanings } from '../words/meanings.ts';

/*
 * What is tried for words that find nothing: the other keyboard layout, then the correction of typos. Few queries need it, so it is
 * fetched when one does.
 */

/** What a repair needs to know from the index. */
export interface RepairSource {
  /** Tells whether a word finds anything. */
  readonly has: (word: QueryWord) => Promise<boolean>;
  /** Returns words of the vocabulary, among them all with this prefix, or with this ending if it is given `backwards`. */
  readonly words: (prefix: string) => Promise<readonly string[]>;
  /** Returns what the words of a text mean. */
  readonly meanings?: (text: string) => Promise<Meanings>;
}

const isKnown = async (words: readonly QueryWord[], has: RepairSource['has']): Promise<boolean> =>
  (await Promise.all(words.map(async (word) => isStop(word.form) || (await has(word))))).every(Boolean);

/** A piece between blanks: in the other layout if only that gives known words, else as it was typed. */
const inKnownLayout = async (piece: string, lang: Lang, { has }: RepairSource): Promise<string> => {
  const other = otherLayout(piece);
  const [typed, switched] = [readQuery(piece, lang).words, readQuery(other, lang).words];
  if (other.length < 2 || !/\p{L}/u.test(other) || (typed.length && (await isKnown(typed, has)))) return piece;
  return switched.length && (await isKnown(switched, has)) ? other : piece;
};

const inKnownLayouts = async (typed: string, lang: Lang, known: RepairSource): Promise<string> =>
  (await Promise.all(typed.split(/(\s+)/).map((piece) => (/\S/.test(piece) ? inKnownLayout(piece, lang, known) : piece)))).join('');

const asksFor = (forms: readonly string[], meanings: Meanings): readonly TokenLookup[] => {
  const tokens = [...new Set(forms.flatMap((form) => languagesOf(form).map((lang) => tokenOf(lang, form))))];
  const meant = new Set(meanings.of(tokens.map((token) => [token])).flat());
  return [...tokens.map((token): TokenLookup => ({ token, way: 'typo' })), ...[...meant].map((token): TokenLookup => ({ token, way: 'alike' }))];
};

/** Corrects a typo: with words that start the same, or if the typo is at the start, with words that end the same. */
const correct = async (form: string, unfinished: boolean, { words }: RepairSource): Promise<readonly string[]> => {
  for (const prefix of [form.slice(0, 2), backwards(form).slice(0, 3), form.slice(0, 1)]) {
    const meant = correctionsOf(form, await words(prefix), unfinished);
    if (meant.length) return meant;
  }
  return [];
};

const repairWord = async (word: QueryWord, known: RepairSource, meanings = noMeanings): Promise<QueryWord> => {
  if (await known.has(word)) return word;
  for (const form of [word.form, normalForm(otherLayout(word.form))]) {
    const meant = /^\p{L}{4,}$/u.test(form) ? await correct(form, word.unfinished === true, known) : [];
    if (meant.length) return { ...word, asks: asksFor(meant, meanings), meant };
  }
  return word;
};

/**
 * Reads a query again and repairs words that the index does not know.
 *
 * @param typed what was typed
 * @param lang the page's language
 * @returns the same as `readQuery` if all words are known
 */
export const repair = async (typed: string, lang: Lang, known: RepairSource): Promise<Query> => {
  const layout = await inKnownLayouts(typed, lang, known);
  const meanings = await known.meanings?.(layout);
  const { words } = readQuery(layout, lang, meanings);
  return {
    text: typed.trim(),
    read: layout.trim(),
    words: await Promise.all(words.map((word) => repairWord(word, known, meanings))),
    ...(meanings && { meanings }),
  };
};

/**
 * Returns words that are similar to those of a query that found nothing.
 *
 * @param words as in `RepairSource`
 */
export const nearestWords = async (query: Query, words: RepairSource['words']): Promise<readonly string[]> => {
  const forms = query.words.map(({ form }) => form).filter((form) => /^\p{L}{3,}$/u.test(form));
  const near = await Promise.all(forms.map(async (form) => nearestTo(form, await words(form.slice(0, 2)))));
  return [...new Set(near.flat())];
};
