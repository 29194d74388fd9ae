import { LANGS, type Lang } from '../../i18n/locales.ts';
import { backwards, normalForm } from '../words/normal.ts';
import { languagesOf, tokenOf, tokenOfStem, languageOf } from '../words/tokens.ts';
import { otherLayout, correctionsOf } from './typos.ts';
import { foundIn, matchesNumber, type Query, type QueryWord, type TokenLookup } from './query.ts';
import { isStop, readQuery } from './read.ts';
import { isMeaning, noMeanings, type Meanings } from '../words/meanings.ts';
import type { ShownRecord } from '../format.ts';

/*
 * What is tried for words that find nothing: a stem that is shorter than what is typed so far, the other keyboard layout, the
 * correction of typos.
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

/** The share of a word that may stand after its stem, and the letters of the shortest stem. */
const ENDING = 0.4;
const SHORTEST = 4;

/** The stems that a beginning of a word can have, the longest first. English stems may end in an `e` that the word does not have. */
const stemsIn = (form: string): readonly string[] =>
  Array.from({ length: Math.floor(form.length * ENDING) }, (_, at) => form.slice(0, -1 - at))
    .flatMap((stem) => [stem, `${stem}e`])
    .filter((stem) => stem.length >= SHORTEST);

/**
 * Reads a word that is being typed and has more letters than its stem and fewer than its ending: `representan`, `ruli`. Nothing has to be
 * fetched for it, and the hits stay while the word is finished.
 *
 * @returns undefined if no stem is known
 */
export const begun = async (word: QueryWord, has: RepairSource['has']): Promise<QueryWord | undefined> => {
  if (!word.asks.some(({ way }) => way === 'prefix') || !/^\p{L}+$/u.test(word.form)) return undefined;
  for (const stem of stemsIn(word.form)) {
    const read = { ...word, asks: languagesOf(stem).map((lang): TokenLookup => ({ token: tokenOfStem(lang, stem), way: 'prefix' })) };
    if (await has(read)) return read;
  }
  return undefined;
};

/** The letters of a stem that says little of its word. */
const LITTLE = 3;

/** Tells whether the stem of a word says little of it: `minning` has that of `min`. An index may have the stem from quite another word. */
export const isDoubtful = ({ form, asks }: QueryWord): boolean =>
  form.length > 2 * LITTLE && asks.some(({ token, way }) => way === 'exact' && token.length - 1 <= LITTLE);

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

/* Words of the query that found a hit although the hit does not show them. */

/** Returns the words of the query that are not in the number, title or text of a hit. */
export const unseenIn = (query: Query, lang: Lang, hit: ShownRecord): readonly QueryWord[] => {
  const seen = foundIn(query, lang, `${hit.title} ${hit.text}`);
  return query.words.filter((word) => !seen.has(word) && !matchesNumber(word, normalForm(hit.number)));
};

/**
 * Returns the other languages in which such words can have found a hit.
 *
 * @param words words that the hit does not show
 * @param page the page's language
 */
export const languagesAsked = (words: readonly QueryWord[], page: Lang): readonly Lang[] => {
  const asks = words.flatMap((word) => word.asks);
  const asked = (lang: Lang): boolean =>
    asks.some(({ token, way }) => !isMeaning(token) && (way === 'prefix' || (languageOf(token) ?? lang) === lang));
  return LANGS.filter((lang) => lang !== page && asked(lang));
};
