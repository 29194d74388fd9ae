import type { Outcome, Step } from '../../core/outcome.ts';
import { run, type Procedure } from '../../core/run.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import type { Phase } from '../vocabulary/words.ts';
import { apply } from '../game/apply.ts';
import type { GameEvent } from '../game/events.ts';
import { problemsOf } from './legal.ts';
import type { MarsContractsRefusal } from '../game/problems.ts';
import type { Game } from '../game/state.ts';

/** One thing that happened in a game of Mars Contracts, and its rule. */
export type MarsContractsStep = Step<GameEvent, MarsContractsRule>;

/** One named part of a rule of Mars Contracts. */
export type Part = PartOf<Game, GameEvent, MarsContractsRule>;

/** What a procedure of Mars Contracts returns. */
export type MarsContractsOutcome = Outcome<Game, GameEvent, MarsContractsRefusal, MarsContractsRule>;

/** What is refused, or null. */
export type Refused = MarsContractsRefusal | null;

/**
 * Makes one part of several.
 * @param parts in the order in which they happen, each on the state that the ones before it left
 * @returns a part whose steps are all of theirs
 */
export function inTurn(...parts: readonly Part[]): Part {
  return (game) => run(apply, game, parts).trace;
}

/**
 * Makes a procedure of what forbids it and what it does.
 * @param phases the phases in which it may be carried out
 * @param refuse what else forbids it
 * @param parts what it does
 * @returns a procedure that refuses a game that cannot be on a table, a wrong phase, what `refuse` finds, and what would make a
 *   number higher than the engine counts
 */
export function procedure<I extends readonly unknown[]>(
  phases: readonly Phase[],
  refuse: (game: Game, ...input: I) => Refused,
  parts: (...input: I) => readonly Part[],
) {
  return (game: Game, ...input: I): MarsContractsOutcome => {
    const problem = problemsOf(game)[0] ?? outOfOrder(game, phases) ?? refuse(game, ...input);
    if (problem !== null) return { ok: false, problem };
    const done = run(apply, game, parts(...input));
    const [wrong] = problemsOf(done.state);
    return wrong ? { ok: false, problem: wrong } : { ok: true, ...done };
  };
}

/** The rule that says what a phase is for. */
const RULES = { contracts: 'rounds.new-contracts', activation: 'unions.two-actions', over: 'scoring.completed' } as const;

/**
 * Refuses a wrong phase.
 * @param game the game
 * @param due the phases in which something may be done
 */
export function outOfOrder({ round: { phase } }: Game, due: readonly Phase[]): Refused {
  return due.includes(phase) ? null : { code: 'out-of-order', rule: RULES[phase], phase, due };
}

/**
 * Finds the first refusal.
 * @param checks in order; a later one may rely on the ones before it
 * @returns the first that is not null
 */
export function firstOf(...checks: readonly (() => Refused)[]): Refused {
  for (const check of checks) {
    const refused = check();
    if (refused !== null) return refused;
  }
  return null;
}
