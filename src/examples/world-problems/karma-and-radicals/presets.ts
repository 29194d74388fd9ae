import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type KarmaFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/karma-and-radicals.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<KarmaFields> = {
  codec,
  presets: [
    preset('two-problems', 'abn_0_1*-1*2*-2*1*2_0_-1_3*s*1!1*s*1!2*l*1'),
    preset('last-row', 'bba_0_1*-1*2*-2*1*2_0_-1_3*s*1!1*s*1!2*l*1'),
    preset('last-problem', 'bnn_1_1*-1*2*-2*1*2_0_-1_3*s*1!0*s*1!2*l*1'),
    preset('radicals-paid', 'aan_0_1*-1*2*-2*1*2_1_-2_3*s*1!1*s*1!2*l*1'),
    preset('radicals-stay', 'ban_0_1*-1*2*-2*1*2_1_-2_3*s*1!1*s*0!2*l*1'),
    preset('cannot-pay', 'ann_0_1*-1*2*-2*1*2_1_-2_3*s*1!0*s*1!2*l*1', 'not-enough-reputation'),
  ],
};
