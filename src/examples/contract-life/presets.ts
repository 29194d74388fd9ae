import { presetFrom, type Source } from '../frame/state.ts';
import { codec, type LifeFields } from './input.ts';

const preset = presetFrom(codec);

/** The contracts that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<LifeFields> = {
  codec,
  presets: [
    preset('reward-a', '2_4_2_1_a_n_0011335'),
    preset('reward-b', '2_4_2_1_b_n_0011335'),
    preset('track-end', '1_3_3_4_b_n_0011335'),
    preset('too-early', '2_4_2_1_a_e_0011335', 'nothing-to-advance'),
    { ...preset('no-reward', '2_4_2_1_none_n_0011335', 'decision-needed'), step: 5 },
  ],
};
