import { slipsBetween } from './slips.ts';

const MOST = 4;

/**
 * The words of a vocabulary that are most like one that nothing was found for: those of which most letters agree.
 *
 * @returns none where nothing is alike
 */
export const nearestTo = (typed: string, vocabulary: readonly string[]): readonly string[] =>
  vocabulary
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ word, slips }) => slips * 5 <= Math.max(word.length, typed.length) * 2)
    .sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word }) => word);
