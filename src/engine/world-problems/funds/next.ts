import { stepOf } from '../../core/outcome.ts';
import type { Part } from '../game/outcomes.ts';

/** The next problem of the queue with its first action round, or the end of the game. Rules round.problem-queue, round.end. */
export const nextProblem: Part = ({ cycle, problems }) => {
  const at = cycle.at + 1;
  const problem = problems[at];
  if (problem === undefined) return [{ rule: 'round.end', event: { type: 'game-over', because: 'all-solved' } }];
  return showProblem(at, problem.id);
};

/** Shows a problem and begins its first action round. */
export const showProblem = (at: number, problem: string) => [
  stepOf('round.problem-queue', { type: 'problem-shown', at, problem } as const),
  stepOf('round.order', { type: 'phase-begun', phase: 'actions' } as const),
];
