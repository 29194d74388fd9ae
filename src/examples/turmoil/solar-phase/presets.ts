import type { SolarPhaseInput } from '../../../engine/turmoil/index.ts';
import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec } from './input.ts';

// What each text means is written out in tests/examples/inputs/solar-phase.txt.
const preset = presetFrom(codec);

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<SolarPhaseInput> = {
  codec,
  presets: [
    preset('both-expansions', 'm1mm_vc_temperature'),
    preset('no-expansion', 'mmmm_0_none'),
    preset('longer-game', 'mmmm_vcl_none'),
    preset('goal-too-late', 'g1gm_vc_oxygen'),
    preset('game-end', 'gggm_vc_none'),
    preset('decision', 'mmgm_vc_none', 'decision-needed'),
    preset('refused', 'mmgm_vc_oceans', 'parameter-at-goal'),
  ],
};
