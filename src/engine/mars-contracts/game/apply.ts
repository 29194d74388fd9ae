import { unreachable } from '../../core/unreachable.ts';
import { plus } from '../../core/stock.ts';
import { CREDITS, AUTOMA } from '../vocabulary/words.ts';
import { applyToContracts } from './apply-contracts.ts';
import { applyToTable } from './apply-table.ts';
import { slotsWithout, withoutToken, withPlayer, withRound, withSlot, withUnion } from './changes.ts';
import type { GameEvent } from './events.ts';
import type { Game, PlayerId, Stock, Token } from './state.ts';

/**
 * What an event does to a game. Events are facts that have been worked out already, so nothing is decided
 * or refused here, and the same event on the same game always gives the same game.
 * @param game the state before; left as it is
 * @param event one event of a trace of this game
 * @returns the state after the event
 */
export function apply(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'token-taken':
    case 'tiles-revealed':
    case 'tile-equipped':
    case 'contracts-cleared':
    case 'contracts-dealt':
      return applyToTable(game, event);
    case 'contract-taken':
    case 'seal-moved':
    case 'contract-cashed':
    case 'contract-spent':
      return applyToContracts(game, event);
    case 'token-placed':
    case 'leader-sent':
    case 'token-moved':
    case 'tokens-returned':
      return applyToTokens(game, event);
    case 'phase-begun':
    case 'turn-begun':
    case 'game-over':
      return applyToRound(game, event);
    case 'grant-gained':
      return withStock(game, event.player, event.stock);
    case 'yield-gained':
      return withStock(game, AUTOMA, event.stock);
    case 'credits-paid':
      return withStock(game, AUTOMA, { [CREDITS]: -event.credits });
    case 'marker-moved':
      return withUnion(game, event.union, () => ({ marker: event.to }));
    case 'trade-union-taken':
      return { ...game, tradeUnion: { holder: event.player, used: false } };
    case 'trade-union-used':
      return { ...game, tradeUnion: game.tradeUnion && { ...game.tradeUnion, used: true } };
    case 'deck-laid':
    case 'automa-cards-added':
    case 'assistance-added':
    case 'slot-closed':
    case 'no-contract':
    case 'contract-completed':
    case 'contract-kept':
    case 'commitment-failed':
    case 'contract-chosen':
    case 'cannot-pay':
      return game;
    default:
      return unreachable(event);
  }
}

const withStock = (game: Game, id: PlayerId, stock: Stock): Game => withPlayer(game, id, (player) => ({ stock: plus(player.stock, stock) }));

function applyToTokens(game: Game, event: Extract<GameEvent, { type: 'token-placed' | 'leader-sent' | 'token-moved' | 'tokens-returned' }>): Game {
  switch (event.type) {
    case 'token-placed':
      return placed(withoutToken(game, event.player, event.token), { owner: event.player, kind: event.token }, event);
    case 'leader-sent':
      return withPlayer(game, event.player, ({ leaders }) => ({ leaders: { free: leaders.free - 1, elsewhere: leaders.elsewhere + 1 } }));
    case 'token-moved':
      return withSlot(game, event.union, event.slot, ({ action }) => ({ action: null, repeat: action }));
    case 'tokens-returned':
      return returned(game, event.player, event.leaders);
    default:
      return unreachable(event);
  }
}

function placed(game: Game, token: Token, { union, slot }: { readonly union: number; readonly slot: number }): Game {
  const after = withSlot(game, union, slot, ({ repeat }) => ({ action: token, repeat }));
  const { turn } = game.round;
  return withRound(after, { turn: { ...turn, placed: [...turn.placed, { union, slot }] } });
}

function returned(game: Game, id: PlayerId, count: number): Game {
  const after = withPlayer(game, id, ({ leaders }) => ({ unionToken: true, leaders: { free: leaders.free + count, elsewhere: 0 } }));
  return { ...after, unions: after.unions.map((union) => ({ ...union, slots: slotsWithout(union.slots, id) })) };
}

function applyToRound(game: Game, event: Extract<GameEvent, { type: 'phase-begun' | 'turn-begun' | 'game-over' }>): Game {
  switch (event.type) {
    case 'phase-begun':
      return withRound(game, { number: event.round, phase: event.phase, turn: { player: null, placed: [] } });
    case 'turn-begun':
      return withRound(game, { turn: { player: event.player, placed: [] } });
    case 'game-over':
      return withRound(game, { phase: 'over' });
    default:
      return unreachable(event);
  }
}
