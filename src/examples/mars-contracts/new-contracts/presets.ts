import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type NewFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/new-contracts.txt.
const preset = presetFrom(codec);

/** The rounds that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<NewFields> = {
  codec,
  presets: [
    preset('later-round', '4_1020_24_contracts'),
    preset('first-round', '3_0000_32_contracts'),
    preset('deck-short', '3_0100_3_contracts'),
    preset('mid-round', '2_1100_16_activation', 'out-of-order'),
  ],
};
