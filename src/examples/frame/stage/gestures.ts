/* Keys, swipes and taps on rows: other ways to the same moves as the buttons. */
import type { Move } from '../state/moves.ts';

const within = ({ target }: Event, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

const keys: Readonly<Record<string, Move | 'play'>> = { ArrowRight: 'forward', ArrowLeft: 'back', Home: 'first', End: 'last', ' ': 'play' };

/** Returns what a key asks for; null for other keys, keys with a modifier, and keys that the focused element needs itself. */
export const askedByKey = (event: KeyboardEvent): Move | 'play' | null => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || within(event, 'input, select, textarea, dialog, [popover]')) return null;
  const asked = keys[event.key] ?? null;
  return asked === 'play' && within(event, 'a, button, summary') ? null : asked;
};

/** In pixels. A shorter way is a tap, a steeper one a scroll. */
const SHORTEST_SWIPE = 40;

const moveBySwipe = (dx: number, dy: number): Move | null =>
  Math.abs(dx) < SHORTEST_SWIPE || Math.abs(dx) < 2 * Math.abs(dy) ? null : dx < 0 ? 'forward' : 'back';

/** Lets swipes over a stage make moves. A finger on a slider means that. */
export const listenToSwipes = (stage: HTMLElement, walk: (move: Move) => void): void => {
  let start: Touch | undefined;
  stage.addEventListener(
    'touchstart',
    (event) => {
      start = event.touches.length === 1 && !within(event, 'input') ? event.touches[0] : undefined;
    },
    { passive: true },
  );
  stage.addEventListener('touchend', ({ changedTouches: [end] }) => {
    const move = start && end && moveBySwipe(end.clientX - start.clientX, end.clientY - start.clientY);
    if (move) walk(move);
  });
};

/** The step of the row that a tap is meant for; null if it is meant for a link in it, or has just selected text. */
export const stepTapped = (event: MouseEvent): number | null => {
  const step = Number((event.target as Element).closest<HTMLElement>('[data-step]')?.dataset['step']);
  return !step || within(event, 'a') || getSelection()?.isCollapsed === false ? null : step;
};

/**
 * A list of steps opens at its present row. When it was folded, the page scrolls back to that row: the reader may have been far below
 * it.
 */
export const listenToFolds = (form: HTMLElement): void => {
  const list = form.querySelector<HTMLDetailsElement>('.ex-list');
  const show = (): void =>
    form.querySelector(list?.open ? '[data-step][aria-current]' : '.ex-list > summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  list?.addEventListener('toggle', show);
  // It may have been unfolded before this code was there.
  if (list?.open) show();
};
