import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type FundsFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/funds.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<FundsFields> = {
  codec,
  presets: [
    preset('solved', '210_012_0_3_b*011*000!b*001*000!b*100*000!a*000*000'),
    preset('tied-vote', '210_012_0_3_a*100*000!b*100*000!a*010*000!b*000*000'),
    preset('penalty-round', '210_012_0_3_a*100*000!a*000*100!b*010*000!a*000*000'),
    preset('fourth-round', '210_012_3_3_a*100*000!a*000*000!b*010*000!a*000*000'),
    preset('too-much', '210_012_0_3_a*400*000!b*100*000!a*010*000!b*000*000', 'not-enough-resources'),
  ],
};
