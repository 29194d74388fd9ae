/** Slips of the finger that a word of this many letters may have: one in five, two in nine. */
const slipsIn = (letters: number): number => (letters >= 9 ? 2 : letters >= 5 ? 1 : 0);

/** The rows of a table of distances: how far each beginning of `word` is from the letters of `typed` so far. */
const lastRow = (typed: string, word: string): readonly number[] => {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1), swapped ? before[j - 2]! + 1 : Infinity);
    }
    [before, row] = [row, next];
  }
  return row;
};

/** How many letters were left out, added, mistaken or swapped with their neighbour. */
export const slipsBetween = (typed: string, word: string): number => lastRow(typed, word).at(-1)!;

/** The same where `typed` is only the beginning of a word. */
const slipsInBeginning = (typed: string, word: string): number => Math.min(...lastRow(typed, word).slice(Math.max(0, typed.length - 1)));

interface Near {
  readonly word: string;
  readonly slips: number;
}

/** The nearest words; a slip beyond the first letter is likelier. */
const nearest = (typed: string, near: readonly Near[]): readonly string[] => {
  const best = Math.min(...near.map(({ slips }) => slips));
  const words = near.filter(({ slips }) => slips === best).map(({ word }) => word);
  const alike = words.filter((word) => word[0] === typed[0]);
  return alike.length ? alike : words;
};

/**
 * The words of a vocabulary that someone may have meant to type.
 *
 * @param unfinished the word may be the beginning of those
 * @returns those with the fewest slips; none where all need too many
 */
export const meantBy = (typed: string, vocabulary: readonly string[], unfinished: boolean): readonly string[] => {
  const close = (word: string): boolean => Math.abs(word.length - typed.length) <= 2;
  const whole = vocabulary
    .filter(close)
    .map((word) => ({ word, slips: slipsBetween(typed, word), most: slipsIn(Math.max(word.length, typed.length)) }));
  const near = whole.filter(({ slips, most }) => slips <= most);
  if (near.length || !unfinished) return nearest(typed, near);
  const begun = vocabulary.filter((word) => word.length > typed.length && word[0] === typed[0]);
  const most = slipsIn(typed.length);
  return nearest(
    typed,
    begun.map((word) => ({ word, slips: slipsInBeginning(typed, word) })).filter(({ slips }) => slips <= most),
  ).slice(0, 8);
};
