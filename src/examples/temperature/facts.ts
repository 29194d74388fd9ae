import type { TemperatureEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
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

/** What outsiders may rely on in the example `temperature`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: ['card', 'temperature', 'oceans', 'returned', 'edition'],
};
