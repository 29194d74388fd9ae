import { firstOf } from '../../core/procedure.ts';
import { playerOf, unionOf } from '../game/find.ts';
import type { Game, Player, PlayerId } from '../game/state.ts';
import { playerRefused, unionRefused } from '../legality/checks.ts';
import { procedure, type Refused } from '../legality/outcomes.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import type { TokenKind } from '../vocabulary/words.ts';
import { notInTurn } from './turn.ts';

/** A token that is placed in a location of the base game. */
export interface Sending {
  readonly player: PlayerId;
  readonly token: TokenKind;
}

/**
 * Places a token in a location of the base game, as far as it matters here: a leader token is gone until tokens return, and the
 * union token may not go there. Rule unions.token-is-leader.
 * @param game the state before
 * @param sending who places which token
 * @returns the state after, with its step
 * @refuses the union token, a token that is not in the play area, and a player who has not the turn
 */
export const placeElsewhere = procedure(
  ['activation'],
  (game, { player, token }: Sending) =>
    firstOf(
      () => playerRefused(game, player, 'unions.token-is-leader'),
      () => notInTurn(game, player),
      () => (token === 'union' ? { code: 'only-on-unions', rule: 'unions.token-is-leader', player } : null),
      () => tokenMissing(game, player, token, 'unions.token-is-leader'),
    ),
  ({ player }) => [() => [{ rule: 'unions.token-is-leader', event: { type: 'leader-sent', player } }]],
);

/** Whether a player has a token of a kind in the play area. */
const hasToken = ({ unionToken, leaders }: Player, token: TokenKind): boolean => (token === 'union' ? unionToken : leaders.free > 0);

/** Refuses a token that is not in the play area of a player. */
export function tokenMissing(game: Game, player: PlayerId, token: TokenKind, rule: MarsContractsRule): Refused {
  return hasToken(playerOf(game, player), token) ? null : { code: 'token-missing', rule, player, token };
}

/** Refuses a slot that no union tile has. Rule open-questions.slots-per-tile. */
export function slotMissing(game: Game, union: number, slot: number, rule: MarsContractsRule): Refused {
  const missing = unionRefused(game, union, rule);
  if (missing !== null) return missing;
  const { slots } = unionOf(game, union);
  return slots[slot] === undefined ? { code: 'no-such-slot', rule: 'open-questions.slots-per-tile', union, slot, slots: slots.length } : null;
}

/** Refuses an action slot in which no token may be placed. Rules unions.grant, unions.slot-closed. */
export function slotUnavailable(game: Game, union: number, slot: number): Refused {
  const { action, repeat } = unionOf(game, union).slots[slot]!;
  if (repeat !== null) return { code: 'slot-closed', rule: 'unions.slot-closed', union, slot };
  return action === null ? null : { code: 'slot-taken', rule: 'unions.grant', union, slot, by: action.owner };
}
