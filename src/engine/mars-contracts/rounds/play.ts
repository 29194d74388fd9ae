import { automaTurn, type AutomaTurn } from '../automa/turn.ts';
import { meetRequirement, type Meeting } from '../contracts/meet.ts';
import { oneByOne, withAfter } from '../../core/one-by-one.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { MarsContractsProblem } from '../game/problems.ts';
import type { Game } from '../game/state.ts';
import type { MarsContractsOutcome } from '../legality/outcomes.ts';
import { commit, type Commitment } from '../unions/commit.ts';
import { receiveGrant, type Placing } from '../unions/grant.ts';
import { placeElsewhere, type Sending } from '../unions/place.ts';
import { takeTradeUnion, type TradeUnionTaking } from '../unions/trade-union.ts';
import { beginTurn, type TurnBegin } from '../unions/turn.ts';
import { newContracts } from './contracts.ts';
import { endGame, returnTokens } from './end.ts';

/** Everything that can be done in a game, with what players decide. */
export type Move =
  | { readonly type: 'new-contracts' }
  | ({ readonly type: 'begin-turn' } & TurnBegin)
  | ({ readonly type: 'grant' } & Placing)
  | ({ readonly type: 'commit' } & Commitment)
  | ({ readonly type: 'place-elsewhere' } & Sending)
  | ({ readonly type: 'meet' } & Meeting)
  | ({ readonly type: 'take-trade-union' } & TradeUnionTaking)
  | ({ readonly type: 'automa-turn' } & AutomaTurn)
  | { readonly type: 'return-tokens' }
  | { readonly type: 'end-game' };

/** What several moves lead to; a problem says `after` how many of them it came. */
export type PlayOutcome =
  Extract<MarsContractsOutcome, { ok: true }> | { readonly ok: false; readonly problem: MarsContractsProblem & { readonly after: number } };

/**
 * Carries out one move: the procedure of its type.
 * @param game the state before
 * @param move what is done
 * @returns the state after, with its steps
 * @refuses what the procedure refuses, and a move at the wrong time
 */
export function play(game: Game, move: Move): MarsContractsOutcome {
  switch (move.type) {
    case 'new-contracts':
      return newContracts(game);
    case 'begin-turn':
      return beginTurn(game, move);
    case 'grant':
      return receiveGrant(game, move);
    case 'commit':
      return commit(game, move);
    case 'place-elsewhere':
      return placeElsewhere(game, move);
    case 'meet':
      return meetRequirement(game, move);
    case 'take-trade-union':
      return takeTradeUnion(game, move);
    case 'automa-turn':
      return automaTurn(game, move);
    case 'return-tokens':
      return returnTokens(game);
    case 'end-game':
      return endGame(game);
    default:
      return unreachable(move);
  }
}

/**
 * Carries out moves one after another: a turn, a round, a whole game.
 * @param game the state before the first move
 * @param moves in the order in which they happen; none is allowed too
 * @returns the state after the last, with the steps of all
 * @refuses the first move that the rules forbid, with the number of moves `after` which it came
 */
export function playInTurn(game: Game, moves: readonly Move[]): PlayOutcome {
  return oneByOne(game, moves, (state, move, after) => withAfter(play(state, move), after));
}
