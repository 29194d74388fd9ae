import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPolicy,
  citedBy,
  PARTIES,
  POLICY_ACTIONS,
  POLICY_COUNTERS,
  POLICY_PHASES,
  replay,
  takeActions,
  type Edition,
  type PolicyAction,
  type PolicyState,
} from '../../../src/engine/turmoil/index.ts';
import { actions, POLICY_CASES, POLICY_REFUSALS, SHORT, under, words, type PolicySketch } from './policy-cases.ts';
import { runs } from '../runs.ts';

const reading = (edition: Edition = 'ru') => ({ 'parties.reds.policy': edition });

describe('actions under a policy', () => {
  test.each(POLICY_CASES)('$shows', ({ player, actions: list, reading: edition, trace, after }) => {
    const before = under(player);
    const outcome = takeActions(before, actions(list), reading(edition));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const cited = outcome.trace.map(({ rule, also = [] }) => [rule, ...also]);
    expect(cited).toEqual(words(trace).map((step) => step.split('+').map((short) => SHORT[short])));
    expect(outcome.state).toEqual({ ...before, ...after });
  });

  test.each(POLICY_REFUSALS)('refuses $shows', ({ player, actions: list, reading: edition, problem }) => {
    expect(takeActions(under(player), actions(list), reading(edition))).toEqual({ ok: false, problem });
  });

  test('tells each step with its facts', () => {
    const outcome = takeActions(under({ ruling: 'reds' }), actions('tile raise2'), reading());
    expect(outcome.ok && outcome.trace).toEqual([
      { rule: 'parties.reds.policy', event: { type: 'tile-untouched', action: 1, tile: 'tile', reason: 'no-tr', changes: {} } },
      {
        rule: 'parties.reds.policy',
        event: {
          type: 'tr-raised',
          action: 2,
          steps: 2,
          cost: 6,
          why: 'reds',
          changes: { megacredits: { from: 20, to: 14 }, tr: { from: 20, to: 22 } },
        },
      },
    ]);
  });
});

describe('the facts of each action', () => {
  test.each<[player: PolicySketch, action: string, facts: object]>([
    [{ ruling: 'greens' }, 'greenery0', { type: 'megacredits-gained', action: 1, changes: { megacredits: { from: 20, to: 24 } } }],
    [{ ruling: 'mars-first' }, 'ocean0', { type: 'steel-gained', action: 1, tile: 'ocean', changes: { steel: { from: 0, to: 1 } } }],
    [
      { ruling: 'scientists' },
      'scientists',
      { type: 'cards-bought', action: 1, changes: { megacredits: { from: 20, to: 10 }, cards: { from: 0, to: 3 } } },
    ],
    [
      { ruling: 'kelvinists' },
      'kelvinists',
      {
        type: 'production-raised',
        action: 1,
        changes: { megacredits: { from: 20, to: 10 }, heatProduction: { from: 0, to: 1 }, energyProduction: { from: 0, to: 1 } },
      },
    ],
    [
      { ruling: 'unity' },
      'titanium3',
      { type: 'titanium-spent', action: 1, pieces: 3, each: 1, changes: { titanium: { from: 5, to: 2 }, saved: { from: 0, to: 3 } } },
    ],
    [{ ruling: 'greens' }, 'titanium1', { type: 'titanium-spent', action: 1, pieces: 1, each: 0, changes: { titanium: { from: 5, to: 4 } } }],
    [
      { ruling: 'reds', phase: 'crisis' },
      'raise1',
      { type: 'tr-raised', action: 1, steps: 1, cost: 0, why: 'timing', changes: { tr: { from: 20, to: 21 } } },
    ],
    [{ ruling: 'unity' }, 'raise1', { type: 'tr-raised', action: 1, steps: 1, cost: 0, why: 'free', changes: { tr: { from: 20, to: 21 } } }],
    [{ ruling: 'kelvinists' }, 'tile0', { type: 'tile-untouched', action: 1, tile: 'tile', reason: 'not-concerned', changes: {} }],
    [{ ruling: 'greens', phase: 'crisis' }, 'greenery0', { type: 'tile-untouched', action: 1, tile: 'greenery', reason: 'timing', changes: {} }],
    [{ ruling: 'greens' }, 'other-tile', { type: 'tile-untouched', action: 1, tile: 'other-tile', reason: 'not-yours', changes: {} }],
    [{ ruling: 'mars-first' }, 'other-tile', { type: 'tile-untouched', action: 1, tile: 'other-tile', reason: 'not-yours', changes: {} }],
    [{ ruling: 'mars-first' }, 'off-mars0', { type: 'tile-untouched', action: 1, tile: 'off-mars', reason: 'not-on-mars', changes: {} }],
  ])('%o: %s', (player, action, facts) => {
    const outcome = takeActions(under(player), actions(action), reading());
    expect(outcome.ok && outcome.trace.map(({ event }) => event)).toEqual([facts]);
  });
});

const some = fc.integer({ min: 0, max: 40 });
const players: fc.Arbitrary<PolicyState> = fc.record({
  ruling: fc.constantFrom(...PARTIES),
  phase: fc.constantFrom(...POLICY_PHASES),
  megacredits: some,
  tr: some,
  steel: some,
  titanium: fc.integer({ min: 0, max: 6 }),
  heatProduction: some,
  energyProduction: some,
  cards: fc.constant(0),
  saved: fc.constant(0),
  scientistsUsed: fc.boolean(),
});
const few = fc.integer({ min: 0, max: 4 });
const action: fc.Arbitrary<PolicyAction> = fc
  .tuple(fc.constantFrom(...POLICY_ACTIONS), few)
  .map(([kind, number]) => actions(`${kind}${number}`)[0] as PolicyAction);
const lists = fc.array(action, { maxLength: 8 });
const edition = fc.constantFrom<Edition>('ru', 'fr');

describe('whatever is tried', () => {
  test('what is taken can be replayed, nothing falls below 0, each action has a step, and only listed rules are cited', () => {
    fc.assert(
      fc.property(players, lists, edition, (player, list, ed) => {
        const outcome = takeActions(player, list, reading(ed));
        if (!outcome.ok) {
          expect(citedBy.policies).toContain(outcome.problem.rule);
          return;
        }
        expect(replay(applyPolicy, player, outcome.trace)).toEqual(outcome.state);
        outcome.trace.forEach((_, at) => {
          const now = replay(applyPolicy, player, outcome.trace.slice(0, at + 1));
          expect(Math.min(...POLICY_COUNTERS.map((counter) => now[counter]))).toBeGreaterThanOrEqual(0);
        });
        expect([...new Set(outcome.trace.map(({ event }) => event.action))]).toEqual(list.map((_, at) => at + 1));
        for (const { rule, also = [] } of outcome.trace) expect(citedBy.policies).toEqual(expect.arrayContaining([rule, ...also]));
      }),
      runs(300),
    );
  });

  test('the end is what counting the list alone says', () => {
    fc.assert(
      fc.property(players, lists, edition, (player, list, ed) => {
        const outcome = takeActions(player, list, reading(ed));
        fc.pre(outcome.ok);
        const works = (party: string): number => Number(player.ruling === party && player.phase === 'action');
        const many = (...kinds: readonly string[]): number => list.filter(({ kind }) => kinds.includes(kind)).length;
        const raises = list.flatMap((one) => ('steps' in one && one.steps > 0 ? [one.steps] : []));
        const steps = raises.reduce((sum, each) => sum + each, 0);
        const pieces = list.reduce((sum, one) => sum + ('pieces' in one ? one.pieces : 0), 0);
        const paid = 3 * works('reds') * (ed === 'ru' ? steps : raises.length) + 10 * many('scientists', 'kelvinists');
        expect(outcome.state).toEqual({
          ...player,
          megacredits: player.megacredits + 4 * works('greens') * many('greenery') - paid,
          tr: player.tr + steps,
          steel: player.steel + works('mars-first') * many('tile', 'greenery', 'ocean'),
          titanium: player.titanium - pieces,
          heatProduction: player.heatProduction + many('kelvinists'),
          energyProduction: player.energyProduction + many('kelvinists'),
          cards: 3 * many('scientists'),
          saved: works('unity') * pieces,
          scientistsUsed: player.scientistsUsed || many('scientists') > 0,
        });
      }),
      runs(300),
    );
  });

  test('the list up to the refused action can be taken, and a list is its actions one by one', () => {
    fc.assert(
      fc.property(players, lists, edition, (player, list, ed) => {
        const outcome = takeActions(player, list, reading(ed));
        const taken = outcome.ok ? list : list.slice(0, outcome.problem.action - 1);
        const one = taken.reduce((now, each) => {
          const next = takeActions(now, [each], reading(ed));
          if (!next.ok) throw new Error(JSON.stringify(next.problem));
          return next.state;
        }, player);
        expect(takeActions(player, taken, reading(ed))).toMatchObject({ ok: true, state: one });
      }),
    );
  });

  test('the readings of the Reds differ only in the price of several steps at once (parties.reds.policy)', () => {
    fc.assert(
      fc.property(players, lists, (player, list) => {
        const single = list.filter((one) => !('steps' in one) || one.steps <= 1);
        expect(takeActions(player, single, reading('fr'))).toEqual(takeActions(player, single, reading('ru')));
      }),
    );
  });
});
