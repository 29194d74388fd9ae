import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type SetUpFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/contracts-setup.txt.
const preset = presetFrom(codec);

/** The tables that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<SetUpFields> = {
  codec,
  presets: [
    preset('three-players', '3_n_c_n_526143'),
    preset('automa-counted', '1_a_c_n_526143'),
    preset('automa-not-counted', '1_a_n_t_526143'),
    preset('four-and-automa', '4_a_c_n_526143', 'pieces-missing'),
  ],
};
