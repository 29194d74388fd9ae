import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGame, play, refusalsOf, rank, type Effect, type Game, type WorldProblemsRefusal } from '../../../src/engine/world-problems/index.ts';
import { runs } from '../runs.ts';
import { faultsIn, type Laid } from './model-legal.ts';
import { playRandomly } from './random-games.ts';
import { table } from './said.ts';

/** A game as the model sees it. */
const laid = ({ countries, resources, units, problems, supplement }: Game): Laid => ({
  seats: countries.map(({ id }) => id),
  kinds: [...resources.base, ...resources.other],
  groups: units.map(({ members }) => members),
  problems,
  cards: Object.values(supplement?.radicals ?? {}).flatMap((pile) => pile.map(({ effect }) => effect)),
  spaces: Object.values(supplement?.karma.board ?? {}),
});

/** A problem in the words of the model. */
function inWords(problem: WorldProblemsRefusal): string {
  switch (problem.code) {
    case 'empty-unit':
      return `empty ${problem.at}`;
    case 'not-in-turn-order':
      return 'mixed';
    case 'not-one-unit':
      return 'groups';
    case 'unknown-resource':
      return `unknown ${problem.resource} ${problem.field}`;
    case 'not-countable':
      return `number ${problem.value} ${problem.field}`;
    default:
      return problem.code;
  }
}

const KINDS = ['food', 'energy', 'crystal', 'wood', 'constructor'];
const stock = fc.dictionary(fc.constantFrom(...KINDS), fc.constantFrom(0, 1, 2, 999, -1, 0.5, 1000), { maxKeys: 2 });
const effect: fc.Arbitrary<Effect> = fc.record({
  stock: fc.dictionary(fc.constantFrom(...KINDS), fc.constantFrom(0, 2, -2, -999, 0.5, -0.5, -1000), { maxKeys: 2 }),
  reputation: fc.constantFrom(-3, 0, 3, -1.5, 1000),
  affects: fc.constant('all'),
});

/** Groups that are shuffled, emptied or left as they are. */
const groupsOf = (units: Game['units']): fc.Arbitrary<Game['units']> => {
  const none = { ...units[0]!, members: [] };
  const shuffled = fc.shuffledSubarray([...units], { minLength: units.length });
  const inside = fc.tuple(...units.map((unit) => fc.shuffledSubarray([...unit.members], { minLength: unit.members.length })));
  return fc.oneof(
    fc.constant(units),
    shuffled,
    inside.map((members) => units.map((unit, at) => ({ ...unit, members: members[at]! }))),
    fc.nat(units.length).map((at) => units.toSpliced(at, 0, none)),
    shuffled.map((some) => [none, ...some]),
  );
};

/** A game in which groups, problems or the supplement were changed. */
const spoilt = fc.integer().chain((seed) => {
  const { moves, end } = playRandomly(seed);
  // A game with alliances, if there was one.
  const game = moves.find(({ after: { units, countries } }) => units.length < countries.length - 1)?.after ?? end;
  const [first, ...rest] = game.problems;
  const needs = fc.option(fc.record({ a: stock, b: stock })).map((made) => (made === null ? game.problems : [{ ...first!, needs: made }, ...rest]));
  const supplement = fc.option(fc.tuple(effect, effect)).map((made): Game['supplement'] => {
    if (made === null || game.supplement === null) return game.supplement;
    const { radicals, karma } = game.supplement;
    const discarded = [...radicals.discarded, { id: 'made', effect: made[0] }];
    return { radicals: { ...radicals, discarded }, karma: { ...karma, board: { ...karma.board, made: made[1] } } };
  });
  return fc.record({ units: groupsOf(game.units), problems: needs, supplement }).map((change): Game => ({ ...game, ...change }));
});

test('groups, needs and effects are impossible where the model says so', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(spoilt, (game) => {
      const faults = [...new Set(refusalsOf(game).map(inWords))].sort();
      expect(faults).toEqual([...new Set(faultsIn(laid(game)))].sort());
      for (const fault of faults.length === 0 ? ['none'] : faults) seen.add(fault.split(' ')[0]!);
    }),
    runs(300),
  );
  expect([...seen].sort()).toEqual(['empty', 'mixed', 'none', 'number', 'unknown']);
});

test('a unit without members is read, and then no procedure goes on with it', () => {
  const over = table({ cycle: { phase: 'over', side: 'a' } });
  const read = parseGame({ ...over, units: [...over.units, { members: [], stock: {} }] });
  if (!read.ok) throw new Error(read.problem.code);
  const met = over.countries.map(({ id }) => ({ country: id, count: 1 }));
  expect(rank(read.state, { met, compared: [] })).toEqual({ ok: false, problem: { code: 'empty-unit', rule: 'alliances.one-country', at: 3 } });
});

describe('a kind that a saved game leaves out counts as 0; it is not unknown', () => {
  const full = table({});
  const game: Game = { ...full, bank: {}, fund: {}, units: full.units.map((unit) => ({ ...unit, stock: {} })) };
  const over: Game = { ...game, cycle: { ...game.cycle, phase: 'over', side: 'a' } };
  const met = game.countries.map(({ id }) => ({ country: id, count: 1 }));

  test('a deal on it', () => {
    const transfers = [{ from: 'red', to: 'blue', stock: { food: 1 }, technologies: [] }];
    const refused = { code: 'not-enough-resources', rule: 'actions.deals', country: 'red', resource: 'food', has: 0, needs: 1 };
    expect(play(game, { type: 'trade', country: 'red', transfers })).toEqual({ ok: false, problem: refused });
  });

  test('a card that brings it', () => {
    const shared = { ...game, technologies: { ...game.technologies, shared: [{ id: 't1', reusable: false }] } };
    const use = { type: 'use-technology', country: 'red', technology: 't1', stock: { food: 1 }, reputation: 1 } as const;
    expect(play(shared, use)).toMatchObject({ ok: true });
  });

  test('a goal that compares it', () => expect(rank(over, { met, compared: ['food'] })).toMatchObject({ ok: true }));
});
