import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type SetupFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/problems-setup.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<SetupFields> = {
  codec,
  presets: [
    preset('three', '3_0_0'),
    preset('four-supplement', '4_1_0'),
    preset('six', '6_0_0'),
    preset('duplicate', '5_0_1'),
    preset('two', '2_0_0', 'too-few-players'),
  ],
};
