import { run } from '../../core/run.ts';
import { stepOf } from '../../core/outcome.ts';
import { apply } from '../game/apply.ts';
import type { Part, WorldProblemsOutcome } from '../game/outcomes.ts';
import { showProblem } from '../funds/next.ts';
import { bareTable, type SetUpInput } from './bare.ts';
import { dealGoals, dealTechnologies, laySpareGoals } from './cards.ts';
import { setUpRefused } from './refused.ts';
import { dealResources } from './resources.ts';

/**
 * Sets up a table and shows the first problem. Rules setup.*, goals.duplicate, bank.three-players, round.problem-queue.
 * @param input who plays, and what the box holds, shuffled
 * @returns the game before the first action round, with the steps from `bareTable` to there
 * @refuses a table that the source does not know, piles and a bank that are too small, and names that are there twice
 */
export function setUp(input: SetUpInput): WorldProblemsOutcome {
  if (input.problems.length === 0) return { ok: false, problem: { code: 'pile-too-small', rule: 'setup.problems', pile: 'problems' } };
  const parts = [layOut, dealGoals, dealTechnologies, dealResources, laySpareGoals, layOutSupplement, begin];
  const done = run(apply, bareTable(input), parts);
  const refusal = setUpRefused(input, done.state);
  return refusal === null ? { ok: true, ...done } : { ok: false, problem: refusal };
}

const layOut: Part = () => [
  stepOf('setup.bank', { type: 'laid-out', what: 'bank' } as const),
  stepOf('setup.problems', { type: 'laid-out', what: 'problems' } as const, ['goals.show-all']),
];

const layOutSupplement: Part = ({ supplement }) =>
  supplement === null
    ? []
    : [
        stepOf('setup.radicals', { type: 'laid-out', what: 'radicals' } as const),
        stepOf('setup.karma', { type: 'laid-out', what: 'karma' } as const),
        stepOf('setup.screens', { type: 'laid-out', what: 'screens' } as const),
      ];

const begin: Part = ({ problems: [first] }) => showProblem(0, first!.id);
