import { oneByOne, withAfter } from '../../core/one-by-one.ts';
import { unreachable } from '../../core/unreachable.ts';
import { exchange, type Exchange } from '../actions/bank.ts';
import { trade, type Trade } from '../actions/deals.ts';
import { endActions } from '../actions/end.ts';
import { swapGoal, type GoalSwap } from '../actions/goals.ts';
import { buyChosen, buyRandom, type ChosenPurchase, type RandomPurchase } from '../actions/technologies.ts';
import { useTechnology, type TechnologyUse } from '../actions/use.ts';
import { joinAlliance, type Joining } from '../alliances/join.ts';
import { leaveAlliance, type Leaving } from '../alliances/leave.ts';
import { compensate, type Compensating } from '../compensation/compensate.ts';
import { contribute, type Hand } from '../funds/contribute.ts';
import { vote, type SideVote } from '../funds/vote.ts';
import type { WorldProblemsOutcome } from '../game/outcomes.ts';
import type { WorldProblemsRefusal } from '../game/refusals.ts';
import type { Game } from '../game/state.ts';
import { moveKarma } from '../supplement/karma.ts';
import { meetRadicals, type Meeting } from '../supplement/radicals.ts';

/** Everything that can be done in a game, with what players decide and what is drawn. */
export type Move =
  | ({ readonly type: 'exchange' } & Exchange)
  | ({ readonly type: 'use-technology' } & TechnologyUse)
  | ({ readonly type: 'trade' } & Trade)
  | ({ readonly type: 'join' } & Joining)
  | ({ readonly type: 'buy-random' } & RandomPurchase)
  | ({ readonly type: 'buy-chosen' } & ChosenPurchase)
  | ({ readonly type: 'swap-goal' } & GoalSwap)
  | ({ readonly type: 'leave' } & Leaving)
  | { readonly type: 'end-actions' }
  | { readonly type: 'vote'; readonly votes: readonly SideVote[] }
  | { readonly type: 'contribute'; readonly hands: readonly Hand[] }
  | ({ readonly type: 'meet-radicals' } & Meeting)
  | ({ readonly type: 'compensate' } & Compensating)
  | { readonly type: 'move-karma' };

/** What several moves lead to; a refusal says `after` how many of them it came. */
export type PlayOutcome =
  Extract<WorldProblemsOutcome, { ok: true }> | { readonly ok: false; readonly problem: WorldProblemsRefusal & { readonly after: number } };

/**
 * Carries out one move: the procedure of its type.
 * @param game the state before
 * @param move what is done
 * @returns the state after, with its steps
 * @refuses what the procedure refuses, and a move at the wrong time
 */
export function play(game: Game, move: Move): WorldProblemsOutcome {
  switch (move.type) {
    case 'exchange':
      return exchange(game, move);
    case 'use-technology':
      return useTechnology(game, move);
    case 'trade':
      return trade(game, move);
    case 'join':
      return joinAlliance(game, move);
    case 'buy-random':
      return buyRandom(game, move);
    case 'buy-chosen':
      return buyChosen(game, move);
    case 'swap-goal':
      return swapGoal(game, move);
    case 'leave':
      return leaveAlliance(game, move);
    case 'end-actions':
      return endActions(game);
    case 'vote':
      return vote(game, move.votes);
    case 'contribute':
      return contribute(game, move.hands);
    case 'meet-radicals':
      return meetRadicals(game, move);
    case 'compensate':
      return compensate(game, move);
    case 'move-karma':
      return moveKarma(game);
    default:
      return unreachable(move);
  }
}

/**
 * Carries out moves one after another: an action round, a problem cycle, a whole game. Rules round.order, round.end.
 * @param game the state before the first move
 * @param moves in the order in which they happen; none is allowed too
 * @returns the state after the last, with the steps of all
 * @refuses the first move that the rules forbid, with the number of moves `after` which it came
 */
export function playInTurn(game: Game, moves: readonly Move[]): PlayOutcome {
  return oneByOne(game, moves, (state, move, after) => withAfter(play(state, move), after));
}
