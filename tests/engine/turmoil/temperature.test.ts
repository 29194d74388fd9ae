import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyTemperature,
  citedBy,
  EVENT_IDS,
  globalEvents,
  replay,
  resolveTemperature,
  stepsOf,
  TEMPERATURE_CARDS,
  type TemperatureInput,
} from '../../../src/engine/turmoil/index.ts';
import { changeTemperature } from '../../../src/engine/turmoil/mars/in-crisis.ts';
import { carryOut } from '../../../src/engine/turmoil/game/outcomes.ts';
import { runs } from '../runs.ts';
import { game } from './sketch.ts';
import { CASES, RULES, sketched } from './temperature-cases.ts';

const moved = (from: number, to: number) => ({ type: 'temperature-moved', from, to });

describe('temperature', () => {
  test.each(CASES)('%s', (_, sketch, trace, temperature, oceans) => {
    const outcome = resolveTemperature(sketched(sketch));
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(trace.split(' ').map((short) => RULES[short]));
    expect(outcome.state).toMatchObject({ temperature, oceans });
  });

  test.each([
    ['an odd temperature', { temperature: -5 }, 'temperature'],
    ['a temperature under the scale', { temperature: -32 }, 'temperature'],
    ['a temperature over the goal', { temperature: 10 }, 'temperature'],
    ['a temperature between two steps', { temperature: 0.5 }, 'temperature'],
    ['no number', { temperature: NaN }, 'temperature'],
    ['fewer oceans than none', { oceans: -1 }, 'oceans'],
    ['more oceans than there are', { oceans: 10 }, 'oceans'],
    ['half an ocean', { oceans: 4.5 }, 'oceans'],
  ])('refuses %s', (_, mars, field) => {
    const problem = { code: 'off-the-scale', rule: 'special-cases.parameter-at-goal', field };
    expect(resolveTemperature(sketched(mars))).toMatchObject({ ok: false, problem });
  });

  test('has all the cards that move the temperature', () => {
    const moving = EVENT_IDS.filter((card) => globalEvents[card].effects.some(({ kind }) => kind === 'temperature'));
    expect([...TEMPERATURE_CARDS].sort()).toEqual(moving);
  });

  test('says whether the step at 0 °C is to count again', () => {
    const fallen = (reading: 'ru' | 'fr') => resolveTemperature(sketched({ card: 'snow-cover', temperature: 0, reading }));
    expect(fallen('ru')).toMatchObject({ trace: [{}, { event: { type: 'ocean-stayed', again: true } }, {}] });
    expect(fallen('fr')).toMatchObject({ trace: [{}, { event: { type: 'ocean-stayed', again: false } }, {}] });
  });

  test.each([
    [
      'a second time at 0 °C, ru',
      { temperature: -2, zeroPassed: true },
      [moved(-2, 0), { type: 'reached-again', counts: true }, { type: 'ocean-placed', oceans: 5 }, moved(0, 2)],
    ],
    [
      'a second time at 0 °C, fr',
      { temperature: -2, zeroPassed: true, reading: 'fr' as const },
      [moved(-2, 0), { type: 'reached-again', counts: false }, moved(0, 2)],
    ],
    ['no ocean left', { temperature: -2, oceans: 9 }, [moved(-2, 0), { type: 'bonus-missed', at: 0, bonus: 'ocean' }, moved(0, 2)]],
    ['heat', { temperature: -28 }, [moved(-28, -26), moved(-26, -24), { type: 'bonus-missed', at: -24, bonus: 'heat' }]],
    ['the end of the scale', { card: 'snow-cover' as const, temperature: -28 }, [moved(-28, -30), { type: 'scale-ended', unused: 1 }]],
    ['nothing left of the scale', { card: 'snow-cover' as const, temperature: -30 }, [{ type: 'scale-ended', unused: 2 }]],
  ])('tells the facts: %s', (_, sketch, events) => {
    const outcome = resolveTemperature(sketched(sketch));
    expect(outcome.ok && outcome.trace.map(({ event }) => event)).toEqual(events);
  });

  test('tells how many steps of the card are lost at the goal', () => {
    const lost = (temperature: number) => resolveTemperature(sketched({ temperature }));
    expect(lost(8)).toMatchObject({ trace: [{ event: { type: 'temperature-fixed', before: true, unused: 2 } }] });
    expect(lost(6)).toMatchObject({ trace: [{}, { event: { type: 'temperature-fixed', before: false, unused: 1 } }] });
    expect(lost(4)).toMatchObject({ trace: [{}, {}, { event: { type: 'temperature-fixed', before: false, unused: 0 } }] });
  });
});

const input: fc.Arbitrary<TemperatureInput> = fc.record({
  card: fc.constantFrom(...TEMPERATURE_CARDS),
  mars: fc.record({
    temperature: fc.integer({ min: -16, max: 5 }).map((steps) => 2 * steps),
    oceans: fc.integer({ min: -1, max: 10 }),
    zeroPassed: fc.boolean(),
  }),
  reading: fc.constantFrom('ru', 'fr'),
});

test('whatever the event meets: the trace replays, the scale is not left, a goal is kept, oceans never go', () => {
  fc.assert(
    fc.property(input, (one) => {
      const outcome = resolveTemperature(Object.freeze(one));
      fc.pre(outcome.ok);
      const { mars } = one;
      const { state, trace } = outcome;
      expect(replay(applyTemperature, mars, trace)).toEqual(state);
      expect(state.temperature).toBeGreaterThanOrEqual(-30);
      expect(state.temperature).toBeLessThanOrEqual(8);
      if (mars.temperature === 8) expect(state.temperature).toBe(8);
      expect(Math.abs(state.temperature - mars.temperature)).toBeLessThanOrEqual(4);
      expect(state.oceans - mars.oceans).toBeOneOf([0, 1]);
      expect(state.oceans).toBeLessThanOrEqual(9);
      for (const { rule } of trace) expect(citedBy.temperature).toContain(rule);
    }),
  );
});

test('a crisis comes to the same Mars in fewer steps', () => {
  const plain = game({ players: { red: {} }, parties: { unity: 'R' }, dominant: 'unity' });
  fc.assert(
    fc.property(input, (one) => {
      const outcome = resolveTemperature(one);
      fc.pre(outcome.ok);
      const carried = carryOut({ ...plain, mars: one.mars }, [changeTemperature(stepsOf(one.card), one.reading)]);
      expect(carried.ok && carried.state.mars).toMatchObject({ temperature: outcome.state.temperature, oceans: outcome.state.oceans });
    }),
    runs(300),
  );
});
