import { describe, expect, test } from 'vitest';
import { largestAlliance, play, refusalsOf, type Game } from '../../../src/engine/world-problems/index.ts';
import { IMPOSSIBLE } from './legal-cases.ts';
import { table } from './said.ts';

test('a game from a sketch is possible', () => expect(refusalsOf(table({}))).toEqual([]));

test('a game that is over may have no side', () => expect(refusalsOf(table({ cycle: { phase: 'over', side: null } }))).toEqual([]));

describe('a game is impossible when', () => {
  test.each(IMPOSSIBLE)('%s', (_, sketch, change, problem) => {
    const game: Game = { ...table(sketch), ...change };
    expect(refusalsOf(game)).toEqual([problem]);
    expect(play(game, { type: 'end-actions' })).toEqual({ ok: false, problem });
  });
});

test('what would make a number higher than the engine counts is refused', () => {
  const rich = table({ countries: { red: { reputation: 990, technologies: [{ id: 't1', reusable: false }] }, green: {}, blue: {} } });
  const use = { type: 'use-technology', country: 'red', technology: 't1', stock: {} } as const;
  expect(play(rich, { ...use, reputation: 9 })).toMatchObject({ ok: true });
  expect(play(rich, { ...use, reputation: 10 })).toMatchObject({ ok: false, problem: { code: 'not-countable', value: 1000 } });
});

test('all problems are listed, in a fixed order', () => {
  const wrong = { ...table({ countries: { red: {}, blue: {} }, cycle: { penalties: 4 }, fund: { ore: -1 } }), problems: [], secondExchange: true };
  expect(refusalsOf(wrong).map(({ code }) => code)).toEqual([
    'too-few-players',
    'no-second-exchange',
    'not-countable',
    'too-many-penalties',
    'no-such-problem',
  ]);
});

test.each([
  [6, 3],
  [7, 3],
  [8, 4],
  [9, 4],
])('alliances.size: of %i players at most %i', (players, most) => expect(largestAlliance(players)).toBe(most));
