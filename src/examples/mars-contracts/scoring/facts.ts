import type { MarsContractsRule, ScoringEvent } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { UNION_FIELDS, UNIONS } from './input.ts';
import { source } from './presets.ts';

const steps = ['in-play-kept', 'completed-scored', 'uncompleted-lost'] as const satisfies readonly ScoringEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'setup.markers-and-seals',
  'contracts.reward-a',
  'scoring.completed',
  'scoring.uncompleted',
] as const satisfies readonly MarsContractsRule[];

/** What pages and programs must know of the example `scoring`. */
export const facts: ExampleFacts = {
  game: 'mars-contracts',
  ...presetIds(source),
  steps,
  fields: ['vp', ...UNIONS.flatMap(([number]) => UNION_FIELDS.map((field) => `${number}.${field}`))],
  rules,
  names: ['progress-track'],
  words: [],
  styles: ['boards/tiles'],
};
