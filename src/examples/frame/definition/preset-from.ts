import type { Codec } from '../../../engine/core/codec.ts';
import type { Preset } from '../state/state.ts';

/**
 * Makes a function that creates presets from encoded inputs. They take the fewest bytes, which each reader of the example loads. A test
 * writes out in `tests/examples/inputs/` what they mean; `npm run sentences` renews it.
 *
 * @param codec the codec of the example's inputs
 * @returns a function that takes the preset's permanent id, its encoded input, and the code of its problem if it is refused
 * @throws Error if an input cannot be decoded: a typo in the presets
 */
export const presetFrom =
  <V>(codec: Codec<V>) =>
  (id: string, text: string, refused?: string): Preset<V> => {
    const value = codec.decode(text);
    if (value === null) throw new Error(`preset ${id} cannot be decoded: ${text}`);
    return { id, value, ...(refused && { refused }) };
  };
