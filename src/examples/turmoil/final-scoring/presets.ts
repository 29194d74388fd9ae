import type { ScoringInput } from '../../../engine/turmoil/index.ts';
import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec } from './input.ts';

// What each text means is written out in tests/examples/inputs/final-scoring.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<ScoringInput> = {
  codec,
  presets: [
    preset('three-players', 'rgb_r_rgnbrg'),
    preset('neutral-chairman', 'rb_n_nrnb-r'),
    preset('chairman-alone', 'rg_g_------'),
    preset('one-colour', 'ry_y_yyyyyy'),
    preset('refused', 'rg_r_rgn-rk', 'colour-not-playing'),
  ],
};
