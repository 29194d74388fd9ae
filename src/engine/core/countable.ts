/** The highest number that the engine takes from outside; no number of a game comes near it. */
export const MAX_COUNT = 999;

/**
 * Tells whether a value is a whole number from 0 to 999.
 * @param value any number, NaN included
 * @returns true for such a number
 */
export function isCountable(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}
