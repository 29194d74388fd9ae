import type { RankingEvent, WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { TYPED } from './input.ts';
import { source } from './presets.ts';

const steps = ['stocks-compared', 'goals-counted', 'placed'] as const satisfies readonly RankingEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'setup.resources',
  'setup.spare-goals',
  'alliances.minimum',
  'alliances.size',
  'alliances.one-country',
  'alliances.ranking-lost',
  'alliances.ranking-equal',
  'reputation.tie',
  'reputation.resources',
  'open-questions.alliance-reputation',
  'open-questions.players-least',
  'open-questions.winner',
  'open-questions.alliance-against-country',
  'open-questions.alliance-short',
  'open-questions.two-alliances',
  'open-questions.complete-tie',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `ranking`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: ['compare', ...COUNTRIES.flatMap((id) => ['in', ...TYPED].map((field) => `${id}.${field}`))],
  rules,
  names: ['country', 'reputation'],
  words: ['world-problems'],
  styles: ['boards/countries'],
};
