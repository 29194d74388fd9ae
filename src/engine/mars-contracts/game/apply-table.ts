import { unreachable } from '../../core/unreachable.ts';
import { numbers } from '../data/numbers.ts';
import { withPlayer, withUnion } from './changes.ts';
import type { GameEvent } from './events.ts';
import { unionOf } from './find.ts';
import type { Game, Union, UnionTile } from './state.ts';

type TableChange = Extract<GameEvent, { type: 'token-taken' | 'tiles-revealed' | 'tile-equipped' | 'contracts-cleared' | 'contracts-dealt' }>;

/**
 * What an event does to what is laid out: tokens, tiles, seals, cards below the tiles.
 * @param game the state before; left as it is
 * @param event the event
 * @returns the state after the event
 */
export function applyToTable(game: Game, event: TableChange): Game {
  switch (event.type) {
    case 'token-taken':
      return withPlayer(game, event.player, () => ({ unionToken: true }));
    case 'tiles-revealed':
      return revealed(game, event.unions);
    case 'tile-equipped':
      return equipped(game, event);
    case 'contracts-cleared':
      return cleared(game, event.union);
    case 'contracts-dealt':
      return dealt(game, event);
    default:
      return unreachable(event);
  }
}

/** A union tile as it lies down: empty. */
const bare = (tile: UnionTile): Union => ({
  tile,
  slots: Array.from({ length: tile.slots }, () => ({ action: null, repeat: null })),
  marker: numbers['progress.start'],
  seals: { colour: '', count: 0 },
  contracts: [],
});

function revealed(game: Game, unions: readonly number[]): Game {
  const tiles = unions.map((number) => game.box.unions.find((tile) => tile.number === number)!);
  return { ...game, unions: tiles.map(bare), box: { ...game.box, unions: game.box.unions.filter((tile) => !tiles.includes(tile)) } };
}

function equipped(game: Game, { union, colour, seals: count }: Extract<TableChange, { type: 'tile-equipped' }>): Game {
  const after = withUnion(game, union, () => ({ seals: { colour, count } }));
  return { ...after, box: { ...after.box, seals: after.box.seals.filter((one) => one !== colour) } };
}

const cleared = (game: Game, union: number): Game => ({
  ...withUnion(game, union, () => ({ contracts: [] })),
  box: { ...game.box, contracts: [...game.box.contracts, ...unionOf(game, union).contracts] },
});

function dealt(game: Game, { union, contracts: ids }: Extract<TableChange, { type: 'contracts-dealt' }>): Game {
  const isDealt = ({ id }: { readonly id: string }): boolean => ids.includes(id);
  const after = withUnion(game, union, ({ contracts }) => ({ contracts: [...contracts, ...game.deck.filter(isDealt)] }));
  return { ...after, deck: game.deck.filter((card) => !isDealt(card)) };
}
