import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type BankFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/bank-and-technology.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<BankFields> = {
  codec,
  presets: [
    preset('exchange', '4_0_3_2_1_0_food_metal_metal_none_food_food_none_food_food_food'),
    preset('twice', '3_1_3_2_1_0_food_metal_energy_metal_food_food_none_food_food_food'),
    preset('random', '4_0_6_2_2_1_none_food_food_none_food_food_random_food_energy_metal'),
    preset('chosen', '4_0_9_2_1_0_food_metal_metal_none_food_food_chosen_food_food_food'),
    preset('no-gift', '4_0_6_2_0_0_none_food_food_none_food_food_random_food_food_food', 'not-enough-resources'),
    preset('with-reputation', '4_0_6_2_1_0_reputation_metal_metal_none_food_food_none_food_food_food', 'reputation-at-bank'),
  ],
};
