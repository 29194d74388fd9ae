import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type InfluenceInput } from './input.ts';

// What each text means is written out in tests/examples/inputs/influence.txt.
const preset = presetFrom(codec);

/**
 * The rulebooks' two examples, influence.example-generous-funding and influence.example-riots, a card without a limit, a card
 * with a threshold, a player who has less than is due, and a player with more delegates than exist. Addresses contain their ids, so the ids are permanent.
 */
export const source: Source<InfluenceInput> = {
  codec,
  presets: [
    preset('generous-funding', 'generous-funding_42_c_2'),
    preset('riots', 'riots_7_0_3'),
    preset('energy', 'improved-energy-templates_5_l_1'),
    preset('diversity', 'diversity_7_c_1'),
    preset('limited-loss', 'riots_7_0_3_9'),
    preset('too-many', 'riots_4_cl_6', 'wrong-delegate-count'),
  ],
};
