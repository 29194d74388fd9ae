import type { WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import type { AllianceStep } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'action-taken',
  'reputation-changed',
  'alliance-formed',
  'leave-announced',
  'resources-divided',
  'goals-kept',
  'goals-renewed',
  'initiator-chosen',
] as const satisfies readonly AllianceStep['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'actions.each-once',
  'actions.deals',
  'alliances.minimum',
  'alliances.join-cost',
  'alliances.size',
  'alliances.one-country',
  'alliances.leave',
  'alliances.breakup',
  'alliances.forced-pair',
  'alliances.kept-goals',
  'reputation.tie',
  'open-questions.pooled-stock',
  'open-questions.alliance-reputation',
  'open-questions.joining-existing',
  'open-questions.initiator-tie',
  'open-questions.alliance-after-leaving',
  'open-questions.spare-goals-short',
  'open-questions.odd-player',
  'open-questions.which-goals-stay',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `alliances`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: [
    ...['players', 'act', 'who', 'with1', 'with2', 'initiator', 'odd'].map((field) => `al.${field}`),
    ...COUNTRIES.flatMap((id) => ['group', 'has', 'food', 'keeps'].map((field) => `al.${id}.${field}`)),
  ],
  rules,
  names: ['reputation'],
  words: ['world-problems'],
  styles: ['boards/countries'],
};
