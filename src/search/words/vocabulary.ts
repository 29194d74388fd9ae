/* A vocabulary as a file has it: sorted, and each word without the letters that it shares with the one before. */

/** So many letters can be shared: a digit in base 36 says how many. */
const MOST = 35;

const sharedBy = (word: string, before: string): number => {
  let count = 0;
  while (count < MOST && count < word.length && word[count] === before[count]) count++;
  return count;
};

/** Writes words, separated by blanks. */
export const shortened = (words: readonly string[]): string =>
  [...words]
    .sort()
    .map((word, index, sorted) => {
      const shared = sharedBy(word, sorted[index - 1] ?? '');
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');

/** Reads what `shortened` has written. */
export const inFull = (text: string): readonly string[] => {
  let before = '';
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => (before = before.slice(0, parseInt(word[0] ?? '0', 36)) + word.slice(1)));
};
