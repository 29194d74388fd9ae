/** The highest number that the engine takes from outside; no number of a game comes near it. */
export const MAX_COUNT = 999;

/**
 * Tells a number that something can be counted with.
 * @param value any number, NaN included
 * @returns true for a whole number from 0 to 999
 */
export function isCountable(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}
