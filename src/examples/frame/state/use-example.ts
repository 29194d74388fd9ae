import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Codec } from '../../../engine/core/codec.ts';
import { changeAddress } from '../../../web/address.ts';
import { target, type Move } from './moves.ts';
import { opened, presetShown, readersEdition, startedOver, written, type LightSource, type Present, type Source, type Telling } from './state.ts';
import type { Typed } from '../loading/typed.ts';
import { EDITION, type EditionChoice } from './url-state.ts';
import type { Load } from '../loading/retry.ts';
import { useLater } from '../loading/use-later.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** The actions of a reader. They are the same at each render. */
interface Actions<V> {
  readonly choose: (preset: string) => void;
  /** Makes the reader's own input and its step from the latest ones; `table` if it is the reader's table. Null changes nothing. */
  readonly edit: (make: (value: V, step: number) => readonly [value: V, step: number, table?: Telling] | null) => void;
  /** Makes the reader's own input from the latest one and shows its first step; `table` if it is the reader's table. */
  readonly change: (make: (value: V) => V, table?: Telling) => void;
  readonly setEdition: (edition: EditionChoice) => void;
  /** Makes a move among `count` steps. It starts from the latest step, so that quick presses are not lost. */
  readonly walk: (move: Move, count: number) => void;
  /** Shows one of the steps. */
  readonly go: (step: number) => void;
  readonly reset: () => void;
}

/** An example's state, and the actions of a reader. */
export interface ExampleState<V> extends Present<V>, Actions<V> {
  /** The state of an example in a chapter, encoded for `?s=`; null until the codec is fetched. */
  readonly s: string | null;
  /** False on the server and for the first render in the browser. Both must be equal. */
  readonly hydrated: boolean;
}

/** The settings of `useExample`. */
interface ExampleOptions<V> {
  /** Whether the example is part of a chapter. Then its state is not written to the address. */
  readonly embedded: boolean;
  /** The ids of the game's editions. */
  readonly editions: readonly string[];
  /** Puts the content of one field into an input. */
  readonly enter: (value: V, name: string, text: string) => V;
  /** Lists the fields that were changed before hydration. */
  readonly typed: () => readonly Typed[];
  readonly load: Load;
}

/** Returns the state in the address; null if it asks for none. */
export const stateInAddress = (): string | null => new URLSearchParams(location.search).get('s');

/** Writes a state to the address. The language links take it from there. */
const publish = (s: string): void => changeAddress(({ searchParams }) => searchParams.set('s', s));

/** Calls a function whenever the reader's setting of the edition changes. */
const followEdition = (editions: readonly string[], take: (edition: EditionChoice) => void): (() => void) => {
  let before = readersEdition(editions);
  const watcher = new MutationObserver(() => {
    const now = readersEdition(editions);
    // The page may set the same value again.
    if (now !== before) take((before = now));
  });
  watcher.observe(document.documentElement, { attributeFilter: ['data-edition'] });
  return () => watcher.disconnect();
};

/**
 * Keeps the state of an example. On the server it is the first preset. In the browser it comes from the address and from the
 * reader's edition. Changes are written to the address, unless the example is part of a chapter.
 *
 * @param source presets and codec; must not change between renders. A lazy codec is fetched by the first edit. For an
 *   address with the reader's own input, the example gets its codec before it is mounted
 */
export const useExample = <V>(source: Source<V> | LightSource<V>, { embedded, editions, enter, typed, load }: ExampleOptions<V>): ExampleState<V> => {
  const [fetched, fetchCodec] = useLater<Codec<V>>(async () => (typeof source.codec === 'function' ? source.codec() : source.codec), load);
  const codec = typeof source.codec === 'function' ? fetched : source.codec;
  const [present, setPresent] = useState<Present<V>>(() => presetShown(source, null, 'default'));
  const [hydrated, setHydrated] = useState(false);
  // Two actions can happen between two renders. So each starts from the latest state, not from the rendered one.
  const latest = useRef(present);
  const known = useRef(codec);
  known.current = codec;

  const show = (next: Present<V>): void => setPresent((latest.current = next));
  const keep = (): void => {
    const s = written(known.current, latest.current);
    if (s === null) fetchCodec();
    else if (!embedded) publish(s);
  };
  const change = (next: Present<V>, told = keep): void => {
    show(next);
    told();
  };
  // A step is seen before the address says it.
  const go = (step: number): void => change({ ...latest.current, step, damaged: false }, () => whenIdle(keep));
  const own = (value: V, step = 1, table = latest.current.table): void =>
    change({ ...latest.current, preset: null, value, step, table: table?.isShownBy(value) ? table : undefined, damaged: false });
  const setEdition = (edition: EditionChoice): void => change({ ...latest.current, edition, damaged: false });
  // The reader saw the server's input, so the entries are put into that one.
  const enterAll = (entries: readonly Typed[]): void => {
    const fields = entries.filter(([name]) => name !== EDITION);
    if (fields.length > 0) own(fields.reduce((value, [name, text]) => enter(value, name, text), present.value));
    entries.filter(([name]) => name === EDITION).forEach(([, edition]) => setEdition(edition));
  };
  const open = (s: string | null): Present<V> => opened(source, codec, { s, edition: readersEdition(editions), editions });

  // A layout effect, since the click that started the hydration is repeated right after it.
  useLayoutEffect(() => {
    const entries = typed();
    show(open(embedded ? null : stateInAddress()));
    enterAll(entries);
    setHydrated(true);
    // Written to the address, so that the address reopens what the reader sees.
    return followEdition(editions, setEdition);
  }, []);
  // The input that waited for its codec.
  useLayoutEffect(() => {
    if (fetched) keep();
  }, [fetched]);

  // They start from the latest state, so one of each is enough: what is given one is not drawn again because of it.
  const actions = useMemo(
    (): Actions<V> => ({
      setEdition,
      go,
      choose: (preset) => change(presetShown(source, preset, latest.current.edition)),
      edit: (make) => {
        const made = make(latest.current.value, latest.current.step);
        if (made) own(...made);
      },
      change: (make, table) => own(make(latest.current.value), 1, table),
      walk: (move, count) => {
        const from = Math.min(latest.current.step, count);
        const step = target(move, from, count);
        if (count > 0 && step !== from) go(step);
      },
      reset: () => change(startedOver(source, latest.current)),
    }),
    [],
  );
  return { ...present, ...actions, hydrated, s: embedded ? written(codec, present) : null };
};
