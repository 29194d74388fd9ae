import { citedBy, PARTIES, type RequirementEvent } from '../../../engine/turmoil/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { source } from './presets.ts';

const steps = ['required', 'ruling-compared', 'counted', 'delegates-compared', 'met'] as const satisfies readonly RequirementEvent['type'][];

/** What pages and programs must know of the example `requirement`. */
export const facts: ExampleFacts = {
  game: 'turmoil',
  table: true,
  ...presetIds(source),
  steps,
  fields: ['required', 'ruling', 'leader', 'own', 'others'],
  rules: citedBy.requirement,
  names: [...PARTIES, 'ruling-party', 'policy-tile'],
  words: ['turmoil.party'],
  later: ['problem', 'turmoil'],
};
