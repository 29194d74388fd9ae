import type { MarsContractsRule } from '../../../engine/mars-contracts/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { CHOICES, TICKS, type AutomaStepEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'turn-begun',
  'token-placed',
  'token-moved',
  'slot-closed',
  'grant-gained',
  'yield-gained',
  'trade-union-used',
  'commitment-failed',
  'contract-chosen',
  'cannot-pay',
  'credits-paid',
  'contract-spent',
  'marker-moved',
] as const satisfies readonly AutomaStepEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'unions.two-actions',
  'unions.slot-closed',
  'assistance.trade-union-automa',
  'automa.place',
  'automa.commit',
  'automa.production',
  'automa.cannot-commit',
  'automa.cannot-afford',
  'open-questions.trade-union-waits',
  'open-questions.automa-main-grant',
  'open-questions.automa-commits-when',
  'open-questions.automa-seal',
  'open-questions.automa-no-commitment',
  'open-questions.automa-cannot-pay',
] as const satisfies readonly MarsContractsRule[];

/** What pages and programs must know of the example `automa`. */
export const facts: ExampleFacts = {
  game: 'mars-contracts',
  ...presetIds(source),
  steps,
  fields: [...Object.keys(CHOICES), ...TICKS],
  rules,
  names: [],
  words: ['mars-contracts'],
  styles: ['boards/tiles'],
};
