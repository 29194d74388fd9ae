import type { TrackEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = [
  'card-revealed',
  'delegate-came',
  'none-came',
  'nothing-to-resolve',
  'card-advanced',
  'deck-empty',
  'card-resolved',
  'generations-counted',
] as const satisfies readonly TrackEvent['type'][];

/** What outsiders may rely on in the example `event-track`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: ['card', 'start', 'generation', 'neutral', 'last', 'edition'],
};
