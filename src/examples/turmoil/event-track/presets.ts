import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type TrackFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/event-track.txt.
const preset = presetFrom(codec);

/** The beginnings that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<TrackFields> = {
  codec,
  presets: [
    preset('crisis', 'riots_crisis_1_11_0'),
    preset('set-up-coming', 'generous-funding_coming_1_11_0'),
    preset('set-up-distant', 'pandemic_distant_1_11_0'),
    preset('no-neutral', 'solar-flare_crisis_6_1_0'),
    preset('last-card', 'strong-society_crisis_8_4_1'),
    preset('refused', 'riots_crisis_0_11_0', 'no-such-generation'),
  ],
};
