import type { Outcome, Step } from '../../core/outcome.ts';
import { joining, making, type Maker } from '../../core/procedure.ts';
import type { PartOf } from '../../core/run.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './events.ts';
import { refusalsOf } from './legal.ts';
import type { WorldProblemsRefusal } from './refusals.ts';
import type { Game } from './state.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { Phase } from '../vocabulary/words.ts';

/** One thing that happened in a game of World Problems, and its rule. */
export type WorldProblemsStep = Step<GameEvent, WorldProblemsRule>;

/** One named part of a rule of World Problems. */
export type Part = PartOf<Game, GameEvent, WorldProblemsRule>;

/** What a procedure of World Problems returns. */
export type WorldProblemsOutcome = Outcome<Game, GameEvent, WorldProblemsRefusal, WorldProblemsRule>;

/** What is refused, or null. */
export type Refused = WorldProblemsRefusal | null;

/** Makes one part of several, in the order in which they happen. */
export const inTurn: (...parts: readonly Part[]) => Part = joining(apply);

/** Makes a procedure of the phases in which it may be carried out, of what else forbids it, and of its parts: see `making`. */
export const procedure: Maker<Game, Phase, WorldProblemsRefusal, Part, WorldProblemsOutcome> = making({ apply, problemsOf: refusalsOf, outOfOrder });

function outOfOrder({ cycle: { phase } }: Game, due: readonly Phase[]): Refused {
  return due.includes(phase) ? null : { code: 'out-of-order', rule: phase === 'over' ? 'round.end' : 'round.order', phase, due };
}
