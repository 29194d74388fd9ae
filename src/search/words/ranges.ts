/* Ranges of numbers, such as `3–5 players`: a query for a number that lies in a range finds it. */
import { wordsOf, type Word } from './normal.ts';

/** Of a larger range, only the ends are indexed. */
const MOST = 10;

/** `3–5`, `−30…−24`, and in words `0 to 3`, `от 0 до 3`, `de 0 à 3`; no part of a longer number, such as `4.1–4.3`. */
const rangePattern = /(?<![\p{L}\p{N}.,])(−?\d+)\s?(?:[–-]|…|to|до|à)\s?(−?\d+)(?![\p{L}\p{N}]|[.,]\d)/gu;

const valueOf = (number: string): number => Number(number.replace('−', '-'));

/**
 * Returns the numbers between the ends of the ranges of a text.
 *
 * @returns each number as a word at the position of its range, without a sign
 */
export const rangesIn = (text: string): readonly Word[] =>
  [...text.matchAll(rangePattern)].flatMap(({ index, 0: { length }, 1: first, 2: last }) => {
    const [from, to] = [valueOf(first!), valueOf(last!)];
    const between = to - from < MOST ? Math.max(0, to - from - 1) : 0;
    return Array.from({ length: between }, (_, at) => ({ start: index, end: index + length, form: `${Math.abs(from + at + 1)}` }));
  });

/** Returns the words of a text and the numbers that lie in its ranges, in order. */
export const wordsAndRangesOf = (text: string): readonly Word[] => {
  const ranges = rangesIn(text);
  return ranges.length ? [...wordsOf(text), ...ranges].sort((one, other) => one.start - other.start) : wordsOf(text);
};
