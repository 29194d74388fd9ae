import { isCountable } from '../../core/countable.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import { contractsIn } from './contracts.ts';
import type { Problems } from '../game/problems.ts';
import type { Contract, Game, Player, Stock, Union, UnionTile } from '../game/state.ts';

/** A number of a game: the rule that it belongs to, its place, its value. */
type Counted = readonly [rule: MarsContractsRule, field: string, value: number];

const problemsOfCounted = (counted: readonly Counted[]): Problems =>
  counted.filter(([, , value]) => !isCountable(value)).map(([rule, field, value]) => ({ code: 'not-countable', rule, field, value }));

/** Finds the union tiles whose own number or number of slots is not a whole number from 0 to 999. */
export const problemsOfTiles = (tiles: readonly UnionTile[]): Problems =>
  problemsOfCounted(
    tiles.flatMap(({ number, slots }): readonly Counted[] => [
      ['setup.union-tiles', `${number}.number`, number],
      ['setup.union-tiles', `${number}.slots`, slots],
    ]),
  );

/** Finds the numbers of a game that are not whole numbers from 0 to 999. */
export function problemsOfNumbers(game: Game): Problems {
  return problemsOfCounted([
    ...game.players.flatMap(ofPlayer),
    ...(game.automa === null ? [] : ofStock('automa.production', 'automa.yield', game.automa.yield)),
    ...game.unions.flatMap(ofUnion),
    ...contractsIn(game).flatMap(ofContract),
    ['rounds.new-contracts', 'round', game.round.number] as const,
  ]);
}

const ofStock = (rule: MarsContractsRule, at: string, stock: Stock): readonly Counted[] =>
  Object.entries(stock).map(([kind, value]) => [rule, `${at}.${kind}`, value]);

const ofPlayer = ({ id, stock, vp, leaders, contracts }: Player): readonly Counted[] => [
  ...ofStock('unions.grant', id, stock),
  ['contracts.reward-a', `${id}.vp`, vp],
  ['unions.grant', `${id}.leaders.free`, leaders.free],
  ['unions.grant', `${id}.leaders.elsewhere`, leaders.elsewhere],
  ...contracts.map(({ contract, level }): Counted => ['contracts.advance', `${id}.${contract.id}`, level]),
];

const ofUnion = ({ tile, marker, seals }: Union): readonly Counted[] => [
  ['setup.union-tiles', `${tile.number}.number`, tile.number],
  ['scoring.completed', `${tile.number}.marker`, marker],
  ['setup.markers-and-seals', `${tile.number}.seals`, seals.count],
  ...tile.track.map((vp, space): Counted => ['scoring.completed', `${tile.number}.track.${space}`, vp]),
  ...ofStock('unions.grant', `${tile.number}.main`, tile.main.stock),
  ...ofStock('unions.commit', `${tile.number}.additional`, tile.additional.stock),
];

const ofContract = ({ id, levels, vp, steps }: Contract): readonly Counted[] => [
  ['contracts.complete', `${id}.levels`, levels],
  ['contracts.reward-a', `${id}.vp`, vp],
  ['contracts.reward-b', `${id}.steps`, steps],
];
