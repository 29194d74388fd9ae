import { rewardNeeded, type Rewards } from '../contracts/advance.ts';
import { moveMarker } from '../contracts/marker.ts';
import { stepOf } from '../../core/outcome.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { unionOf } from '../game/find.ts';
import type { Game, PlayerId } from '../game/state.ts';
import { playerRefused } from '../legality/checks.ts';
import { inTurn, procedure, type Part, type Refused } from '../legality/outcomes.ts';
import type { TokenKind } from '../vocabulary/words.ts';
import { gain } from './gain.ts';
import { slotMissing, slotUnavailable, tokenMissing } from './place.ts';
import { notInTurn } from './turn.ts';

/** A token that is placed at a union. */
export interface Placing {
  readonly player: PlayerId;
  readonly token: TokenKind;
  readonly union: number;
  /** The action slot, counted from 0. */
  readonly slot: number;
  /** For contracts that the action of the main grant completes. */
  readonly rewards: Rewards;
}

/**
 * Receives a union grant: places the union token or a leader token in an available action slot and gains the main grant; with
 * Trade Union twice, and the marker moves. Rules unions.grant, unions.token-is-leader, assistance.trade-union.
 * @param game the state before
 * @param placing who places which token where
 * @returns the state after, with its steps
 * @refuses a slot that is taken, closed or not there, a token that is not in the play area, a player who has not the turn, and a
 *   reward that is not chosen
 * @example receiveGrant(game, { player: 'white', token: 'union', union: 1, slot: 0, rewards: {} })
 */
export const receiveGrant = procedure(['activation'], refused, (placing) => [
  place(placing),
  gain(placing.player, placing.union, 'main', 'unions.grant', placing.rewards),
  (game) => (hasTradeUnion(game, placing.player) ? tradeUnion(placing)(game) : []),
]);

const place =
  ({ player, token, union, slot }: Placing): Part =>
  () => [stepOf('unions.grant', { type: 'token-placed', player, token, union, slot } as const, [token === 'union' && 'unions.token-is-leader'])];

/** Whether a player has the assistance token Trade Union. */
export const hasTradeUnion = ({ tradeUnion: token }: Game, player: PlayerId): boolean => token?.holder === player;

/** The grant once more, and the steps of the marker. */
const tradeUnion = ({ player, union, rewards }: Placing): Part =>
  inTurn(
    ...Array.from({ length: numbers['trade-union.grants'] - 1 }, () => gain(player, union, 'main', 'assistance.trade-union', rewards)),
    moveMarker(union, numbers['trade-union.steps'], 'assistance.trade-union'),
  );

function refused(game: Game, { player, token, union, slot, rewards }: Placing): Refused {
  const times = hasTradeUnion(game, player) ? numbers['trade-union.grants'] : 1;
  return firstOf(
    () => playerRefused(game, player, 'unions.grant'),
    () => notInTurn(game, player),
    () => slotMissing(game, union, slot, 'unions.grant'),
    () => tokenMissing(game, player, token, 'unions.grant'),
    () => slotUnavailable(game, union, slot),
    () => rewardNeeded(game, player, unionOf(game, union).tile.main.action, times, rewards),
  );
}
