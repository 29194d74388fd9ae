/** A move through the steps of an example. */
export type Move = 'first' | 'back' | 'forward' | 'last';

/**
 * Returns the step that a move leads to, clamped to the existing steps.
 *
 * @param step the present step, counted from 1
 * @param count the number of steps, at least 1
 */
export const target = (move: Move, step: number, count: number): number =>
  ({ first: 1, back: Math.max(1, step - 1), forward: Math.min(count, step + 1), last: count })[move];
