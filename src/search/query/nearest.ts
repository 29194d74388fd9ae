import { editDistance } from './typos.ts';

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
