import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  resolveInfluence,
  applyInfluence,
  citedBy,
  COUNTING_EVENTS,
  countingEffectOf,
  replay,
  startInfluence,
  tallyOf,
  type InfluenceCase,
  type InfluenceState,
  type Counting,
} from '../../../src/engine/turmoil/index.ts';

const base: InfluenceCase = { card: 'riots', player: 'blue', amount: 0, chairman: false, leader: false, delegates: 0, reading: 'ru' };

const NOT_WHOLE = { code: 'not-countable', rule: 'influence.max-five', field: 'amount' };
const COUNTS_NOTHING = { code: 'counts-nothing', rule: 'influence.max-five' };

/** The four numbers of a working. */
function worked(change: Partial<InfluenceCase>): readonly number[] {
  const outcome = resolveInfluence({ ...base, ...change });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { counted, capped, units, by } = outcome.state;
  return [counted, capped, units, by];
}

describe('influence adjustment', () => {
  test.each<[shows: string, Partial<InfluenceCase>, [counted: number, capped: number, units: number, by: number]]>([
    [
      'influence.example-generous-funding: 42 TR, chairman, 2 delegates',
      { card: 'generous-funding', amount: 42, chairman: true, delegates: 2 },
      [5, 5, 7, 14],
    ],
    ['influence.example-riots: 7 cities, 3 delegates', { amount: 7, delegates: 3 }, [7, 5, 4, -16]],
    ['influence.sources: all three give 3, however many delegates', { amount: 5, chairman: true, leader: true, delegates: 5 }, [5, 5, 2, -8]],
    ['influence.sources: 6 delegates give 1', { amount: 5, delegates: 6 }, [5, 5, 4, -16]],
    ['influence.sources: none', { amount: 5 }, [5, 5, 5, -20]],
    ['influence.adjust: a loss never becomes a gain', { amount: 1, chairman: true, leader: true }, [1, 1, 0, 0]],
    ['influence.adjust: nothing counted, a gain by influence alone', { card: 'strong-society', leader: true }, [0, 0, 1, 2]],
    ['influence.max-five: 5 is not yet too much', { card: 'spin-off-products', amount: 5 }, [5, 5, 5, 10]],
    ['influence.max-five: 6 is', { card: 'spin-off-products', amount: 6 }, [6, 5, 5, 10]],
    ['Generous Funding: 19 TR are no whole five above 15', { card: 'generous-funding', amount: 19 }, [0, 0, 0, 0]],
    ['Generous Funding: 20 TR are one', { card: 'generous-funding', amount: 20 }, [1, 1, 1, 2]],
    ['Generous Funding: 10 TR are none, not minus one', { card: 'generous-funding', amount: 10, leader: true }, [0, 0, 1, 2]],
    ['the French letter: a count of 3 and a loss stay 3', { amount: 3, delegates: 1, reading: 'fr' }, [3, 3, 3, -12]],
    ['the Russian reading: they become 2', { amount: 3, delegates: 1 }, [3, 3, 2, -8]],
    ['the French letter: the second example comes out the same', { amount: 7, delegates: 3, reading: 'fr' }, [7, 5, 4, -16]],
    [
      'the French letter: the first example does not',
      { card: 'generous-funding', amount: 42, chairman: true, delegates: 2, reading: 'fr' },
      [5, 5, 5, 10],
    ],
    [
      'the French letter: a gain grows if more than 5 are counted',
      { card: 'strong-society', amount: 6, chairman: true, leader: true, reading: 'fr' },
      [6, 5, 6, 12],
    ],
    [
      'a card without a limit: 8 power tags and the leader make 9 units, 4 steps of production',
      { card: 'improved-energy-templates', amount: 8, leader: true },
      [8, 8, 9, 4],
    ],
    [
      'a card that influence leaves alone: 29 TR over 10 are 3 sets',
      { card: 'red-influence', amount: 29, chairman: true, leader: true },
      [3, 3, 3, -9],
    ],
    ['the same beyond the limit: 60 TR', { card: 'red-influence', amount: 60 }, [10, 5, 5, -15]],
    [
      'a card that asks for a number: 7 different tags and 2 influence reach 9',
      { card: 'diversity', amount: 7, chairman: true, delegates: 1 },
      [7, 7, 9, 10],
    ],
    ['the same with 1 influence: not enough', { card: 'diversity', amount: 7, chairman: true }, [7, 7, 8, 0]],
    ['another resource: titanium for Jovian tags', { card: 'asteroid-mining', amount: 2, chairman: true }, [2, 2, 3, 3]],
    ['open-questions.losses: 16 M€ are due, 9 are there', { amount: 7, delegates: 3, has: 9 }, [7, 5, 4, -9]],
    ['open-questions.losses: 16 are due, and 16 are there', { amount: 7, delegates: 3, has: 16 }, [7, 5, 4, -16]],
    ['open-questions.losses: nothing is there', { amount: 7, delegates: 3, has: 0 }, [7, 5, 4, 0]],
    ['what is there limits no gain', { card: 'spin-off-products', amount: 5, has: 0 }, [5, 5, 5, 10]],
    ['the French letter: below 0 there is nothing', { amount: 0, leader: true, reading: 'fr' }, [0, 0, 0, 0]],
  ])('%s', (_, change, expected) => {
    expect(worked(change)).toEqual(expected);
  });

  test.each<[shows: string, Partial<InfluenceCase>, problem: object]>([
    ['a negative amount', { amount: -1 }, { ...NOT_WHOLE, value: -1 }],
    ['half a city', { amount: 1.5 }, { ...NOT_WHOLE, value: 1.5 }],
    ['no number at all', { amount: NaN }, { ...NOT_WHOLE, value: NaN }],
    ['an amount beyond 999', { amount: 1000 }, { ...NOT_WHOLE, value: 1000 }],
    ['a card that counts nothing for one player', { card: 'election' }, { ...COUNTS_NOTHING, card: 'election' }],
    ['a card that leaves all to influence', { card: 'paradigm-breakdown' }, { ...COUNTS_NOTHING, card: 'paradigm-breakdown' }],
    ['half a M€', { has: 0.5 }, { ...NOT_WHOLE, rule: 'open-questions.losses', field: 'has', value: 0.5 }],
    ['half a delegate', { delegates: 0.5 }, { ...NOT_WHOLE, rule: 'influence.sources', field: 'delegates', value: 0.5 }],
    [
      '8 delegates of one colour',
      { chairman: true, leader: true, delegates: 6 },
      { code: 'wrong-delegate-count', rule: 'committee.delegate', owner: 'blue', count: 8, due: 7 },
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(resolveInfluence({ ...base, ...change })).toEqual({ ok: false, problem });
  });

  test('knows after each step what has been found, and no more', () => {
    const outcome = resolveInfluence({ ...base, amount: 7, delegates: 3 });
    const trace = outcome.ok ? outcome.trace : [];
    const states = trace.map((_, at) => replay(applyInfluence, startInfluence('riots'), trace.slice(0, at)));
    const known = states.map(({ card, counted, capped, influence, units, by }) => [card, counted, capped, influence, units, by]);
    expect(known).toEqual([
      ['riots', 0, 0, [], 0, 0],
      ['riots', 7, 0, [], 0, 0],
      ['riots', 7, 5, [], 0, 0],
      ['riots', 7, 5, ['delegate'], 0, 0],
      ['riots', 7, 5, ['delegate'], 4, 0],
    ]);
  });

  test.each<[shows: string, Partial<InfluenceCase>, object]>([
    [
      'influence that changes nothing',
      { card: 'red-influence', amount: 20, leader: true },
      { type: 'adjusted', influence: 'none', by: 0, from: 2, to: 2, max: 5 },
    ],
    [
      'steps of production',
      { card: 'improved-energy-templates', amount: 5 },
      { type: 'multiplied', kind: 'production', asset: 'production:energy', units: 5, perUnit: 1, unitsPerStep: 2, by: 2 },
    ],
    [
      'a loss of all that is there, and what is due',
      { amount: 7, delegates: 3, has: 9 },
      { type: 'multiplied', kind: 'lose', asset: 'megacredits', units: 4, perUnit: 4, unitsPerStep: 1, by: -9, due: 16 },
    ],
  ])('tells the facts: %s', (_, change, facts) => {
    const outcome = resolveInfluence({ ...base, ...change });
    expect(outcome.ok && outcome.trace.map(({ event }) => event)).toContainEqual(facts);
  });

  test('accepts the last amount and the last delegate that exist', () => {
    expect(worked({ amount: 999, chairman: true, delegates: 6 })).toEqual([999, 5, 3, -12]);
  });

  test('tells its five steps, which can be replayed', () => {
    const outcome = resolveInfluence({ ...base, amount: 7, delegates: 3 });
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace).toEqual([
      { rule: 'influence.max-five', event: { type: 'counted', count: 'cities', amount: 7, counted: 7 } },
      { rule: 'influence.max-five', event: { type: 'capped', from: 7, to: 5, max: 5 } },
      { rule: 'influence.sources', event: { type: 'influence-found', sources: ['delegate'] } },
      { rule: 'influence.adjust', event: { type: 'adjusted', influence: 'subtract', by: 1, from: 5, to: 4, max: 5 } },
      {
        rule: 'crisis.global-event',
        event: { type: 'multiplied', kind: 'lose', asset: 'megacredits', units: 4, perUnit: 4, unitsPerStep: 1, by: -16 },
      },
    ]);
    expect(replay(applyInfluence, startInfluence('riots'), outcome.trace)).toEqual(outcome.state);
  });

  test.each(['add', 'subtract'] as const)(
    'with %s the French edition changes the maximum, the Russian one the number (influence.adjust)',
    (influence) => {
      const effect: Counting = { count: 'cities', capped: true, influence };
      const by = influence === 'add' ? 1 : -1;
      expect(tallyOf(effect, 9, ['leader'], 'ru')).toMatchObject({ capped: 5, limit: 5, units: 5 + by });
      expect(tallyOf(effect, 9, ['leader'], 'fr')).toMatchObject({ capped: 5, limit: 5 + by, units: 5 + by });
      expect(tallyOf(effect, 9, [], 'fr')).toMatchObject({ capped: 5, limit: 5, units: 5 });
    },
  );

  test('leaves a count without a maximum alone (influence.max-five, card data)', () => {
    const effect: Counting = { count: 'cities', capped: false, influence: 'add' };
    expect(tallyOf(effect, 9, ['leader'], 'ru')).toMatchObject({ capped: 9, limit: null, units: 10 });
    expect(tallyOf(effect, 9, ['leader'], 'fr')).toMatchObject({ capped: 9, limit: null, units: 10 });
  });
});

const inputs: fc.Arbitrary<InfluenceCase> = fc.record({
  card: fc.constantFrom(...COUNTING_EVENTS),
  player: fc.constant('blue' as const),
  amount: fc.integer({ min: 0, max: 60 }),
  chairman: fc.boolean(),
  leader: fc.boolean(),
  delegates: fc.integer({ min: 0, max: 5 }),
  reading: fc.constantFrom('ru' as const, 'fr' as const),
});

/** The working of an input that is in order. */
function workingOf(input: InfluenceCase): InfluenceState {
  const outcome = resolveInfluence(input);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.state;
}

describe('whoever meets whatever card', () => {
  test('the trace replays and names listed rules', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const outcome = resolveInfluence(Object.freeze(input));
        if (!outcome.ok) throw new Error(outcome.problem.code);
        expect(replay(applyInfluence, startInfluence(input.card), outcome.trace)).toEqual(outcome.state);
        expect(citedBy.influence).toEqual(expect.arrayContaining(outcome.trace.flatMap(({ rule, also = [] }) => [rule, ...also])));
      }),
    );
  });

  test('the Russian reading is five at most and then influence, up or down, never below 0 (influence.max-five, influence.adjust)', () => {
    const signs = { add: 1, subtract: -1, none: 0 };
    fc.assert(
      fc.property(inputs, (input) => {
        const { counted, units } = workingOf({ ...input, reading: 'ru' });
        const { capped = false, influence = 'none' } = countingEffectOf(input.card) ?? {};
        const seats = [input.chairman, input.leader, input.delegates > 0].filter(Boolean).length;
        expect(units).toBe(Math.max(0, (capped ? Math.min(5, counted) : counted) + signs[influence] * seats));
      }),
    );
  });

  test('no seat ever does its owner harm, by either reading (influence.adjust)', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom({ chairman: true }, { leader: true }, { delegates: 1 }), (input, seat) => {
        expect(workingOf({ ...input, ...seat }).by).toBeGreaterThanOrEqual(workingOf({ ...input, chairman: false, leader: false, delegates: 0 }).by);
      }),
    );
  });
});
