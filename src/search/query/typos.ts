/** The number of typos that a word of this length may have: one from five letters on, two from nine. */
const maxTypos = (letters: number): number => (letters >= 9 ? 2 : letters >= 5 ? 1 : 0);

/** The last row of the table of distances: how far `typed` is from each prefix of `word`. */
const lastRow = (typed: string, word: string): readonly number[] => {
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  let before = row;
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      // Before the first letter there is none, and it equals no letter.
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1), swapped ? before[j - 2]! + 1 : Infinity);
    }
    [before, row] = [row, next];
  }
  return row;
};

/** Counts the typos between two words: letters left out, added, replaced or swapped with their neighbour. */
export const editDistance = (typed: string, word: string): number => lastRow(typed, word).at(-1)!;

/** The same if `typed` is only the start of a word. */
const prefixDistance = (typed: string, word: string): number => Math.min(...lastRow(typed, word).slice(typed.length - 1));

interface Correction {
  readonly word: string;
  readonly typos: number;
}

/** The words with the fewest typos; those with the same first letter if there are any, since few typos are there. */
const nearest = (typed: string, near: readonly Correction[]): readonly string[] => {
  const best = Math.min(...near.map(({ typos }) => typos));
  const words = near.filter(({ typos }) => typos === best).map(({ word }) => word);
  const alike = words.filter((word) => word[0] === typed[0]);
  return alike.length ? alike : words;
};

/**
 * Finds the words of a vocabulary that were probably meant.
 *
 * @param unfinished what was typed may be the start of a longer word
 * @returns those with the fewest typos; none if all need too many
 */
export const correctionsOf = (typed: string, vocabulary: readonly string[], unfinished: boolean): readonly string[] => {
  const meant = (words: readonly string[], typosIn: typeof editDistance, lettersOf: (word: string) => number): readonly string[] =>
    nearest(
      typed,
      words.map((word) => ({ word, typos: typosIn(typed, word) })).filter(({ word, typos }) => typos <= maxTypos(lettersOf(word))),
    );
  const close = vocabulary.filter((word) => Math.abs(word.length - typed.length) <= 2);
  const whole = meant(close, editDistance, ({ length }) => Math.max(length, typed.length));
  if (whole.length || !unfinished) return whole;
  const longer = vocabulary.filter((word) => word.length > typed.length && word[0] === typed[0]);
  return meant(longer, prefixDistance, () => typed.length).slice(0, 8);
};

/** The keys of a keyboard, row by row, in the English and in the Russian layout. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/**
 * Converts a text to the other keyboard layout: `gjkbnbrf` to `политика`, `дщиин` to `lobby`.
 *
 * @param typed any text; characters that are not on these keys stay
 */
export const otherLayout = (typed: string): string => {
  const [from, to] = /\p{Script=Cyrillic}/u.test(typed) ? [russian, english] : [english, russian];
  return [...typed.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
};

const MAX_WORDS = 4;

/**
 * Finds the words of a vocabulary that are most similar to a word that found nothing.
 *
 * @returns the most similar first; none if more than two in five letters differ
 */
export const nearestTo = (typed: string, vocabulary: readonly string[]): readonly string[] =>
  vocabulary
    .map((word) => ({ word, typos: editDistance(typed, word) }))
    .filter(({ word, typos }) => typos * 5 <= Math.max(word.length, typed.length) * 2)
    .sort((a, b) => a.typos - b.typos || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
