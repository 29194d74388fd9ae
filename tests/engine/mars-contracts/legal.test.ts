import { describe, expect, test } from 'vitest';
import { problemsOf, scoreContracts, type Game } from '../../../src/engine/mars-contracts/index.ts';
import { IMPOSSIBLE } from './legal-cases.ts';
import { table } from './said.ts';

test('a game from a sketch is possible', () => expect(problemsOf(table())).toEqual([]));

test('a game with everything in it is possible', () => {
  const full = table({
    players: { white: { stock: { ice: 999 }, vp: 3, leaders: 1, elsewhere: 2, holds: 'c1@2:2 c2@5:0' }, yellow: {} },
    unions: [
      { number: 2, slots: 'white/- -/yellow', marker: 4, below: 'c3 c4' },
      { number: 5, slots: 'yellow*/- -/automa', below: 'c5' },
    ],
    automa: { credits: 2 },
    deck: 'c6 c7',
    discarded: 'c8',
    tradeUnion: { holder: 'automa', used: true },
    round: { turn: { player: 'white', placed: [{ union: 2, slot: 0 }] } },
  });
  expect(problemsOf(full)).toEqual([]);
});

describe('a game is impossible when', () => {
  test.each(IMPOSSIBLE)('%s', (_, before, change, problem) => {
    const game: Game = { ...table(before), ...change };
    expect(problemsOf(game)).toEqual([problem]);
    expect(scoreContracts(game)).toEqual({ ok: false, problem });
  });
});

test('all problems are listed, in a fixed order', () => {
  const wrong = table({
    players: { white: { vp: -1, holds: 'c1@1:3' }, yellow: {}, red: {}, blue: {}, black: {} },
    unions: [{ slots: 'green*/-', marker: 7 }],
    round: { turn: { player: 'green', placed: [] } },
  });
  expect(problemsOf(wrong).map(({ code }) => code)).toEqual([
    'pieces-missing',
    'not-playing',
    'marker-off-track',
    'wrong-level',
    'not-countable',
    'not-playing',
  ]);
});
