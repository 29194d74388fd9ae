import { citedBy, GLOBAL_PARAMETERS, type SolarPhaseEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';
import { CRISIS_TERMS, STEP_TERMS } from './sentences.ts';

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

/** What pages and programs must know of the example `solar-phase`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  ...presetIds(source),
  steps,
  fields: [...GLOBAL_PARAMETERS, 'venus-next', 'colonies', 'variant', 'raised'],
  rules: citedBy['solar-phase'],
  names: ['production-phase', ...Object.values(STEP_TERMS), ...CRISIS_TERMS],
  words: [],
  styles: ['pictures'],
};
