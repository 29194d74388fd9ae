import type { WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { CHOICES, TYPED, type BankEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'action-taken',
  'exchanged',
  'reputation-changed',
  'gift-given',
  'technology-drawn',
  'technology-shared',
] as const satisfies readonly BankEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'setup.resources',
  'actions.each-once',
  'actions.exchange',
  'actions.buy-technology',
  'technologies.random',
  'technologies.chosen',
  'technologies.store',
  'bank.rate',
  'bank.three-players',
  'reputation.tie',
  'open-questions.reputation-at-bank',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `bank-and-technology`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: ['agreed', ...TYPED, ...Object.keys(CHOICES)].map((field) => `bt.${field}`),
  rules,
  names: ['reputation'],
  words: ['world-problems'],
  styles: ['boards/countries'],
};
