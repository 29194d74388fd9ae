import type { Codec } from '../../engine/core/codec.ts';
import { decode, encode, type EditionChoice } from './url-state.ts';

/** A ready-made input. Its id stands in addresses, so it is never renamed. */
export interface Preset<V> {
  readonly id: string;
  readonly value: V;
  /** The code of the problem that refuses it; left out where it runs. */
  readonly refused?: string;
}

/** The presets of an example, the first of them shown first. */
interface Presets<V> {
  readonly presets: readonly [Preset<V>, ...Preset<V>[]];
}

/** Where an example's inputs come from: its presets, and how an input stands in an address. */
export interface Source<V> extends Presets<V> {
  readonly codec: Codec<V>;
}

/** The same with a codec that is fetched with the first input that is no preset: most readers never need it. */
export interface LightSource<V> extends Presets<V> {
  readonly codec: () => Promise<Codec<V>>;
}

/**
 * Makes presets of texts as they stand in addresses.
 *
 * @param codec how the example's inputs are written
 * @returns a function of the preset's permanent id, its input, and the code of the problem that refuses it, if one does
 * @throws Error when the text cannot be decoded: a typing error in the presets
 */
export const presetFrom =
  <V>(codec: Codec<V>) =>
  (id: string, text: string, refused?: string): Preset<V> => {
    const value = codec.decode(text);
    if (value === null) throw new Error(`preset ${id} cannot be decoded: ${text}`);
    return { id, value, ...(refused && { refused }) };
  };

/** What an example shows at present. */
export interface Present<V> {
  /** The preset shown; null for the reader's own input. */
  readonly preset: string | null;
  /** The preset that "reset" goes back to. */
  readonly origin: string;
  readonly value: V;
  readonly edition: EditionChoice;
  /** Counted from 1; may lie beyond the last step. */
  readonly step: number;
  /** Whether the address held a state that could not be read. */
  readonly damaged: boolean;
}

/** Shows a preset at its first step; an unknown id shows the first preset. */
export const presetShown = <V>({ presets }: Presets<V>, id: string, edition: EditionChoice): Present<V> => {
  const preset = presets.find((one) => one.id === id) ?? presets[0];
  return { preset: preset.id, origin: preset.id, value: preset.value, edition, step: 1, damaged: false };
};

/** What an example is opened with. */
export interface Opening {
  /** The value of `?s=`; null when there is none. */
  readonly s: string | null;
  /** The reader's setting, for an address that does not say an edition. */
  readonly edition: EditionChoice;
  /** The editions of the game: an address with another one is damaged. */
  readonly editions: readonly string[];
}

/**
 * Opens what an address carries.
 *
 * @param source the presets
 * @param codec how the reader's own input is read; null while it is not fetched yet, then such an input is not opened
 * @returns the state; for a damaged one the first preset, marked `damaged`; for one that is not opened yet the first preset
 */
export const opened = <V>(source: Presets<V>, codec: Codec<V> | null, { s, edition, editions }: Opening): Present<V> => {
  const first = presetShown(source, source.presets[0].id, edition);
  if (s === null) return first;
  const decoded = decode(s, editions);
  if (!decoded.ok) return { ...first, damaged: true };
  const { state } = decoded;
  if (state.kind === 'preset') {
    const known = source.presets.some(({ id }) => id === state.preset);
    return known ? { ...presetShown(source, state.preset, state.edition), step: state.step } : { ...first, damaged: true };
  }
  if (codec === null) return first;
  const value = codec.decode(state.input);
  return value === null ? { ...first, damaged: true } : { ...first, preset: null, value, edition: state.edition, step: state.step };
};

/** Writes the present state for `?s=`; null for the reader's own input as long as its codec is not here. */
export const written = <V>(codec: Codec<V> | null, { preset, value, edition, step }: Present<V>): string | null => {
  if (preset !== null) return encode({ kind: 'preset', preset, edition, step });
  return codec && encode({ kind: 'input', input: codec.encode(value), edition, step });
};

/** The readings that a choice of edition asks for: that edition's of each rule, or the site's. */
export const readingsOf = (edition: EditionChoice, usual: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  edition === 'default' ? usual : Object.fromEntries(Object.keys(usual).map((rule) => [rule, edition]));

/** The reader's setting of the edition, as the page's root element says it. */
export const readersEdition = (editions: readonly string[]): EditionChoice => {
  const set = document.documentElement.dataset['edition'];
  return set !== undefined && editions.includes(set) ? set : 'default';
};
