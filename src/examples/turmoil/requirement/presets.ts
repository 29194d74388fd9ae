import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type TypedRequirement } from './input.ts';

// What each text means is written out in tests/examples/inputs/requirement.txt.
const preset = presetFrom(codec);

/** One preset for each way, one for both ways, and two that are refused. Addresses contain the ids, so the ids are permanent. */
export const source: Source<TypedRequirement> = {
  codec,
  presets: [
    preset('ruling', 'greens_greens_other_1_2'),
    preset('delegates', 'scientists_reds_own_1_2'),
    preset('both', 'unity_unity_other_2_2'),
    preset('lone-leader', 'kelvinists_reds_own_0_1', 'requirement-not-met'),
    preset('others', 'mars-first_greens_other_1_4', 'requirement-not-met'),
  ],
};
