import type { RequirementEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = ['required', 'ruling-compared', 'counted', 'delegates-compared', 'met'] as const satisfies readonly RequirementEvent['type'][];

/** What outsiders may rely on in the example `requirement`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: ['required', 'ruling', 'leader', 'own', 'others'],
};
