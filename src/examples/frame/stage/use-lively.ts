import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Load } from '../loading/retry.ts';
import type { Lively } from './lively-stage.ts';

/** The events that tell that a reader is there. */
const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

/** Makes a stage lively as soon as a reader is there. Keys that are pressed meanwhile are not lost. */
export const useLively = (stage: RefObject<HTMLElement>, state: Lively, load: Load): void => {
  const latest = useRef(state);
  const update = useRef<() => void>();
  latest.current = state;
  useEffect(() => {
    const missed: KeyboardEvent[] = [];
    let begun = false;
    const begin = async (): Promise<void> => {
      const element = stage.current;
      if (begun || !element) return;
      begun = true;
      // A press comes before its click.
      const first = latest.current;
      const [code] = await load(() => Promise.all([import('./lively.ts'), latest.current.motion?.()]));
      const [follow, replay] = await code.enliven(element, () => latest.current, first);
      update.current = follow;
      replay(missed);
      signs.forEach((name) => removeEventListener(name, onSign));
    };
    const onSign = (event: Event): void => {
      if (event instanceof KeyboardEvent) missed.push(event);
      void begin();
    };
    signs.forEach((name) => addEventListener(name, onSign, { passive: true }));
    // In a chapter, a touch fetched this code. So the reader is there already.
    if (stage.current?.closest('[data-embedded]')) void begin();
  }, []);
  useLayoutEffect(() => update.current?.());
};
