import type { MarsContractsRule } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { UNIONS, type NewEvent } from './input.ts';
import { source } from './presets.ts';

const steps = ['contracts-cleared', 'contracts-dealt', 'phase-begun'] as const satisfies readonly NewEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'rounds.new-contracts',
  'unions.two-actions',
  'scoring.completed',
  'open-questions.deck-short',
] as const satisfies readonly MarsContractsRule[];

/** What pages and programs must know of the example `new-contracts`. */
export const facts: ExampleFacts = {
  game: 'mars-contracts',
  ...presetIds(source),
  steps,
  fields: ['unions', ...UNIONS.map((union) => `left.${union}`), 'deck', 'phase'],
  rules,
  names: [],
  words: ['mars-contracts.picture'],
  styles: ['boards/tiles'],
};
