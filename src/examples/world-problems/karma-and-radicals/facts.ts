import type { WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { PLAYERS, SPACES, type KarmaEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'radicals-revealed',
  'radicals-voted',
  'reputation-changed',
  'radicals-settled',
  'karma-moved',
  'karma-kept',
  'effect-applied',
  'game-over',
] as const satisfies readonly KarmaEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'round.end',
  'round.problem-queue',
  'reputation.tie',
  'radicals.deck',
  'radicals.trigger',
  'radicals.pay',
  'karma.board',
  'karma.move',
  'karma.at-once',
  'open-questions.nothing-below-zero',
  'open-questions.paid-reputation',
  'open-questions.whom-karma-affects',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `karma-and-radicals`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: [
    ...['side1', 'side2', 'side3', 'last', ...SPACES, 'round', 'card'].map((field) => `kr.${field}`),
    ...PLAYERS.flatMap((id) => ['has', 'solve', 'pays'].map((field) => `kr.${id}.${field}`)),
  ],
  rules,
  names: ['radicals-card', 'reputation'],
  words: ['world-problems', 'pictures.letter'],
  styles: ['drawings', 'boards/countries'],
};
