import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type ScoringFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/scoring.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<ScoringFields> = {
  codec,
  presets: [
    preset('printed', '2_0011335*4*2*1_0112234*0*0*0'),
    preset('two-unions', '0_0011335*6*1*0_0112234*3*2*1'),
    preset('at-start', '4_0011335*0*2*0_1112234*0*1*0'),
    preset('only-losses', '0_0011335*4*0*1_0112234*5*0*2'),
    preset('four-unions', '3_0011335*2*1*0_0112234*4*2*0_0011335*5*1*1_0112234*1*1*0'),
    preset('off-track', '2_0011335*7*2*1_0112234*0*0*0', 'marker-off-track'),
    preset('too-many', '0_0011335*4*5*3_0112234*0*0*0', 'too-many-contracts'),
  ],
};
