import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, parseGame } from '../../../src/engine/mars-contracts/index.ts';
import { runs } from '../runs.ts';
import { playRandomly } from './random-games.ts';
import { table } from './said.ts';

const full = table({
  players: { white: { stock: { ice: 1 }, holds: 'c1@1:0' }, yellow: {} },
  unions: [{ slots: 'white/- -/yellow', below: 'c2' }],
  automa: { ore: 1 },
  deck: 'c3',
  discarded: 'c4',
  tradeUnion: { holder: 'white', used: false },
  round: { turn: { player: 'white', placed: [{ union: 1, slot: 0 }] } },
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
  expect(parseGame({ ...full, more: 1, round: { ...full.round, more: 1 } })).toEqual({ ok: true, state: full });
});

test('no value makes it throw', () => {
  fc.assert(fc.property(fc.anything(), (value) => void expect(parseGame(value).ok).toBe(false)));
});

/** A game with something else at a place. */
const changed = (at: string, value: unknown): unknown => {
  const copy = JSON.parse(
    JSON.stringify({ ...full, box: { ...full.box, seals: ['red'], unions: [full.unions[0]!.tile], contracts: full.deck } }),
  ) as Record<string, unknown>;
  const path = at.split('.');
  const last = path.pop()!;
  const inside = path.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  inside[last] = value;
  return copy;
};

describe('a value of another shape is refused, with the place', () => {
  test.each<[at: string, value: unknown, rule: string]>([
    ['players', {}, 'setup.union-token'],
    ['players.0.id', 1, 'setup.union-token'],
    ['players.0.stock', null, 'setup.union-token'],
    ['players.0.stock', undefined, 'setup.union-token'],
    ['players.0.stock', 'x', 'setup.union-token'],
    ['players.0.stock', [], 'setup.union-token'],
    ['players.0.stock.ice', '1', 'setup.union-token'],
    ['players.0.vp', null, 'setup.union-token'],
    ['players.0.unionToken', 1, 'setup.union-token'],
    ['players.0.leaders.free', true, 'setup.union-token'],
    ['players.0.leaders.elsewhere', '', 'setup.union-token'],
    ['players.0.contracts.0.union', '1', 'setup.union-token'],
    ['players.0.contracts.0.level', '1', 'setup.union-token'],
    ['players.0.contracts.0.contract.id', 1, 'setup.union-token'],
    ['automa', 1, 'automa.cards'],
    ['automa.yield', null, 'automa.cards'],
    ['unions', null, 'setup.union-tiles'],
    ['unions.0.tile.number', '1', 'setup.union-tiles'],
    ['unions.0.tile.main.stock', 1, 'setup.union-tiles'],
    ['unions.0.tile.additional.action', 1, 'setup.union-tiles'],
    ['unions.0.tile.slots', '2', 'setup.union-tiles'],
    ['unions.0.tile.track.1', null, 'setup.union-tiles'],
    ['unions.0.slots.0.action.kind', 'worker', 'setup.union-tiles'],
    ['unions.0.slots.1.repeat.owner', 1, 'setup.union-tiles'],
    ['unions.0.marker', null, 'setup.union-tiles'],
    ['unions.0.seals.colour', 1, 'setup.union-tiles'],
    ['unions.0.seals.count', '7', 'setup.union-tiles'],
    ['unions.0.contracts.0.requirement', null, 'setup.union-tiles'],
    ['deck.0.levels', '1', 'setup.contract-deck'],
    ['deck.0.vp', '1', 'setup.contract-deck'],
    ['discarded.0.steps', '1', 'contracts.reward-a'],
    ['box.unions.0.number', 'x', 'components.list'],
    ['box.seals.0', 1, 'components.list'],
    ['box.contracts.0.id', 1, 'components.list'],
    ['tradeUnion', 1, 'assistance.trade-union'],
    ['tradeUnion.holder', 1, 'assistance.trade-union'],
    ['tradeUnion.used', 'no', 'assistance.trade-union'],
    ['round.number', '1', 'rounds.new-contracts'],
    ['round.phase', 'pause', 'rounds.new-contracts'],
    ['round.turn.player', 1, 'rounds.new-contracts'],
    ['round.turn.placed.0.union', '1', 'rounds.new-contracts'],
    ['round.turn.placed.0.slot', '1', 'rounds.new-contracts'],
  ])('%s', (at, value, rule) => {
    expect(parseGame(changed(at, value))).toEqual({ ok: false, problem: { code: 'unreadable', rule, at } });
    expect(CITED_RULES).toContain(rule);
  });

  test('the whole', () => {
    expect(parseGame(null)).toEqual({ ok: false, problem: { code: 'unreadable', rule: 'components.list', at: 'whole' } });
  });

  test('null stands where there may be nothing', () => {
    expect(parseGame({ ...full, automa: null, tradeUnion: null }).ok).toBe(true);
  });
});
