import type { InfluenceEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = ['counted', 'capped', 'influence-found', 'adjusted', 'multiplied', 'compared'] as const satisfies readonly InfluenceEvent['type'][];

/** What outsiders may rely on in the example `influence`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: ['card', 'amount', 'chairman', 'leader', 'delegates', 'edition'],
};
