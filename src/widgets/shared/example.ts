import { READ_BOTH_WAYS, type Readings } from '../../engine/turmoil/index.ts';
import { decode, encode, isEditionChoice, type EditionChoice } from './url-state.ts';

/** A ready-made input. Its id stands in addresses, so it is never renamed. */
export interface Preset<V> {
  readonly id: string;
  readonly value: V;
}

/** What an example is about: its presets, the first of them shown first, and the notation of its input. */
export interface Source<V> {
  readonly presets: readonly [Preset<V>, ...Preset<V>[]];
  /** Writes an input with the letters, digits and signs that an address leaves alone. */
  readonly write: (value: V) => string;
  /** Reads what `write` wrote; null for anything else. */
  readonly read: (text: string) => V | null;
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
export const presetShown = <V>({ presets }: Source<V>, id: string, edition: EditionChoice): Present<V> => {
  const preset = presets.find((one) => one.id === id) ?? presets[0];
  return { preset: preset.id, origin: preset.id, value: preset.value, edition, step: 1, damaged: false };
};

/**
 * Opens what an address carries.
 *
 * @param s the value of `?s=`; null when there is none
 * @param edition the reader's setting, for an address that does not say
 * @returns the state; for a damaged one the first preset, marked `damaged`
 */
export const opened = <V>(source: Source<V>, s: string | null, edition: EditionChoice): Present<V> => {
  const first = presetShown(source, source.presets[0].id, edition);
  if (s === null) return first;
  const decoded = decode(s);
  if (!decoded.ok) return { ...first, damaged: true };
  const { state } = decoded;
  if (state.kind === 'preset') {
    const known = source.presets.some(({ id }) => id === state.preset);
    return known ? { ...presetShown(source, state.preset, state.edition), step: state.step } : { ...first, damaged: true };
  }
  const value = source.read(state.input);
  return value === null ? { ...first, damaged: true } : { ...first, preset: null, value, edition: state.edition, step: state.step };
};

/** Writes the present state for `?s=`. */
export const written = <V>({ write }: Source<V>, { preset, value, edition, step }: Present<V>): string =>
  encode(preset === null ? { kind: 'input', input: write(value), edition, step } : { kind: 'preset', preset, edition, step });

/** The readings that an edition's choice asks for. */
export const readingsOf = (edition: EditionChoice, usual: Readings): Readings =>
  edition === 'default' ? usual : (Object.fromEntries(READ_BOTH_WAYS.map((rule) => [rule, edition])) as Readings);

/** The reader's setting of the edition, as the page's root element says it. */
export const readersEdition = (): EditionChoice => {
  const set = document.documentElement.dataset['edition'];
  return isEditionChoice(set) ? set : 'default';
};
