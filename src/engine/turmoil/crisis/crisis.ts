import { undecided } from '../events/decisions.ts';
import { problemsOfCrisis } from '../game/legal.ts';
import { carryOut, type TurmoilOutcome } from '../game/outcomes.ts';
import type { Game } from '../game/state.ts';
import { CRISIS_LINES, type CrisisInput } from './lines.ts';

/**
 * Carries out a whole crisis: TR revision, global event, new government, changing times. Rules crisis.*.
 * @param game the state when the crisis begins, the first player of the generation just played first
 * @param input the card that the event deck reveals, and the readings to apply
 * @returns the state after the crisis and its steps
 * @refuses a game that cannot be on a table, a card that lies there twice, a dominant party without a leader, and an event
 *   that leaves a decision to a player who has not made it: with the first of `problemsOfCrisis` and `undecided`
 */
export function crisis(game: Game, input: CrisisInput): TurmoilOutcome {
  const [problem] = [...problemsOfCrisis(game, input.revealed), ...undecided(game, input.choices ?? {})];
  if (problem !== undefined) return { ok: false, problem };
  return carryOut(
    game,
    CRISIS_LINES.map(([, line]) => line(input)),
  );
}
