/** A word of a text: its position and its normal form. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly form: string;
}

/** Letters, marks, digits and the euro sign of M€; a soft hyphen stays inside its word. */
const wordPattern = /[\p{L}\p{M}\p{N}\u00AD€]+/gu;

/**
 * Returns the normal form of a text: lower case, Latin letters without accents, `ё` as `е`, `œ` as `oe`. `й` stays,
 * because the Russian stemmer needs it.
 *
 * @returns the same form for every spelling of a word; applied twice, it changes nothing
 */
export const normalForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/и\u0306/g, 'й')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

const readWords = (text: string): readonly Word[] =>
  [...text.matchAll(wordPattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, form: normalForm(match[0]) }))
    .filter(({ form }) => form !== '');

/** So many texts are kept with their words: those of the hits of a query, which are read several times, and of the next one. */
const KEPT = 200;
const kept = new Map<string, readonly Word[]>();

/**
 * Splits a text into words. Apostrophes and hyphens separate words: the `l` of `l’influence` is a word, and a stop word.
 *
 * @returns the words in order, each with its position in `text`
 */
export const wordsOf = (text: string): readonly Word[] => {
  const words = kept.get(text) ?? readWords(text);
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, words);
  return words;
};

const BACKWARDS = '-';

/** Reverses a word and marks it as reversed, so that a vocabulary finds words by their endings. Applied twice it returns the word. */
export const backwards = (form: string): string =>
  form.startsWith(BACKWARDS) ? [...form.slice(1)].reverse().join('') : BACKWARDS + [...form].reverse().join('');

/** Returns a word in its normal order, whether it is reversed or not. */
export const forwards = (form: string): string => (form.startsWith(BACKWARDS) ? backwards(form) : form);
