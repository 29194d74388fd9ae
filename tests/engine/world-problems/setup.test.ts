import { describe, expect, test } from 'vitest';
import { apply, backOf, bareTable, problemsOf, replay, setUp, spareGoalsFor, startingStock } from '../../../src/engine/world-problems/index.ts';
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
