import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type AutomaFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/automa.txt.
const preset = presetFrom(codec);

/** The turns that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<AutomaFields> = {
  codec,
  presets: [
    preset('place', 'yellow_empty_credits_0_y_n_n'),
    preset('leader', 'empty_yellow_credits_0_y_y_n'),
    preset('commit', 'automa_yellow_credits_1_y_n_n'),
    preset('trade-union', 'automa_empty_production_2_y_n_y'),
    preset('no-card', 'automa_empty_credits_2_n_n_y'),
    preset('cannot-pay', 'automa_yellow_credits_0_y_n_n'),
    preset('full', 'yellow_closed_credits_0_y_n_n', 'no-slot-available'),
  ],
};
