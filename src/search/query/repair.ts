/* What is tried for words that find nothing: the other keyboard layout, then words that differ by a slip of the finger. */
import type { Lang } from '../../i18n/locales.ts';
import { backwards, normalForm } from '../words/normal.ts';
import { languagesOf, tokenOf } from '../words/tokens.ts';
import { otherLayout } from './layout.ts';
import { readQuery, saysLittle, type Ask, type Query, type QueryWord } from './read.ts';
import { meantBy } from './slips.ts';

/** What a repair needs to know of the index. */
export interface Known {
  readonly has: (word: QueryWord) => Promise<boolean>;
  /** Words of the vocabulary, those with a beginning among them, or with an ending where that is given `backwards`. */
  readonly words: (beginning: string) => Promise<readonly string[]>;
}

const isKnown = async (words: readonly QueryWord[], has: Known['has']): Promise<boolean> =>
  (await Promise.all(words.map(async (word) => saysLittle(word.form) || (await has(word))))).every(Boolean);

/** A piece between blanks as it was typed or in the other layout, whichever has known words. */
const inKnownLayout = async (piece: string, lang: Lang, { has }: Known): Promise<string> => {
  const other = otherLayout(piece);
  const [typed, switched] = [readQuery(piece, lang).words, readQuery(other, lang).words];
  if (other.length < 2 || !/\p{L}/u.test(other) || (typed.length && (await isKnown(typed, has)))) return piece;
  return switched.length && (await isKnown(switched, has)) ? other : piece;
};

const inKnownLayouts = async (typed: string, lang: Lang, known: Known): Promise<string> =>
  (await Promise.all(typed.split(/(\s+)/).map((piece) => (/\S/.test(piece) ? inKnownLayout(piece, lang, known) : piece)))).join('');

const asksFor = (forms: readonly string[]): readonly Ask[] =>
  [...new Set(forms.flatMap((form) => languagesOf(form).map((lang) => tokenOf(lang, form))))].map((token) => ({ token, way: 'slip' }));

/** The words meant by a form: among those that begin like it, then among those that end like it, where the slip is at the beginning. */
const wordsMeant = async (form: string, unfinished: boolean, { words }: Known): Promise<readonly string[]> => {
  for (const alike of [form.slice(0, 2), backwards(form).slice(0, 3), form.slice(0, 1)]) {
    const meant = meantBy(form, await words(alike), unfinished);
    if (meant.length) return meant;
  }
  return [];
};

const repairWord = async (word: QueryWord, unfinished: boolean, known: Known): Promise<QueryWord> => {
  if (!/^\p{L}{4,}$/u.test(word.form) || (await known.has(word))) return word;
  for (const form of [word.form, normalForm(otherLayout(word.form))]) {
    const meant = /^\p{L}{4,}$/u.test(form) ? await wordsMeant(form, unfinished, known) : [];
    if (meant.length) return { ...word, asks: asksFor(meant), meant };
  }
  return word;
};

/**
 * Reads a query again with what the index knows.
 *
 * @returns the query as it was read where all its words are known
 */
export const repair = async (typed: string, lang: Lang, known: Known): Promise<Query> => {
  const layout = await inKnownLayouts(typed, lang, known);
  const { words } = readQuery(layout, lang);
  const last = /\p{L}$/u.test(layout) ? words.at(-1) : undefined;
  return { text: typed.trim(), read: layout.trim(), words: await Promise.all(words.map((word) => repairWord(word, word === last, known))) };
};
