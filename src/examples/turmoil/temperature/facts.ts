import { citedBy, TEMPERATURE_CARDS, type TemperatureEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = [
  'temperature-moved',
  'reached-again',
  'ocean-placed',
  'bonus-missed',
  'ocean-stayed',
  'temperature-fixed',
  'scale-ended',
] as const satisfies readonly TemperatureEvent['type'][];

/** What pages and programs must know of the example `temperature`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  ...presetIds(source),
  steps,
  fields: ['card', 'temperature', 'oceans', 'returned', 'edition'],
  rules: citedBy.temperature,
  names: TEMPERATURE_CARDS,
  words: [],
  later: ['problem', 'turmoil'],
};
