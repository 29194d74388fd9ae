import { GLOBAL_PARAMETERS, type SolarPhaseEvent } from '../../engine/turmoil/index.ts';
import type { ExampleFacts } from '../frame/facts.ts';
import { source } from './presets.ts';

const steps = [
  'phase-begun',
  'end-checked',
  'last-greenery',
  'rest-skipped',
  'scoring-begun',
  'step-skipped',
  'parameter-raised',
  'end-put-off',
  'colonies-produced',
  'crisis-begun',
] as const satisfies readonly SolarPhaseEvent['type'][];

/** What outsiders may rely on in the example `solar-phase`. */
export const facts: ExampleFacts = {
  presets: source.presets.map(({ id }) => id),
  steps,
  fields: [...GLOBAL_PARAMETERS, 'venus-next', 'colonies', 'variant', 'raised'],
};
