import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, parseGame, type Game } from '../../../src/engine/world-problems/index.ts';
import { runs } from '../runs.ts';
import { playRandomly } from './random-games.ts';
import { table } from './said.ts';

const effect = { stock: { food: 1 }, reputation: 1, affects: ['red'] } as const;
const card = { id: 'c1', effect: { ...effect, affects: 'all' } } as const;
const full = table({
  countries: { red: { technologies: [{ id: 't1', reusable: false }] }, green: {}, blue: {} },
  cycle: { used: [{ country: 'red', action: 'exchange', technology: null }] },
  titled: ['red'],
  supplement: { radicals: { deck: [card], discarded: [], inEffect: [] }, karma: { walk: ['a'], board: { a: effect } } },
});

test('a game that was kept as JSON is read again', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { start, end } = playRandomly(seed);
      for (const game of [start, end]) expect(parseGame(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, state: game });
    }),
    runs(50),
  );
});

test('fields that are not known are left out', () => {
  expect(parseGame({ ...full, more: 1, cycle: { ...full.cycle, more: 1 } })).toEqual({ ok: true, state: full });
});

test('a kind of resource may have any name', () => {
  const named = JSON.parse(JSON.stringify(full).replaceAll('"gem"', '"__proto__"')) as Game;
  const read = parseGame(named);
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && Object.keys(read.state.bank)).toEqual(Object.keys(named.bank));
});

test('no value makes it throw', () => {
  fc.assert(fc.property(fc.anything(), (value) => void expect(parseGame(value).ok).toBe(false)));
});

/** A game with something else at a place. */
const changed = (at: string, value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(full)) as Record<string, unknown>;
  const path = at.split('.');
  const last = path.pop()!;
  const inside = path.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  inside[last] = value;
  return copy;
};

describe('a value of another shape is refused, with the place', () => {
  test.each<[at: string, value: unknown, rule: string, where?: string]>([
    ['countries', {}, 'setup.resources'],
    ['countries.0.id', 1, 'setup.resources'],
    ['countries.0.reputation', '1', 'setup.resources'],
    ['countries.0.goals.1.back', 'c', 'setup.resources'],
    ['countries.0.goals.1.stays', 0, 'setup.resources'],
    ['countries.0.technologies.0.reusable', 'no', 'setup.resources'],
    ['units.0.members', 'red', 'alliances.one-country'],
    ['units.0.stock.food', null, 'alliances.one-country'],
    ['units.0.stock', [], 'alliances.one-country'],
    ['resources.other', null, 'setup.bank'],
    ['bank', null, 'setup.bank'],
    ['bank', 'x', 'setup.bank'],
    ['fund.ore', [], 'funds.contribute'],
    ['technologies.shared', 'x', 'setup.technology'],
    ['goals.box', null, 'setup.goals'],
    ['problems.0.needs.b', 0, 'round.problem-queue'],
    ['cycle.phase', 'pause', 'round.order'],
    ['cycle.side', 'c', 'round.order'],
    ['cycle.used.0.action', 'rest', 'round.order'],
    ['cycle.used.0.technology', 1, 'round.order'],
    ['titled', [1], 'compensation.how', 'titled.0'],
    ['secondExchange', 'no', 'bank.three-players'],
    ['supplement', 1, 'karma.board'],
    ['supplement.radicals.deck.0.effect.affects', 'none', 'karma.board'],
    ['supplement.radicals.deck.0.effect.affects', [1], 'karma.board', 'supplement.radicals.deck.0.effect.affects.0'],
    ['supplement.karma.walk', ['c'], 'karma.board', 'supplement.karma.walk.0'],
    ['supplement.karma.board.a', null, 'karma.board'],
  ])('%s', (at, value, rule, where = at) => {
    expect(parseGame(changed(at, value))).toEqual({ ok: false, problem: { code: 'unreadable', rule, at: where } });
    expect(CITED_RULES).toContain(rule);
  });

  test('the whole', () => {
    expect(parseGame(null)).toEqual({ ok: false, problem: { code: 'unreadable', rule: 'round.order', at: 'whole' } });
  });

  test('a part that is missing', () => {
    const { titled, ...rest } = full satisfies Game;
    expect(titled).toEqual(['red']);
    expect(parseGame(rest)).toMatchObject({ problem: { at: 'titled' } });
  });
});
