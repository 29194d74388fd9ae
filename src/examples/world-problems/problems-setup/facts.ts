import type { WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import type { SetupEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'laid-out',
  'goals-dealt',
  'goal-replaced',
  'technology-drawn',
  'resources-dealt',
  'spares-laid',
  'problem-shown',
  'phase-begun',
] as const satisfies readonly SetupEvent['type'][];

/** The rules of its steps and of its refusal. */
const rules = [
  'setup.bank',
  'setup.problems',
  'setup.goals',
  'setup.technology',
  'setup.resources',
  'setup.spare-goals',
  'setup.radicals',
  'setup.karma',
  'setup.screens',
  'round.order',
  'round.problem-queue',
  'goals.show-all',
  'goals.duplicate',
  'open-questions.players-least',
  'open-questions.start-reputation',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `problems-setup`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: ['ps.players', 'ps.supplement', 'ps.duplicate'],
  rules,
  names: ['radicals', 'karma-board', 'screen'],
  words: ['world-problems', 'pictures.letter'],
  styles: ['boards/countries'],
};
