import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { opened, presetShown, readersEdition, written, type LightSource, type Notation, type Present, type Source } from './example.ts';
import { target, type Move } from './moves.ts';
import { holdsInput, type EditionChoice } from './url-state.ts';

/** What an example can do with its state. */
export interface Example<V> extends Present<V> {
  /** The state as `?s=` carries it; null as long as its notation is not here. */
  readonly s: string | null;
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

/** What the address carries. */
const addressed = (): string | null => new URLSearchParams(location.search).get('s');

/** Puts a state into the address, from where the language links take it. */
const publish = (s: string): void => {
  const url = new URL(location.href);
  url.searchParams.set('s', s);
  history.replaceState(history.state, '', url);
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
 * @param source presets and notation; must not change between drawings. A notation that is fetched is asked for by an
 *   address with the reader's own input, which is shown unless the reader has gone on meanwhile, and by the first edit
 * @param typed the input that a reader has typed before the example was awake; null if none
 */
export const useExample = <V>(source: Source<V> | LightSource<V>, embedded: boolean, typed: () => V | null = () => null): Example<V> => {
  const [notation, setNotation] = useState<Partial<Notation<V>>>('write' in source ? source : {});
  const [present, setPresent] = useState<Present<V>>(() => presetShown(source, source.presets[0].id, 'default'));
  const [awake, setAwake] = useState(false);
  // Two actions can come between two drawings, so each begins from the latest state and not from the one drawn.
  const latest = useRef(present);

  const show = (next: Present<V>): void => {
    latest.current = next;
    setPresent(next);
  };
  const withNotation = async (use: (notation: Notation<V>) => void): Promise<void> => {
    const found = 'write' in source ? source : await source.notation();
    setNotation(found);
    use(found);
  };
  const keep = (notation: Partial<Notation<V>>): void => {
    const s = written(notation, latest.current);
    if (s === null) void withNotation(keep);
    else if (!embedded) publish(s);
  };
  const change = (next: Present<V>): void => {
    show(next);
    keep(notation);
  };

  // Before the first click can come: one that woke the example is made again at once.
  useLayoutEffect(() => {
    const s = embedded ? null : addressed();
    const found = opened({ ...source, ...notation }, s, readersEdition());
    const value = typed();
    const own = { ...found, preset: null, step: 1, damaged: false };
    if (value !== null && written(notation, { ...own, value }) !== written(notation, own)) change({ ...own, value });
    else show(found);
    setAwake(true);
    if (!notation.read && holdsInput(s)) {
      // The reader may have gone on meanwhile; then the address is no longer the one that was opened.
      void withNotation((fetched) => addressed() === s && show(opened({ ...source, ...fetched }, s, readersEdition())));
    }
    return followEdition((edition) => show({ ...latest.current, edition }));
  }, []);

  return {
    ...present,
    s: written(notation, present),
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
