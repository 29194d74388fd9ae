import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type TemperatureFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/temperature.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<TemperatureFields> = {
  codec,
  presets: [
    preset('eruption-past-zero', 'volcanic-eruptions_-2_5_0'),
    preset('snow-below-zero', 'snow-cover_2_6_0'),
    preset('zero-again', 'volcanic-eruptions_-4_6_1'),
    preset('no-ocean-left', 'volcanic-eruptions_-2_9_0'),
    preset('heat-bonus', 'volcanic-eruptions_-26_1_0'),
    preset('goal-reached', 'volcanic-eruptions_6_7_0'),
    preset('goal-kept', 'snow-cover_8_7_0'),
    preset('coldest', 'snow-cover_-28_0_0'),
    preset('refused', 'snow-cover_-5_4_0', 'off-the-scale'),
  ],
};
