import type { MarsContractsRule } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import type { SetUpEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'token-taken',
  'tiles-revealed',
  'tile-equipped',
  'deck-laid',
  'automa-cards-added',
  'assistance-added',
] as const satisfies readonly SetUpEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'components.list',
  'setup.union-token',
  'setup.union-tiles',
  'setup.markers-and-seals',
  'setup.contract-deck',
  'assistance.use',
  'automa.cards',
  'open-questions.automa-union-token',
] as const satisfies readonly MarsContractsRule[];

/** What pages and programs must know of the example `contracts-setup`. */
export const facts: ExampleFacts = {
  game: 'mars-contracts',
  ...presetIds(source),
  steps,
  fields: ['players', 'automa', 'counts', 'trade', 'tiles'],
  rules,
  names: [],
  words: ['mars-contracts.player', 'mars-contracts.picture'],
  styles: ['boards/tiles'],
};
