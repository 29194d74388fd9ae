import { UNLOADING_RULES, type UnloadingEvent } from '../../../engine/harbour/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = ['storm-came', 'crane-rested', 'crates-lifted'] as const satisfies readonly UnloadingEvent['type'][];

/** What pages and programs must know of the example `unloading`. */
export const facts: ExampleFacts = {
  game: 'harbour',
  ...presetIds(source),
  steps,
  fields: ['crates', 'storm', 'edition'],
  rules: UNLOADING_RULES,
  names: ['crate'],
  words: [],
};
