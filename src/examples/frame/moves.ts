import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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

/** Returns the move of an arrow key; null for other keys, keys with a modifier, and keys typed into a field. */
const moveOfKey = (event: KeyboardEvent): Move | null => {
  const field = event.target instanceof Element && event.target.closest('input, select, textarea');
  if (field || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return event.key === 'ArrowRight' ? 'forward' : event.key === 'ArrowLeft' ? 'back' : null;
};

/**
 * Lets the left and right arrow keys move through the steps while the focus is inside an element.
 *
 * @param root the example's element
 * @param walk makes a move
 */
export const useArrowKeys = (root: RefObject<HTMLElement>, walk: (move: Move) => void): void => {
  // The listener calls the latest function, since keys can be pressed faster than the page renders.
  const latest = useRef(walk);
  latest.current = walk;
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent): void => {
      const move = moveOfKey(event);
      if (!move) return;
      event.preventDefault();
      latest.current(move);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [root]);
};
