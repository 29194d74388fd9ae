import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Lively } from './stage.ts';

/** The events that tell that a reader is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

/** Makes a stage lively as soon as a reader is there. Keys that are pressed meanwhile are not lost. */
export const useLively = (stage: RefObject<HTMLElement>, state: Lively): void => {
  const latest = useRef(state);
  const update = useRef<() => void>();
  latest.current = state;
  useEffect(() => {
    const missed: KeyboardEvent[] = [];
    let begun = false;
    const begin = async (): Promise<void> => {
      if (begun || !stage.current) return;
      begun = true;
      // A press comes before its click.
      const first = latest.current.step;
      const { enliven } = await import('./lively.ts');
      update.current = await enliven(stage.current, () => latest.current, missed, first);
      signs.forEach((name) => removeEventListener(name, onSign));
    };
    const onSign = (event: Event): void => {
      if (event instanceof KeyboardEvent && stage.current?.closest('form')?.contains(event.target as Node)) missed.push(event);
      // Without it the example works as well. The next sign tries again.
      begin().catch(() => (begun = false));
    };
    signs.forEach((name) => addEventListener(name, onSign, { passive: true }));
  }, []);
  useLayoutEffect(() => update.current?.());
};
