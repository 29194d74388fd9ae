import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applySolarPhase,
  citedBy,
  DISTANCES,
  GLOBAL_PARAMETERS,
  replay,
  SOLAR_STEPS,
  solarPhase,
  startSolarPhase,
  type SolarPhaseInput,
} from '../../../src/engine/turmoil/index.ts';
import { CASES, REFUSED, sketched, STEPS } from './solar-phase-cases.ts';

describe('the solar phase', () => {
  test.each(CASES)('%s', (_, distances, played, raised, trace) => {
    const outcome = solarPhase(sketched(distances, played, raised));
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace.map(({ rule, event }) => [rule, event.type])).toEqual(trace.split(' ').map((short) => STEPS[short]));
  });

  test.each(REFUSED)('refuses a World Government with %s', (_, distances, raised, code, rule, options) => {
    const outcome = solarPhase(sketched(distances, 'v', raised));
    expect(outcome).toMatchObject({ ok: false, problem: { code, rule, options } });
  });

  test.each([
    ['without Venus Next', 'gmmm', ''],
    ['in the variant', 'gmmm', 'vl'],
    ['after the end of the game', 'gggm', 'v'],
  ] as const)('does not mind a choice that is not asked for: %s', (_, distances, played) => {
    expect(solarPhase(sketched(distances, played, 'temperature'))).toMatchObject({ ok: true });
  });

  test.each([
    [
      'the last goal after the check',
      sketched('g1gm', 'v', 'oxygen'),
      [
        { type: 'phase-begun' },
        { type: 'end-checked', open: ['oxygen'] },
        { type: 'parameter-raised', parameter: 'oxygen', by: 1, reached: true },
        { type: 'end-put-off' },
        { type: 'step-skipped', step: 'colonies', because: 'no-expansion' },
        { type: 'crisis-begun' },
      ],
    ],
    [
      'one step of several',
      sketched('gmgm', 'vc', 'oxygen'),
      [
        { type: 'phase-begun' },
        { type: 'end-checked', open: ['oxygen'] },
        { type: 'parameter-raised', parameter: 'oxygen', by: 1, reached: false },
        { type: 'colonies-produced', by: 1 },
        { type: 'crisis-begun' },
      ],
    ],
    [
      'the end',
      sketched('gggm', 'vc', null),
      [
        { type: 'phase-begun' },
        { type: 'end-checked', open: [] },
        { type: 'last-greenery' },
        { type: 'rest-skipped', steps: ['world-government', 'colonies', 'crisis'] },
        { type: 'scoring-begun' },
      ],
    ],
  ])('tells the facts: %s', (_, input, events) => {
    const outcome = solarPhase(input);
    expect(outcome.ok && outcome.trace.map(({ event }) => event)).toEqual(events);
  });

  test.each([
    ['no Venus Next', '', 'no-expansion'],
    ['the variant', 'vl', 'variant'],
  ])('tells why nothing is raised: %s', (_, played, because) => {
    expect(solarPhase(sketched('mmmm', played, null))).toMatchObject({ trace: [{}, {}, { event: { step: 'world-government', because } }, {}, {}] });
  });

  test.each([
    ['all four', sketched('gmgm', 'vc', 'oxygen'), ['done', 'done', 'done', 'done']],
    ['without expansions', sketched('mmmm', '', null), ['done', 'skipped', 'skipped', 'done']],
    ['at the end of the game', sketched('gggm', 'vc', null), ['done', 'skipped', 'skipped', 'skipped']],
  ])('knows which steps were carried out: %s', (_, input, done) => {
    const outcome = solarPhase(input);
    expect(outcome.ok && SOLAR_STEPS.map((step) => outcome.state.steps[step])).toEqual(done);
  });

  test('after the check the other steps are still ahead', () => {
    const input = sketched('mmmm', 'v', 'venus');
    const outcome = solarPhase(input);
    const { steps, ended } = replay(applySolarPhase, startSolarPhase(input), outcome.ok ? outcome.trace.slice(0, 2) : []);
    expect({ steps, ended }).toEqual({
      steps: { 'end-check': 'done', 'world-government': 'ahead', colonies: 'ahead', crisis: 'ahead' },
      ended: false,
    });
  });

  test('names the parameters that keep the game from ending, Venus never', () => {
    const outcome = solarPhase(sketched('1gmm', '', null));
    expect(outcome).toMatchObject({ trace: [{}, { event: { open: ['temperature', 'oceans'] } }, {}, {}, {}] });
  });
});

const distance = fc.constantFrom(...DISTANCES);
const input: fc.Arbitrary<SolarPhaseInput> = fc.record({
  distances: fc.record({ temperature: distance, oxygen: distance, oceans: distance, venus: distance }),
  venusNext: fc.boolean(),
  colonies: fc.boolean(),
  variant: fc.boolean(),
  raised: fc.constantFrom(null, ...GLOBAL_PARAMETERS),
});

test('whatever is played: the trace replays, every step is done or skipped, and either the crisis or the scoring comes', () => {
  fc.assert(
    fc.property(input, (one) => {
      const outcome = solarPhase(Object.freeze(one));
      fc.pre(outcome.ok);
      const { state, trace } = outcome;
      const types = trace.map(({ event }) => event.type);
      expect(replay(applySolarPhase, startSolarPhase(one), trace)).toEqual(state);
      expect(SOLAR_STEPS.map((step) => state.steps[step])).not.toContain('ahead');
      expect(types.at(-1)).toBe(state.ended ? 'scoring-begun' : 'crisis-begun');
      expect(state.steps.crisis).toBe(state.ended ? 'skipped' : 'done');
      for (const parameter of GLOBAL_PARAMETERS) if (one.distances[parameter] === 'goal') expect(state.distances[parameter]).toBe('goal');
      for (const { rule } of trace) expect(citedBy['solar-phase']).toContain(rule);
    }),
  );
});

test('a goal that comes too late ends the game at the next check (open-questions.goal-reached-late)', () => {
  fc.assert(
    fc.property(input, (one) => {
      const outcome = solarPhase(one);
      fc.pre(outcome.ok && !outcome.state.ended);
      const next = solarPhase({ ...one, distances: outcome.state.distances, raised: null, venusNext: false });
      const late = outcome.trace.some(({ event }) => event.type === 'end-put-off');
      expect(next).toMatchObject({ ok: true, state: { ended: late } });
    }),
  );
});
