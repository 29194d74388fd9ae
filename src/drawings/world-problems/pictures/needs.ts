import type { Needs } from '../../pictures/types.ts';
import { CYCLE_PARTS, type CyclePart } from '../cycle.tsx';
import type { KarmaPart } from '../tree.tsx';

/** The rules to which the legend links each place of a problem: one or two. */
export const cycleRules: Readonly<Record<CyclePart, readonly [rule: string] | readonly [rule: string, also: string]>> = {
  queue: ['round.problem-queue'],
  'first-round': ['actions.each-once'],
  vote: ['funds.vote'],
  'second-round': ['round.order'],
  contribution: ['funds.contribute', 'funds.leader-reputation'],
  'additional-round': ['funds.shortfall'],
  compensation: ['compensation.claim', 'funds.return'],
  karma: ['karma.move'],
};

/** The term for each place of a problem. */
export const cycleTerms: Readonly<Record<CyclePart, string>> = {
  queue: 'problem',
  'first-round': 'action-round',
  vote: 'vote',
  'second-round': 'action-round',
  contribution: 'contribution',
  'additional-round': 'additional-round',
  compensation: 'compensation',
  karma: 'karma',
};

/** The rule to which the legend links each part of the karma board. */
export const karmaRules: Readonly<Record<KarmaPart, string>> = {
  'compass-rose': 'setup.karma',
  'side-a': 'karma.move',
  'side-b': 'karma.move',
  'karma-marker': 'karma.board',
  effect: 'karma.at-once',
};

/** What each picture needs of the game. */
export const needs = {
  'problem-cycle': {
    rules: [...Object.values(cycleRules).flat(), 'round.end'],
    names: [...CYCLE_PARTS.map((part) => cycleTerms[part]), 'problem-cycle'],
  },
  'karma-tree': { rules: Object.values(karmaRules), names: ['karma-board', 'compass-rose', 'side', 'karma-marker'] },
} satisfies Readonly<Record<string, Needs>>;
