/** A word of a text: where it stands and its normal form. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly form: string;
}

/** Letters, marks, digits and the euro sign of M€; a soft hyphen stays inside its word. */
const wordPattern = /[\p{L}\p{M}\p{N}\u00AD€]+/gu;

/**
 * The normal form of a piece of text: lower case, Latin letters without accents, `ё` as `е`, `œ` as `oe`.
 * `й` is kept, since the Russian stemmer tells endings by it.
 *
 * @returns the same form for every way of writing a word; applying it twice changes nothing
 */
export const normalForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/и\u0306/g, 'й')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

/**
 * Splits a text into words. Apostrophes and hyphens separate: the `l` of `l’influence` is a word of its own,
 * which the stop words drop.
 *
 * @returns the words in order, each with its place in `text`
 */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(wordPattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, form: normalForm(match[0]) }))
    .filter(({ form }) => form !== '');

const BACKWARDS = '-';

/** A word from its end, marked as such, by which a vocabulary finds words that end alike; applied twice it gives the word. */
export const backwards = (form: string): string =>
  form.startsWith(BACKWARDS) ? [...form.slice(1)].reverse().join('') : BACKWARDS + [...form].reverse().join('');

/** A word as it is written, whichever way it is given. */
export const forwards = (form: string): string => (form.startsWith(BACKWARDS) ? backwards(form) : form);
