import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type PoliciesInput } from './input.ts';

// What each text means is written out in tests/examples/inputs/policies.txt.
const preset = presetFrom(codec);

/**
 * Each policy in force, and the Reds with a refusal and in a phase without their policy. Addresses contain the ids, so the ids are permanent.
 * The six numbers of the player are M€, TR, steel, titanium, heat production and energy production.
 */
export const source: Source<PoliciesInput> = {
  codec,
  presets: [
    preset('mars-first', 'mars-first_action_no_20_24_2_0_0_0_tile*0!ocean*1!off-mars*0!greenery*1'),
    preset('scientists', 'scientists_action_no_24_20_0_0_0_0_scientists*0!scientists*0', 'used-already'),
    preset('unity', 'unity_action_no_20_20_0_4_0_0_titanium*3'),
    preset('kelvinists', 'kelvinists_action_no_35_20_0_0_1_2_kelvinists*0!kelvinists*0!kelvinists*0'),
    preset('reds', 'reds_action_no_14_26_0_0_0_0_raise*2!ocean*1!tile*0'),
    preset('reds-cannot-pay', 'reds_action_no_2_26_0_0_0_0_tile*0!ocean*1', 'reds-cannot-pay'),
    preset('reds-in-crisis', 'reds_crisis_no_0_18_0_0_0_0_raise*1!raise*1'),
    preset('greens', 'greens_action_no_3_21_0_0_0_0_greenery*1!tile*0!greenery*0'),
  ],
};
