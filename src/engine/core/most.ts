/**
 * Finds those who have the most: delegates, votes, resources.
 * @param all in the order in which they are returned; what a tie means is for the rule to say
 * @param countOf how much one of them has; NaN is less than any number
 * @returns all who have the highest number, none if there is no number
 */
export function withMost<T>(all: readonly T[], countOf: (one: T) => number): readonly T[] {
  const most = Math.max(...all.map(countOf).filter((count) => !Number.isNaN(count)));
  return all.filter((one) => countOf(one) === most);
}
