/** The ways through the steps of an example. */
export type Move = 'first' | 'back' | 'forward' | 'last';

/**
 * The step that a move leads to, kept within the steps.
 *
 * @param step the present step, from 1
 * @param count the number of steps, at least 1
 */
export const target = (move: Move, step: number, count: number): number =>
  ({ first: 1, back: Math.max(1, step - 1), forward: Math.min(count, step + 1), last: count })[move];
