import type { Outcome, Step } from '../../core/outcome.ts';
import { joining, making, type Maker } from '../../core/procedure.ts';
import type { PartOf } from '../../core/run.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import type { Phase } from '../vocabulary/words.ts';
import { apply } from '../game/apply.ts';
import type { GameEvent } from '../game/events.ts';
import { problemsOf } from './legal.ts';
import type { MarsContractsProblem } from '../game/problems.ts';
import type { Game } from '../game/state.ts';

/** One thing that happened in a game of Mars Contracts, and its rule. */
export type MarsContractsStep = Step<GameEvent, MarsContractsRule>;

/** One named part of a rule of Mars Contracts. */
export type Part = PartOf<Game, GameEvent, MarsContractsRule>;

/** What a procedure of Mars Contracts returns. */
export type MarsContractsOutcome = Outcome<Game, GameEvent, MarsContractsProblem, MarsContractsRule>;

/** What is refused, or null. */
export type Refused = MarsContractsProblem | null;

/** Makes one part of several, in the order in which they happen. */
export const inTurn: (...parts: readonly Part[]) => Part = joining(apply);

/** Makes a procedure of the phases in which it may be carried out, of what else forbids it, and of its parts: see `making`. */
export const procedure: Maker<Game, Phase, MarsContractsProblem, Part, MarsContractsOutcome> = making({ apply, problemsOf, outOfOrder });

/**
 * Refuses a wrong phase.
 * @param game the game
 * @param due the phases in which something may be done
 */
export function outOfOrder({ round: { phase } }: Game, due: readonly Phase[]): Refused {
  return due.includes(phase) ? null : { code: 'out-of-order', rule: DUE_BY[phase], phase, due };
}

/** The rule that says what a phase is for. */
const DUE_BY = { contracts: 'rounds.new-contracts', activation: 'unions.two-actions', over: 'scoring.completed' } as const;
