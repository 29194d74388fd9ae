import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Codec } from '../../engine/core/codec.ts';
import { target, type Move } from './moves.ts';
import { opened, presetShown, readersEdition, written, type LightSource, type Present, type Source } from './state.ts';
import { holdsInput, type EditionChoice } from './url-state.ts';

/** An example's state, and what a reader can do with it. */
export interface ExampleState<V> extends Present<V> {
  /** The state as `?s=` carries it; null as long as its codec is not here. */
  readonly s: string | null;
  /** False on the server and for the first drawing in the browser, which must be alike. */
  readonly hydrated: boolean;
  readonly choose: (preset: string) => void;
  /** Takes the reader's own input and shows its first step, or the one that is named. */
  readonly edit: (value: V, step?: number) => void;
  /** Changes the latest input and shows its first step. */
  readonly change: (make: (value: V) => V) => void;
  readonly setEdition: (edition: EditionChoice) => void;
  /** Walks through so many steps; counts from the latest step, so that quick presses are not lost. */
  readonly walk: (move: Move, count: number) => void;
  readonly reset: () => void;
}

/** How a page uses an example. */
interface Use<V> {
  /** In a chapter it keeps no state in the address. */
  readonly embedded: boolean;
  /** The ids of the game's editions. */
  readonly editions: readonly string[];
  /** Reads what was typed before the example was hydrated, given the input that the server sent; null if nothing was. */
  readonly typed: (first: V) => V | null;
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
const followEdition = (take: () => void): (() => void) => {
  const watcher = new MutationObserver(take);
  watcher.observe(document.documentElement, { attributeFilter: ['data-edition'] });
  return () => watcher.disconnect();
};

/**
 * Keeps an example's state: the first preset on the server; in the browser what the address or the reader's
 * edition says. Changes by the reader are written to the address, unless the example is embedded in a chapter.
 *
 * @param source presets and codec; must not change between drawings. A codec that is fetched is asked for by an
 *   address with the reader's own input, which is shown unless the reader has gone on meanwhile, and by the first edit
 */
export const useExample = <V>(source: Source<V> | LightSource<V>, { embedded, editions, typed }: Use<V>): ExampleState<V> => {
  const [codec, setCodec] = useState<Codec<V> | null>(typeof source.codec === 'function' ? null : source.codec);
  const [present, setPresent] = useState<Present<V>>(() => presetShown(source, source.presets[0].id, 'default'));
  const [hydrated, setHydrated] = useState(false);
  // Two actions can come between two drawings, so each begins from the latest state and not from the one drawn.
  const latest = useRef(present);

  const show = (next: Present<V>): void => {
    latest.current = next;
    setPresent(next);
  };
  const withCodec = async (use: (codec: Codec<V>) => void): Promise<void> => {
    const found = typeof source.codec === 'function' ? await source.codec() : source.codec;
    setCodec(found);
    use(found);
  };
  const keep = (known: Codec<V> | null): void => {
    const s = written(known, latest.current);
    if (s === null) void withCodec(keep);
    else if (!embedded) publish(s);
  };
  const change = (next: Present<V>): void => {
    show(next);
    keep(codec);
  };
  const edit = (value: V, step = 1): void => change({ ...latest.current, preset: null, value, step, damaged: false });
  const open = (s: string | null, known: Codec<V> | null): Present<V> => opened(source, known, { s, edition: readersEdition(editions), editions });

  // Before the first click can come: one that hydrated the example is repeated at once.
  useLayoutEffect(() => {
    const s = embedded ? null : addressed();
    const own = typed(present.value);
    show(open(s, codec));
    if (own !== null) edit(own);
    setHydrated(true);
    if (codec === null && holdsInput(s, editions)) {
      // The reader may have gone on meanwhile; then the address is no longer the one that was opened.
      void withCodec((fetched) => addressed() === s && show(open(s, fetched)));
    }
    return followEdition(() => show({ ...latest.current, edition: readersEdition(editions) }));
  }, []);

  return {
    ...present,
    ...{ hydrated, edit, s: written(codec, present) },
    choose: (preset) => change(presetShown(source, preset, latest.current.edition)),
    change: (make) => edit(make(latest.current.value)),
    setEdition: (edition) => change({ ...latest.current, edition, damaged: false }),
    walk: (move, count) => {
      const from = Math.min(latest.current.step, count);
      const step = target(move, from, count);
      if (count > 0 && step !== from) change({ ...latest.current, step, damaged: false });
    },
    reset: () => change(presetShown(source, latest.current.origin, latest.current.edition)),
  };
};
