import type { MarsContractsRule } from '../vocabulary/rules.ts';
import { AUTOMA } from '../vocabulary/words.ts';
import type { Refused } from './outcomes.ts';
import type { Game, PlayerId } from '../game/state.ts';

/**
 * Refuses a name that nobody has.
 * @param game the game
 * @param player a name from an input
 * @param rule the rule that asks for it
 */
export function strangerRefused({ players }: Game, player: PlayerId, rule: MarsContractsRule): Refused {
  return players.some(({ id }) => id === player) ? null : { code: 'not-playing', rule, player };
}

/**
 * Refuses who is no player: a name that nobody has, and the Automa, which follows its cards.
 * @param game the game
 * @param player a name from an input
 * @param rule the rule by which the player acts
 */
export function playerRefused(game: Game, player: PlayerId, rule: MarsContractsRule): Refused {
  return strangerRefused(game, player, rule) ?? (player === AUTOMA ? { code: 'automa-follows-cards', rule: 'automa.place' } : null);
}

/**
 * Refuses a union that is not on the table.
 * @param game the game
 * @param union a number from an input
 * @param rule the rule by which something is done there
 */
export function unionRefused({ unions }: Game, union: number, rule: MarsContractsRule): Refused {
  return unions.some(({ tile }) => tile.number === union) ? null : { code: 'unknown-union', rule, union };
}
