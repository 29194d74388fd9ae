/**
 * Finds those who have the most: delegates, votes, resources.
 * @param all in the order in which they are returned; what a tie means is for the rule to say
 * @param countOf how much one of them has, a number
 * @returns all who have the highest number; none of none
 */
export function withMost<T>(all: readonly T[], countOf: (one: T) => number): readonly T[] {
  const most = Math.max(...all.map(countOf));
  return all.filter((one) => countOf(one) === most);
}
