import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { opened, presetShown, readersEdition, written, type Present, type Source } from './example.ts';
import { target, type Move } from './moves.ts';
import type { EditionChoice } from './url-state.ts';

/** What an example can do with its state. */
export interface Example<V> extends Present<V> {
  /** The state as `?s=` carries it. */
  readonly s: string;
  /** False on the server and for the first drawing in the browser, which must be alike. */
  readonly awake: boolean;
  readonly choose: (preset: string) => void;
  /** Takes the reader's own input and shows its first step, or the one that is named. */
  readonly edit: (value: V, step?: number) => void;
  readonly setEdition: (edition: EditionChoice) => void;
  /** Walks through so many steps; counts from the latest step, so that quick presses are not lost. */
  readonly walk: (move: Move, count: number) => void;
  readonly reset: () => void;
}

/** Puts a state into the address and tells the page, whose language links carry it. */
const publish = (s: string): void => {
  const url = new URL(location.href);
  url.searchParams.set('s', s);
  history.replaceState(history.state, '', url);
  document.dispatchEvent(new CustomEvent('rr:state', { detail: { s } }));
};

/** Follows the reader's setting of the edition while the page is open. */
const followEdition = (take: (edition: EditionChoice) => void): (() => void) => {
  const watcher = new MutationObserver(() => take(readersEdition()));
  watcher.observe(document.documentElement, { attributeFilter: ['data-edition'] });
  return () => watcher.disconnect();
};

/**
 * Keeps an example's state: the first preset on the server; in the browser what the address or the reader's
 * edition says. Changes by the reader are written to the address, unless the example is embedded in a chapter.
 *
 * @param source presets and notation; must not change between drawings
 * @param typed the input that a reader has typed before the example was awake; null if none
 */
export const useExample = <V>(source: Source<V>, embedded: boolean, typed: () => V | null = () => null): Example<V> => {
  const [present, setPresent] = useState<Present<V>>(() => presetShown(source, source.presets[0].id, 'default'));
  const [awake, setAwake] = useState(false);
  // Two actions can come between two drawings, so each begins from the latest state and not from the one drawn.
  const latest = useRef(present);

  const show = (next: Present<V>): void => {
    latest.current = next;
    setPresent(next);
  };
  const change = (next: Present<V>): void => {
    show(next);
    if (!embedded) publish(written(source, next));
  };

  // Before the first click can come: one that woke the example is made again at once.
  useLayoutEffect(() => {
    const s = embedded ? null : new URLSearchParams(location.search).get('s');
    const found = opened(source, s, readersEdition());
    const value = typed();
    if (value !== null && source.write(value) !== source.write(found.value)) change({ ...found, preset: null, value, step: 1, damaged: false });
    else show(found);
    setAwake(true);
    if (s !== null && !found.damaged) document.dispatchEvent(new CustomEvent('rr:state', { detail: { s } }));
    return followEdition((edition) => show({ ...latest.current, edition }));
  }, []);

  return {
    ...present,
    s: written(source, present),
    awake,
    choose: (preset) => change(presetShown(source, preset, latest.current.edition)),
    edit: (value, step = 1) => change({ ...latest.current, preset: null, value, step, damaged: false }),
    setEdition: (edition) => change({ ...latest.current, edition, damaged: false }),
    walk: (move, count) => {
      const from = Math.min(latest.current.step, count);
      const step = target(move, from, count);
      if (count > 0 && step !== from) change({ ...latest.current, step, damaged: false });
    },
    reset: () => change(presetShown(source, latest.current.origin, latest.current.edition)),
  };
};
