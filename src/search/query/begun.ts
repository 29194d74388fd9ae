/* Words that are being typed, and words whose stem may mislead: neither needs the vocabulary. */
import { languagesOf, tokenOfStem } from '../words/tokens.ts';
import type { QueryWord, TokenLookup } from './query.ts';

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
 * @param has tells whether a word finds anything
 * @returns undefined if no stem is known
 */
export const begun = async (word: QueryWord, has: (word: QueryWord) => Promise<boolean>): Promise<QueryWord | undefined> => {
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
