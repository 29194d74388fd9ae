import { describe, expect, test } from 'vitest';
import {
  apply,
  backOf,
  bareTable,
  position,
  problemsOf,
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
  expect(problemsOf(outcome.state)).toEqual([]);
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

test('a position is a sketch that can be on a table; else it is refused with its first problem', () => {
  const sketch = { countries: { red: {}, green: {}, blue: {} }, base: ['food'] };
  const two = { ...sketch, countries: { red: {}, green: {} } };
  expect(position(sketch)).toEqual({ ok: true, state: sketched(sketch) });
  expect(position(two)).toEqual({ ok: false, problem: problemsOf(sketched(two))[0] });
});
