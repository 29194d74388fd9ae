import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type ActionFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/union-actions.txt.
const preset = presetFrom(codec);

/** The turns that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<ActionFields> = {
  codec,
  presets: [
    preset('two-turns', 'turns_union_1_empty_yellow_launch_n'),
    preset('no-card', 'commit_union_1_white_closed_none_n'),
    preset('trade-union', 'grant_leader_2_white_empty_laboratory_t'),
    preset('elsewhere', 'elsewhere_union_1_empty_yellow_launch_n', 'only-on-unions'),
    preset('closed-slot', 'grant_union_1_closed_empty_launch_n', 'slot-closed'),
    preset('nothing-there', 'commit_union_2_empty_yellow_launch_n', 'nothing-to-commit'),
    preset('one-turn', 'both_union_1_empty_yellow_launch_n', 'placed-in-this-turn'),
  ],
};
