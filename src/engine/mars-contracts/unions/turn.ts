import type { Game, PlayerId } from '../game/state.ts';
import { playerRefused } from '../legality/checks.ts';
import { procedure, type Part, type Refused } from '../legality/outcomes.ts';

/** Whose turn begins. */
export interface TurnBegin {
  readonly player: PlayerId;
}

/** The step with which a turn begins. Rule unions.two-actions. */
export const turnBegun =
  (player: PlayerId): Part =>
  () => [{ rule: 'unions.two-actions', event: { type: 'turn-begun', player } }];

/**
 * Begins the turn of a player in the activation phase. The base game says whose turn it is, so anyone may be next.
 * @param game the state before
 * @param begin who is next
 * @returns the state after, with its step
 * @refuses who does not play, and the Automa, which begins its turn itself
 */
export const beginTurn = procedure(
  ['activation'],
  (game, { player }: TurnBegin) => playerRefused(game, player, 'unions.two-actions'),
  ({ player }) => [turnBegun(player)],
);

/** Refuses an action of a player who has not the turn. */
export function notInTurn({ round: { turn } }: Game, player: PlayerId): Refused {
  return turn.player === player ? null : { code: 'not-your-turn', rule: 'unions.two-actions', player, turn: turn.player };
}
