import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreContracts, unreachable, type Game, type Move } from '../../../src/engine/mars-contracts/index.ts';
import { runs } from '../runs.ts';
import { Table } from './model.ts';
import { playRandomly } from './random-games.ts';

/** Carries out a move at the table of the model. */
function byHand(table: Table, move: Move): void {
  switch (move.type) {
    case 'new-contracts':
      return table.newContracts();
    case 'grant':
      return table.grant(move.player, move.token, move.union, move.slot, move.rewards);
    case 'commit':
      return table.commit(move.player, move.union, move.slot, move.contract, move.rewards);
    case 'place-elsewhere':
      return table.away(move.player);
    case 'meet':
      return table.meet(move.player, move.requirement, move.rewards);
    case 'take-trade-union':
      table.bonusHolder = move.player;
      return;
    case 'automa-turn':
      return table.automa(move.union, move.contract);
    case 'return-tokens':
      return table.endRound();
    case 'begin-turn':
    case 'end-game':
      return;
    default:
      return unreachable(move);
  }
}

const sorted = (list: readonly string[]): readonly string[] => [...list].sort();
const kinds = ['credits', 'ice', 'ore'];

/** What both accounts must say. */
const ofGame = ({ players, unions, deck, discarded, box, tradeUnion }: Game): unknown => ({
  players: players.map(({ id, stock, vp, contracts }) => [
    id,
    kinds.map((kind) => stock[kind] ?? 0),
    vp,
    contracts.map(({ contract, union, level }) => `${contract.id} ${union} ${level}`),
  ]),
  tokens: sorted([
    ...players.flatMap(({ id, unionToken, leaders }) => [
      ...(unionToken ? [`${id} union area`] : []),
      ...Array.from({ length: leaders.free }, () => `${id} leader area`),
      ...Array.from({ length: leaders.elsewhere }, () => `${id} leader away`),
    ]),
    ...unions.flatMap(({ tile, slots }) =>
      slots.flatMap(({ action, repeat }, slot) => [
        ...(action === null ? [] : [`${action.owner} ${action.kind} ${tile.number}.${slot} up`]),
        ...(repeat === null ? [] : [`${repeat.owner} ${repeat.kind} ${tile.number}.${slot} down`]),
      ]),
    ),
  ]),
  unions: unions.map(({ tile, marker, seals, contracts }) => [tile.number, marker, seals.count, contracts.map(({ id }) => id)]),
  deck: deck.map(({ id }) => id),
  discarded: discarded.map(({ id }) => id),
  box: sorted(box.contracts.map(({ id }) => id)),
  tradeUnion: tradeUnion && [tradeUnion.holder, tradeUnion.used],
});

const ofTable = (table: Table, inPlay: boolean): unknown => {
  const ids = (at: string): readonly string[] => table.lying(at).map(({ id }) => id);
  return {
    players: table.seats.map((seat) => [
      seat,
      kinds.map((kind) => table.purse.get(seat)!.get(kind) ?? 0),
      table.points.get(seat),
      table.taken.filter(({ at }) => at === seat).map(({ id, seal, level }) => `${id} ${seal} ${level}`),
    ]),
    tokens: sorted(table.tokens.map(({ owner, kind, at }) => `${owner} ${kind} ${at}`)),
    unions: table.row.map(({ number }) => [number, table.marker.get(number), table.sealsOn(number), ids(`below ${number}`)]),
    deck: ids('deck'),
    discarded: table.heap.map(({ id }) => id),
    box: sorted(ids('box')),
    tradeUnion: inPlay ? [table.bonusHolder, table.bonusSpent] : null,
  };
};

test('a second account comes to the same table after every move, and to the same points', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { input, start, moves, end } = playRandomly(seed);
      const table = new Table(input);
      expect(ofTable(table, input.tradeUnion)).toEqual(ofGame(start));
      for (const { move, after } of moves) {
        byHand(table, move);
        expect(ofTable(table, input.tradeUnion)).toEqual(ofGame(after));
      }
      const scored = scoreContracts(end);
      expect(scored.ok && scored.state.map(({ player, inPlay, completed, lost }) => [player, inPlay, completed, lost])).toEqual(table.score());
    }),
    runs(200),
  );
});
