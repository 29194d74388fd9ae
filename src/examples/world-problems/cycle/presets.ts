import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type CycleFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/cycle.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<CycleFields> = {
  codec,
  presets: [
    preset('ordinary', '3_1_0_0_1_3_42_n_1_a30!b10!a00!a00!a00!a00'),
    preset('base-game', '4_0_0_0_2_2_23_y_1_a10!b00!a10!b00!a00!a00'),
    preset('penalty-round', '3_1_0_0_2_2_34_n_1_a20!a01!b00!a00!a00!a00'),
    preset('last-problem', '3_1_1_1_2_2_32_b_1_b10!b10!a00!a00!a00!a00'),
    preset('fourth-round', '6_1_0_3_1_2_53_n_1_a10!a00!b20!a00!b00!a10'),
    preset('too-many', '3_1_0_4_1_2_32_n_1_a20!a10!b00!a00!a00!a00', 'too-many-penalties'),
  ],
};
