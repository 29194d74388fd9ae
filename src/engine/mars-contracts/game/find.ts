import type { Game, HeldContract, Player, PlayerId, Slot, Token, Union } from './state.ts';

/**
 * Finds a player, or the Automa.
 * @param game a game in which the player takes part
 * @param id the name
 * @returns the player
 */
export const playerOf = ({ players }: Pick<Game, 'players'>, id: PlayerId): Player => players.find((one) => one.id === id)!;

/**
 * Finds a union tile.
 * @param game a game in which it lies on the table
 * @param number its number
 * @returns the union
 */
export const unionOf = ({ unions }: Pick<Game, 'unions'>, number: number): Union => unions.find(({ tile }) => tile.number === number)!;

/** Tells whether a contract is completed: its seal is on the last level. */
export const isCompleted = ({ contract, level }: HeldContract): boolean => level === contract.levels;

/** Tells whether a token may be placed in an action slot: nobody stands in it, and it is not closed. */
export const isAvailable = ({ action, repeat }: Slot): boolean => action === null && repeat === null;

/** All tokens on union tiles. */
export const tokensOn = ({ unions }: Pick<Game, 'unions'>): readonly Token[] =>
  unions.flatMap(({ slots }) => slots.flatMap(({ action, repeat }) => [action, repeat])).filter((token) => token !== null);
