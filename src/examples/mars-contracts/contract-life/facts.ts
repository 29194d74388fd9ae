import type { MarsContractsRule } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { CHOICES, type LifeEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'token-moved',
  'slot-closed',
  'grant-gained',
  'contract-taken',
  'seal-moved',
  'contract-completed',
  'marker-moved',
  'contract-cashed',
  'contract-kept',
] as const satisfies readonly LifeEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'unions.commit',
  'unions.slot-closed',
  'contracts.advance',
  'contracts.complete',
  'contracts.reward-a',
  'contracts.reward-b',
  'contracts.only-after-taking',
  'scoring.completed',
  'open-questions.reward-a-discard',
  'open-questions.seal-after-reward',
  'open-questions.track-end',
] as const satisfies readonly MarsContractsRule[];

/** What pages and programs must know of the example `contract-life`. */
export const facts: ExampleFacts = {
  game: 'mars-contracts',
  ...presetIds(source),
  steps,
  fields: [...Object.keys(CHOICES), 'track', 'early'],
  rules,
  names: [],
  words: ['mars-contracts'],
  styles: ['boards/tiles'],
};
