import { describe, expect, test } from 'vitest';
import {
  apply,
  backOf,
  bareTable,
  position,
  refusalsOf,
  replay,
  setUp,
  sketched,
  spareGoalsFor,
  startingStock,
} from '../../../src/engine/world-problems/index.ts';
import { box } from './box.ts';
import { said } from './said.ts';
import { REFUSED_SETUPS, SETUP_CASES, SETUP_TABLE, TABLE_BOX } from './setup-cases.ts';

test.each(SETUP_CASES)('%s', (_, change, steps) => {
  const outcome = setUp(box(change));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  expect(outcome.trace.map(said)).toEqual(steps);
  expect(replay(apply, bareTable(box(change)), outcome.trace)).toEqual(outcome.state);
  expect(refusalsOf(outcome.state)).toEqual([]);
});

describe('the set-up table', () => {
  test.each(SETUP_TABLE)('%i players', (players, countries, stock, backs, spares) => {
    const outcome = setUp(box({ ...TABLE_BOX, countries }));
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { state } = outcome;
    expect(state.units.map((unit) => unit.stock)).toEqual(countries.map(() => stock));
    expect(state.countries.map(({ goals }) => goals.map(({ back }) => back).join(''))).toEqual([...backs].map((back) => back + back));
    expect(state.countries.map(({ reputation, technologies }) => [reputation, technologies.length])).toEqual(countries.map(() => [0, 1]));
    expect(state.goals.spare).toHaveLength(spares);
    expect(state.fund).toEqual({ food: 0, ore: 0, gem: 0 });
    expect(startingStock(players, TABLE_BOX.resources)).toEqual(stock);
    expect(countries.map((_, seat) => backOf(seat)).join('')).toBe(backs);
    expect(spareGoalsFor(players)).toBe(spares);
  });
});

test('a duplicate lies in the box', () => {
  const [, , duplicates] = SETUP_CASES;
  const outcome = setUp(box(duplicates![1]));
  expect(outcome.ok && outcome.state.goals.box.map(({ id }) => id)).toEqual(['1', '1', '1']);
  expect(outcome.ok && outcome.state.countries[0]!.goals.map(({ id }) => id)).toEqual(['1', '4']);
  expect(outcome.ok && outcome.state.goals.pile).toEqual([]);
});

test.each(REFUSED_SETUPS)('is refused when %s', (_, change, problem) => {
  expect(setUp(box(change))).toEqual({ ok: false, problem });
});

test('a bank that just suffices is enough', () => {
  expect(setUp(box({ bank: { food: 6, ore: 6 } }))).toMatchObject({ ok: true, state: { bank: { food: 0, ore: 0 } } });
});

test('before the set-up nobody has anything, and nothing has happened', () => {
  const { countries, goals, cycle } = bareTable(box({}));
  expect(countries).toEqual(['red', 'green', 'blue'].map((id) => ({ id, reputation: 0, goals: [], technologies: [] })));
  expect(goals).toEqual({ spare: [], pile: box({}).goals, box: [] });
  expect(cycle).toEqual({ at: 0, phase: 'actions', side: null, penalties: 0, used: [] });
});

test('a sketch without piles has the spare goals of its players, and nothing else', () => {
  const { goals, units } = sketched({ countries: { red: {}, green: {}, blue: {} }, base: ['food'] });
  expect(goals).toEqual({ spare: ['goal-1', 'goal-2', 'goal-3'].map((id) => ({ id, back: 'a', stays: false })), pile: [], box: [] });
  expect(units.map(({ members }) => members)).toEqual([['red'], ['green'], ['blue']]);
});

describe('the turn order of a sketch', () => {
  const NAMES = {
    red: { reputation: 3 },
    2: { reputation: 2, stock: { food: 2 } },
    1: { reputation: 1, stock: { food: 1 } },
    blue: {},
    10: {},
    3: {},
  };

  test.each<[order: readonly string[] | undefined, turn: string]>([
    [undefined, '1 2 3 10 red blue'],
    [['red', '2', '1', 'blue', '10', '3'], 'red 2 1 blue 10 3'],
    [['3', 'red'], '3 red 1 2 10 blue'],
  ])('%j', (order, turn) => {
    const game = sketched({ countries: NAMES, base: ['food'], ...(order && { order }) });
    expect(refusalsOf(game)).toEqual([]);
    expect(game.countries.map(({ id }) => id).join(' ')).toBe(turn);
    expect(game.units.flatMap(({ members }) => members).join(' ')).toBe(turn);
    expect(game.countries.map(({ id, reputation }) => [id, reputation]).filter(([, has]) => has !== 0)).toHaveLength(3);
    expect(game.countries.map(({ goals }) => goals[0]!.back).join('')).toBe('ababab');
    expect(game.units.find(({ members }) => members.includes('2'))!.stock).toEqual({ food: 2 });
  });

  test('is that of the members of an alliance, and of the alliances', () => {
    const game = sketched({
      countries: NAMES,
      order: ['red', '2', '1'],
      base: ['food'],
      alliances: [
        ['1', '2'],
        ['3', 'red'],
      ],
    });
    expect(refusalsOf(game)).toEqual([]);
    expect(game.units.map(({ members, stock }) => [members.join('+'), stock['food']])).toEqual([
      ['red+3', 0],
      ['2+1', 3],
      ['10', 0],
      ['blue', 0],
    ]);
  });

  test('may name a country of which nothing else is said, whatever its name', () => {
    const { countries } = sketched({ countries: { red: {}, blue: {} }, order: ['constructor'], base: [] });
    expect(countries.map(({ id, reputation }) => [id, reputation])).toEqual([
      ['constructor', 0],
      ['red', 0],
      ['blue', 0],
    ]);
  });
});

test('a position is a sketch that can be on a table; else it is refused with its first problem', () => {
  const sketch = { countries: { red: {}, green: {}, blue: {} }, base: ['food'] };
  const two = { ...sketch, countries: { red: {}, green: {} } };
  expect(position(sketch)).toEqual({ ok: true, state: sketched(sketch) });
  expect(position(two)).toEqual({ ok: false, problem: refusalsOf(sketched(two))[0] });
});
