import type { WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { KINDS } from '../../../sentences/world-problems/words.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { CLAIMS, PLAYERS, type CompensationStep } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'claimed',
  'contested',
  'nobody-claimed',
  'compensated',
  'nobody-compensated',
  'title-changed',
  'fund-returned',
] as const satisfies readonly CompensationStep['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'funds.return',
  'reputation.tie',
  'compensation.claim',
  'compensation.how',
  'compensation.contest',
  'compensation.equal-agreed',
  'compensation.equal-refused',
  'compensation.lower',
  'open-questions.uncontested-claim',
  'open-questions.three-candidates',
  'open-questions.split-remainder',
  'open-questions.title-holder',
  'open-questions.title-after-refusal',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `compensation`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: [...KINDS, 'title', ...CLAIMS, ...PLAYERS.flatMap((id) => [`${id}.has`, `${id}.agrees`])].map((field) => `co.${field}`),
  rules,
  names: ['reputation', 'lowest-reputation-title'],
  words: ['world-problems'],
  styles: ['boards/countries'],
};
