import { procedure, type Part } from '../game/outcomes.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';

/**
 * Ends an action round: a vote follows the first, contributions the others. Rules round.order, round.problem-queue,
 * open-questions.penalty-round.
 * @param game the state before, in an action round
 * @returns the state after, with its steps
 */
export const endActions = procedure(
  ACTION_PHASES,
  () => null,
  () => [ended],
);

const ended: Part = ({ cycle: { phase } }) => {
  if (phase === 'actions') return [{ rule: 'round.order', event: { type: 'phase-begun', phase: 'vote' } }];
  const rule = phase === 'actions-again' ? 'round.problem-queue' : 'open-questions.penalty-round';
  return [{ rule, event: { type: 'phase-begun', phase: 'contributions' } }];
};
