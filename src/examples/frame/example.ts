import { READ_BOTH_WAYS, type Readings } from '../../engine/turmoil/index.ts';
import { decode, encode, isEditionChoice, type EditionChoice } from './url-state.ts';

/** A ready-made input. Its id stands in addresses, so it is never renamed. */
export interface Preset<V> {
  readonly id: string;
  readonly value: V;
}

/** How an example's input stands in an address. */
export interface Notation<V> {
  /** Writes an input with the letters, digits and signs that an address leaves alone. */
  readonly write: (value: V) => string;
  /** Reads what `write` wrote; null for anything else. */
  readonly read: (text: string) => V | null;
}

/** The presets of an example, the first of them shown first. */
interface Presets<V> {
  readonly presets: readonly [Preset<V>, ...Preset<V>[]];
}

/** What an example is about: its presets and the notation of its input. */
export interface Source<V> extends Presets<V>, Notation<V> {}

/** The same with a notation that is fetched with the first input that is no preset: most readers never need it. */
export interface LightSource<V> extends Presets<V> {
  readonly notation: () => Promise<Notation<V>>;
}

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

/**
 * Opens what an address carries.
 *
 * @param source presets and notation; without its notation, the reader's own input is not opened yet
 * @param s the value of `?s=`; null when there is none
 * @param edition the reader's setting, for an address that does not say
 * @returns the state; for a damaged one the first preset, marked `damaged`; for one that is not opened yet the first preset
 */
export const opened = <V>(source: Presets<V> & Partial<Notation<V>>, s: string | null, edition: EditionChoice): Present<V> => {
  const first = presetShown(source, source.presets[0].id, edition);
  if (s === null) return first;
  const decoded = decode(s);
  if (!decoded.ok) return { ...first, damaged: true };
  const { state } = decoded;
  if (state.kind === 'preset') {
    const known = source.presets.some(({ id }) => id === state.preset);
    return known ? { ...presetShown(source, state.preset, state.edition), step: state.step } : { ...first, damaged: true };
  }
  if (!source.read) return first;
  const value = source.read(state.input);
  return value === null ? { ...first, damaged: true } : { ...first, preset: null, value, edition: state.edition, step: state.step };
};

/** Writes the present state for `?s=`; null for the reader's own input as long as its notation is not here. */
export const written = <V>({ write }: Partial<Notation<V>>, { preset, value, edition, step }: Present<V>): string | null => {
  if (preset !== null) return encode({ kind: 'preset', preset, edition, step });
  return write ? encode({ kind: 'input', input: write(value), edition, step }) : null;
};

/** The readings that an edition's choice asks for. */
export const readingsOf = (edition: EditionChoice, usual: Readings): Readings =>
  edition === 'default' ? usual : (Object.fromEntries(READ_BOTH_WAYS.map((rule) => [rule, edition])) as Readings);

/** The reader's setting of the edition, as the page's root element says it. */
export const readersEdition = (): EditionChoice => {
  const set = document.documentElement.dataset['edition'];
  return isEditionChoice(set) ? set : 'default';
};
