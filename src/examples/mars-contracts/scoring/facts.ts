import type { MarsContractsRule, ScoringEvent } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { MOST_UNIONS, UNION_FIELDS } from './input.ts';
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
  fields: ['vp', 'unions', ...Array.from({ length: MOST_UNIONS }, (_, index) => UNION_FIELDS.map((field) => `${index + 1}.${field}`)).flat()],
  rules,
  names: ['progress-track'],
  words: [],
  styles: ['boards/tiles'],
};
