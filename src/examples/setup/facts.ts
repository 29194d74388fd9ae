import { COLOURS, type SetUpEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = [
  'players-ready',
  'neutral-ready',
  'event-drawn',
  'neutral-sent',
  'marker-laid',
  'marker-stays',
  'current-left-empty',
  'policy-laid',
  'no-bonus',
] as const satisfies readonly SetUpEvent['type'][];

/** What outsiders may rely on in the example `setup`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: [...COLOURS.map((colour) => `player.${colour}`), 'coming', 'distant'],
};
