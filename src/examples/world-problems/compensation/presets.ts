import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type CompensationFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/compensation.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<CompensationFields> = {
  codec,
  presets: [
    preset('one-claim', '310_n_gnn_4*1!2*1!5*1!3*1'),
    preset('lower-contests', '310_b_ryg_4*1!2*1!5*1!3*1'),
    preset('equal-agreed', '320_n_rgn_2*1!2*1!5*1!3*1'),
    preset('one-refuses', '310_y_rgn_2*1!2*0!5*1!3*1'),
    preset('three-equal', '330_n_rgb_2*1!2*1!2*1!3*1'),
    preset('uncontested', '310_g_rnn_4*1!2*1!5*1!3*1'),
    preset('nobody', '310_b_nnn_4*1!3*1!2*1!5*1'),
    preset('too-high', '310_n_grn_4*1!2*1!5*1!3*1', 'reputation-too-high'),
  ],
};
