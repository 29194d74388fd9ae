import type { Outcome, Step } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { apply } from './apply.ts';
import { problemsOfNumbers } from './legal.ts';
import type { TurmoilEvent } from './events.ts';
import type { TurmoilProblem } from './problems.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Game } from './state.ts';

/** One thing that happened to a game of Turmoil, and its rule. */
export type TurmoilStep = Step<TurmoilEvent, TurmoilRule>;

/** One named part of a rule of Turmoil. */
export type Part = PartOf<Game, TurmoilEvent, TurmoilRule>;

/** What a procedure of Turmoil returns. */
export type TurmoilOutcome = Outcome<Game, TurmoilEvent, TurmoilProblem, TurmoilRule>;

/**
 * Makes one part of several.
 * @param parts in the order in which they happen, each on the state that the ones before it left
 * @returns a part whose steps are all of theirs
 */
export function inTurn(...parts: readonly Part[]): Part {
  return (game) => run(apply, game, parts).trace;
}

/**
 * Carries out parts on a game that has been found legal.
 * @param game the state before
 * @param parts in the order in which they happen
 * @returns the state after, with its steps
 * @refuses what would make a number higher than the engine counts
 */
export function carryOut(game: Game, parts: readonly Part[]): TurmoilOutcome {
  const done = run(apply, game, parts);
  const [problem] = problemsOfNumbers(done.state);
  return problem ? { ok: false, problem } : { ok: true, ...done };
}
