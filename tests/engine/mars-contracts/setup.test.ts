import { describe, expect, test } from 'vitest';
import { apply, AUTOMA, bareTable, problemsOf, replay, setUp, sketched, tilesFor, type Game } from '../../../src/engine/mars-contracts/index.ts';
import { said } from './said.ts';
import { box, REFUSED_SETUPS, SETUP_CASES, TILES } from './setup-cases.ts';

const shownIn = ({ unions, box: { unions: tiles, seals }, tradeUnion }: Game): string => {
  const row = unions.map(({ tile, seals: { colour, count } }) => `${tile.number} ${colour} ${count}`).join(', ');
  return `${row}; box ${tiles.map(({ number }) => number).join(' ')} ${seals.join(' ')}; Trade Union ${JSON.stringify(tradeUnion)}`;
};

test.each(SETUP_CASES)('%s', (_, change, steps, after) => {
  const outcome = setUp(box(change));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { state, trace } = outcome;
  expect(trace.map(said)).toEqual(steps);
  expect(shownIn(state)).toBe(after);
  expect(replay(apply, bareTable(box(change)), trace)).toEqual(state);
  expect(problemsOf(state)).toEqual([]);
});

test('the start: no points, all tokens in the play area, empty slots, markers on space 0, contracts due', () => {
  const outcome = setUp(box({ automa: { yield: { ore: 1 }, stock: { credits: 3 } } }));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { players, unions, round, automa, deck, discarded, box: left } = outcome.state;
  expect(players.map(({ id, stock, vp }) => [id, stock, vp])).toEqual([
    ['white', {}, 0],
    ['yellow', {}, 0],
    ['automa', { credits: 3 }, 0],
  ]);
  for (const { unionToken, leaders, contracts } of players) expect([unionToken, leaders, contracts]).toEqual([true, { free: 3, elsewhere: 0 }, []]);
  for (const { slots, marker, contracts } of unions) {
    expect(slots).toEqual([
      { action: null, repeat: null },
      { action: null, repeat: null },
    ]);
    expect([marker, contracts]).toEqual([0, []]);
  }
  expect(round).toEqual({ number: 0, phase: 'contracts', turn: { player: null, placed: [] } });
  expect(automa).toEqual({ yield: { ore: 1 } });
  expect([deck.map(({ id }) => id), discarded, left.contracts]).toEqual([['c1', 'c2', 'c3'], [], []]);
});

test.each(TILES)('setup.union-tiles: %i players, the Automa takes part: %s, it counts: %s; %i tiles', (count, automa, countAutoma, tiles) => {
  const players = ['white', 'yellow', 'red', 'blue'].slice(0, count);
  const input = box({ players, automa: automa ? { yield: {}, stock: {} } : null, countAutoma });
  expect(tilesFor(input)).toBe(tiles);
  const outcome = setUp(input);
  expect(outcome.ok && outcome.state.unions).toHaveLength(tiles);
});

test.each(REFUSED_SETUPS)('is refused when %s', (_, change, problem) => {
  expect(setUp(box(change))).toEqual({ ok: false, problem });
});

test('setup.union-tiles: a tile that is revealed has no seals yet', () => {
  const { unions } = apply(bareTable(box({})), { type: 'tiles-revealed', unions: [2, 5] });
  expect(unions.map(({ tile, seals }) => [tile.number, seals])).toEqual([
    [2, { colour: '', count: 0 }],
    [5, { colour: '', count: 0 }],
  ]);
});

test('before the set-up nothing lies on the table, and all tiles and seals are in the box', () => {
  const input = box({});
  const { players, unions, deck, box: left } = bareTable(input);
  expect(players.map(({ id, unionToken }) => [id, unionToken])).toEqual([
    ['white', false],
    ['yellow', false],
  ]);
  expect([unions, deck, left.unions, left.seals]).toEqual([[], input.contracts, input.unions, input.seals]);
});

describe('the turn order of a sketch', () => {
  const NAMES = { white: { vp: 3 }, 2: { vp: 2 }, 1: { vp: 1 }, yellow: {} };

  test.each<[order: readonly string[] | undefined, automa: boolean, turn: string]>([
    [undefined, false, '1 2 white yellow'],
    [['white', '2', '1', 'yellow'], false, 'white 2 1 yellow'],
    [['yellow', '2'], false, 'yellow 2 1 white'],
    [undefined, true, '1 2 white yellow automa'],
    [['white', '2', '1', 'yellow'], true, 'white 2 1 yellow automa'],
    [['2', AUTOMA, 'white', '1', 'yellow'], true, '2 automa white 1 yellow'],
  ])('%j, with the Automa: %s', (order, automa, turn) => {
    const game = sketched({ players: NAMES, ...(order && { order }), ...(automa && { automa: { ore: 1 } }) });
    expect(game.players.map(({ id }) => id).join(' ')).toBe(turn);
    expect(Object.fromEntries(game.players.map(({ id, vp }) => [id, vp]))).toMatchObject({ white: 3, 2: 2, 1: 1, yellow: 0 });
  });

  test('may name a player of whom nothing else is said, whatever the name', () => {
    const { players } = sketched({ players: { white: {} }, order: ['constructor'] });
    expect(players.map(({ id, vp }) => [id, vp])).toEqual([
      ['constructor', 0],
      ['white', 0],
    ]);
  });
});
