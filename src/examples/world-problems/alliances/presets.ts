import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type AllianceFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/alliances.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<AllianceFields> = {
  codec,
  presets: [
    preset('form', '6_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'),
    preset('join-existing', '6_j_r_bn_n_n_1*4*2*s!1*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'),
    preset('leave', '6_l_b_nn_b_n_1*4*2*s!1*5*2*k!1*3*1*s!0*6*1*s!0*2*2*s!0*4*1*s'),
    preset('forced-pair', '6_l_r_nn_n_y_1*4*2*s!1*5*1*s!1*3*3*s!2*6*1*s!2*2*2*s!2*4*1*s'),
    preset('too-large', '6_j_r_by_n_n_1*4*2*s!1*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'alliance-too-large'),
    preset('too-few', '5_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'too-few-for-alliances'),
  ],
};
