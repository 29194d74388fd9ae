import { playerOf, unionOf } from './find.ts';
import type { Contract, Game, Player, PlayerId, Slot, Token, Union } from './state.ts';

/** The game after something about a player has changed. */
export const withPlayer = (game: Game, id: PlayerId, change: (player: Player) => Partial<Player>): Game => ({
  ...game,
  players: game.players.map((player) => (player.id === id ? { ...player, ...change(player) } : player)),
});

/** The game after something about a union has changed. */
export const withUnion = (game: Game, number: number, change: (union: Union) => Partial<Union>): Game => ({
  ...game,
  unions: game.unions.map((union) => (union.tile.number === number ? { ...union, ...change(union) } : union)),
});

/** The game after a slot of a union has changed. */
export const withSlot = (game: Game, number: number, slot: number, change: (slot: Slot) => Slot): Game =>
  withUnion(game, number, ({ slots }) => ({ slots: slots.map((one, at) => (at === slot ? change(one) : one)) }));

/** The game after the round has changed. */
export const withRound = (game: Game, change: Partial<Game['round']>): Game => ({ ...game, round: { ...game.round, ...change } });

/** The game after seals were laid on a union tile, or taken from it. */
export const withSeals = (game: Game, number: number, by: number): Game =>
  withUnion(game, number, ({ seals }) => ({ seals: { ...seals, count: seals.count + by } }));

/** The game with a token of a player fewer in the play area. */
export const withoutToken = (game: Game, id: PlayerId, kind: Token['kind']): Game =>
  withPlayer(game, id, ({ unionToken, leaders }) =>
    kind === 'union' ? { unionToken: !unionToken } : { leaders: { ...leaders, free: leaders.free - 1 } },
  );

/** The slots of a tile without the tokens of a player. */
export const slotsWithout = (slots: readonly Slot[], id: PlayerId): readonly Slot[] => {
  const without = (token: Token | null): Token | null => (token?.owner === id ? null : token);
  return slots.map(({ action, repeat }) => ({ action: without(action), repeat: without(repeat) }));
};

/** The contract below a union. */
export const below = (game: Game, number: number, id: string): Contract => unionOf(game, number).contracts.find((one) => one.id === id)!;

/** The game with a contract below a union fewer. */
export const withoutBelow = (game: Game, number: number, id: string): Game =>
  withUnion(game, number, ({ contracts }) => ({ contracts: contracts.filter((one) => one.id !== id) }));

/** The game after a contract has left a play area for the discard pile. */
export function withDiscarded(game: Game, player: PlayerId, id: string): Game {
  const held = playerOf(game, player).contracts.find(({ contract }) => contract.id === id)!;
  const after = withPlayer(game, player, ({ contracts }) => ({ contracts: contracts.filter((one) => one !== held) }));
  return { ...after, discarded: [...after.discarded, held.contract] };
}
