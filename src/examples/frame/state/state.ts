import type { DrawNumber } from '../../../drawings/draw-number.ts';
import type { Codec } from '../../../engine/core/codec.ts';
import type { Said } from '../../../i18n/words.ts';
import { decode, encode, type EditionChoice } from './url-state.ts';

/** A prepared input. Addresses contain its id, so it is never renamed. */
export interface Preset<V> {
  readonly id: string;
  readonly value: V;
  /** The code of the problem if the input is refused; left out if it runs. */
  readonly refused?: string;
  /** The step at which it opens; the first if left out. A refusal of a later move is seen there. */
  readonly step?: number;
}

/** The presets of an example. The first one is shown first. */
interface Presets<V> {
  readonly presets: readonly [Preset<V>, ...Preset<V>[]];
  /** Starts over in its own way; left out if the usual way fits. `first` is the preset that the present state began with, else the first one. */
  readonly restart?: (first: Present<V>, present: Present<V>) => Present<V>;
}

/** The inputs of an example: its presets, and the codec of an input in an address. */
export interface Source<V> extends Presets<V> {
  readonly codec: Codec<V>;
}

/** The same with a codec that is fetched for the first input that is not a preset. Most readers never need it. */
export interface LightSource<V> extends Presets<V> {
  readonly codec: () => Promise<Codec<V>>;
}

/** What the reader's table adds to an example. */
export interface Telling {
  /** Adds to what is said of a step that it counts a number which nobody entered. `at` is counted from 0; `now` is the state after the step. */
  readonly say: (said: Said, event: unknown, at: number, now: unknown) => Said;
  /** Draws a 0 that nobody entered as such. */
  readonly drawNumber: DrawNumber;
  /** Whether nobody entered a thing of a player, so that it counts as 0. */
  readonly isUnset: (thing: string, player: string) => boolean;
  /** Whether an input still shows the table: only what the reader does at it may be different. */
  readonly isShownBy: (input: unknown) => boolean;
}

/** The present state of an example. */
export interface Present<V> {
  /** The present preset; null for the reader's own input. */
  readonly preset: string | null;
  /** The preset that the reader's own input began with; null if an address brought the input. */
  readonly origin: string | null;
  readonly value: V;
  readonly edition: EditionChoice;
  /** Counted from 1. It may be greater than the number of steps. */
  readonly step: number;
  /** Present if the reader's own input is the reader's table. */
  readonly table?: Telling | undefined;
  /** Whether the address had a state that could not be decoded. */
  readonly damaged: boolean;
}

/** Returns the state of a preset at the step at which it opens. An unknown id gives the first preset. */
export const presetShown = <V>({ presets }: Presets<V>, id: string | null, edition: EditionChoice): Present<V> => {
  const preset = presets.find((one) => one.id === id) ?? presets[0];
  return { preset: preset.id, origin: preset.id, value: preset.value, edition, step: preset.step ?? 1, damaged: false };
};

/** The usual way to start over: the reader's own input stays, unless it is at its first step. */
const usualRestart = <V>(first: Present<V>, present: Present<V>): Present<V> => (present.preset !== null || present.step > 1 ? present : first);

/** Returns the state at its first step: what the example's way to start over leaves. */
export const startedOver = <V>(presets: Presets<V>, present: Present<V>): Present<V> => {
  const first = presetShown(presets, present.origin, present.edition);
  return { ...(presets.restart ?? usualRestart)(first, present), step: 1, damaged: false };
};

/** The settings with which an example is opened. */
export interface OpeningSettings {
  /** The value of `?s=`; null if there is none. */
  readonly s: string | null;
  /** The reader's setting, used if the address names no edition. */
  readonly edition: EditionChoice;
  /** The editions of the game. An address with another edition is damaged. */
  readonly editions: readonly string[];
}

/**
 * Decodes the state in an address.
 *
 * @param source the presets
 * @param codec decodes the reader's own input; null if it is not fetched yet
 * @returns the state; the first preset with `damaged` set if the address cannot be decoded; the first preset if the codec is
 *   needed and not there yet
 */
export const opened = <V>(source: Presets<V>, codec: Codec<V> | null, { s, edition, editions }: OpeningSettings): Present<V> => {
  const first = presetShown(source, null, edition);
  if (s === null) return first;
  const state = decode(s, editions);
  const damaged = { ...first, damaged: true };
  if (state === null) return damaged;
  if (state.kind === 'preset') {
    const known = source.presets.some(({ id }) => id === state.preset);
    return known ? { ...presetShown(source, state.preset, state.edition || edition), step: state.step } : damaged;
  }
  if (codec === null) return first;
  const value = codec.decode(state.input);
  return value === null ? damaged : { ...first, preset: null, origin: null, value, edition: state.edition || edition, step: state.step };
};

/** Encodes the present state for `?s=`; null if the codec is needed and not fetched yet. */
export const written = <V>(codec: Codec<V> | null, { preset, value, edition, step }: Present<V>): string | null => {
  if (preset !== null) return encode({ kind: 'preset', preset, edition, step });
  return codec && encode({ kind: 'input', input: codec.encode(value), edition, step });
};

/** Returns the readings of a choice: one edition for all rules, or the site's own readings. */
export const readingsOf = (edition: EditionChoice, usual: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  edition === 'default' ? usual : Object.fromEntries(Object.keys(usual).map((rule) => [rule, edition]));

/** Returns the reader's setting of the edition, which is an attribute of the page's root element. */
export const readersEdition = (editions: readonly string[]): EditionChoice => {
  const set = document.documentElement.dataset['edition'];
  return set !== undefined && editions.includes(set) ? set : 'default';
};
