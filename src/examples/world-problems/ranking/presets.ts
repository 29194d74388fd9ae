import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type RankingFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/ranking.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<RankingFields> = {
  codec,
  presets: [
    preset('short-alliance', '1_1*4*2*1!1*3*1*2!0*1*2*1!0*9*1*0!0*2*1*1!0*5*0*2'),
    preset('full-alliance', '0_1*2*2*0!1*1*2*0!1*1*2*0!0*3*2*0!0*6*1*0!0*6*1*0'),
    preset('three-countries', '1_0*4*1*3!0*6*1*3!0*9*0*1!none*0*0*0!none*0*0*0!none*0*0*0'),
    preset('equal', '1_0*5*2*2!0*5*2*2!0*7*1*1!none*0*0*0!none*0*0*0!none*0*0*0'),
    preset('two-alliances', '0_1*1*2*0!1*2*2*0!1*1*1*0!2*4*1*0!2*3*2*0!2*0*1*0'),
    preset('too-large', '0_1*3*2*0!1*2*2*0!1*4*2*0!1*1*2*0!0*5*1*0!0*6*1*0', 'alliance-too-large'),
    preset('too-few', '0_1*3*2*0!1*2*2*0!0*4*2*0!0*1*2*0!0*5*1*0!none*0*0*0', 'too-few-for-alliances'),
  ],
};
