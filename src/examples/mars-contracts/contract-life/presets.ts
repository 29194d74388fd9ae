import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Preset, Source } from '../../frame/state/state.ts';
import { codec, played, type LifeFields } from './input.ts';

// What each text means is written out in tests/examples/inputs/contract-life.txt.
const preset = presetFrom(codec);

/** A preset of which a later move is refused. It opens at the last step before the refusal. */
const refusedLater = (...given: Parameters<typeof preset>): Preset<LifeFields> => {
  const one = preset(...given);
  const { shown } = played(one.value);
  return { ...one, step: shown.ok ? shown.trace.length : 1 };
};

/** The contracts that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: Source<LifeFields> = {
  codec,
  presets: [
    preset('reward-a', '2_4_2_1_a_n_0011335'),
    preset('reward-b', '2_4_2_1_b_n_0011335'),
    preset('track-end', '1_3_3_4_b_n_0011335'),
    preset('too-early', '2_4_2_1_a_e_0011335', 'nothing-to-advance'),
    refusedLater('no-reward', '2_4_2_1_none_n_0011335', 'decision-needed'),
  ],
};
