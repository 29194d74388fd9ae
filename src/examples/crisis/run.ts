import { crisis, type Readings, type TurmoilOutcome } from '../../engine/turmoil/index.ts';
import { draftProblem, type CrisisInput } from './input.ts';

/**
 * Runs the crisis of an input.
 *
 * @returns the engine's outcome, or the refusal of what is no number
 */
export const runCrisis = (input: CrisisInput, readings: Readings): TurmoilOutcome => {
  const problem = draftProblem(input);
  const { game, revealed, choices } = input.position;
  return problem === null ? crisis(game, { revealed, choices, readings }) : { ok: false, problem };
};
