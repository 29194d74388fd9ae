import type { SetUpInput } from '../../../engine/turmoil/index.ts';
import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec } from './input.ts';

// What each text means is written out in tests/examples/inputs/setup.txt.
const preset = presetFrom(codec);

/** The beginnings that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<SetUpInput> = {
  codec,
  presets: [
    preset('three-players', 'rgb_generous-funding_riots'),
    preset('same-party', 'rb_homeworld-support_strong-society'),
    preset('solo', 'k_pandemic_solar-flare'),
    preset('five-players', 'rgbyk_solar-flare_spin-off-products'),
    preset('refused', 'ry_riots_riots', 'same-card-twice'),
  ],
};
