import { presetFrom } from '../../frame/definition/preset-from.ts';
import type { Source } from '../../frame/state/state.ts';
import { codec, type Entered } from './input.ts';

const preset = presetFrom(codec);

/** The situations that a reader can step through. */
export const source: Source<Entered> = {
  codec,
  presets: [preset('calm', '5_c'), preset('storm', '5_s'), preset('refused', 'many_c', 'no-number')],
};
