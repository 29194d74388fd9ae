import type { MarsContractsRule } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { CHOICES, type ActionEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'turn-begun',
  'token-placed',
  'leader-sent',
  'token-moved',
  'slot-closed',
  'grant-gained',
  'contract-taken',
  'no-contract',
  'marker-moved',
] as const satisfies readonly ActionEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'unions.two-actions',
  'unions.grant',
  'unions.token-is-leader',
  'unions.commit',
  'unions.slot-closed',
  'assistance.trade-union',
  'open-questions.place-and-commit',
  'open-questions.no-cards-left',
  'open-questions.grant-meets-contract',
] as const satisfies readonly MarsContractsRule[];

/** What pages and programs must know of the example `union-actions`. */
export const facts: ExampleFacts = {
  game: 'mars-contracts',
  ...presetIds(source),
  steps,
  fields: [...Object.keys(CHOICES), 'trade'],
  rules,
  names: [],
  words: ['mars-contracts'],
  styles: ['boards/tiles'],
};
