import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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

/** What an arrow key asks for; null when the key is not for the example: another key, one with a modifier, or one typed into a field. */
const moveOfKey = (event: KeyboardEvent): Move | null => {
  const field = event.target instanceof Element && event.target.closest('input, select, textarea');
  if (field || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return event.key === 'ArrowRight' ? 'forward' : event.key === 'ArrowLeft' ? 'back' : null;
};

/**
 * Lets the left and right arrow keys walk through the steps while the focus is inside an element, and nowhere else.
 *
 * @param root the example's element
 * @param walk makes a move
 */
export const useArrowKeys = (root: RefObject<HTMLElement>, walk: (move: Move) => void): void => {
  // The listener stays; what it calls is the latest, since keys can be pressed faster than the page is drawn.
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
