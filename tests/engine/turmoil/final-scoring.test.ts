import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyScoring,
  citedBy,
  COLOURS,
  finalScoring,
  OWNERS,
  PARTIES,
  replay,
  startScoring,
  type Owner,
  type Party,
  type ScoringInput,
} from '../../../src/engine/turmoil/index.ts';
import { CASES, REFUSED, RULES, sketched } from './final-scoring-cases.ts';

describe('final scoring', () => {
  test.each(CASES)('%s', (_, players, chairman, leaders, rules, points) => {
    const outcome = finalScoring(sketched(players, chairman, leaders));
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(['end.no-crisis', ...[...rules].map((letter) => RULES[letter])]);
    expect(outcome.state.points).toEqual({ red: 0, green: 0, blue: 0, yellow: 0, black: 0, ...points });
  });

  test.each(REFUSED)('is refused when %s', (_, players, chairman, leaders, code, rule) => {
    expect(finalScoring(sketched(players, chairman, leaders))).toMatchObject({ ok: false, problem: { code, rule } });
  });
});

test('tells what each seat is worth, clockwise', () => {
  const outcome = finalScoring(sketched('rg', 'r', 'n-g--r'));
  expect(outcome.ok && outcome.trace.map(({ event }) => event)).toEqual([
    { type: 'crisis-skipped' },
    { type: 'points-gained', seat: 'chairman', player: 'red', by: 1 },
    { type: 'nobody-gains', seat: 'mars-first' },
    { type: 'seat-empty', seat: 'kelvinists' },
    { type: 'points-gained', seat: 'reds', player: 'green', by: 1 },
    { type: 'seat-empty', seat: 'greens' },
    { type: 'seat-empty', seat: 'unity' },
    { type: 'points-gained', seat: 'scientists', player: 'red', by: 1 },
  ]);
});

test('names the seat of a colour that nobody plays', () => {
  expect(finalScoring(sketched('rg', 'b', '------'))).toMatchObject({ problem: { seat: 'chairman', owner: 'blue' } });
  expect(finalScoring(sketched('rg', 'r', 'rg---k'))).toMatchObject({ problem: { seat: 'scientists', owner: 'black' } });
});

const seat = fc.option(fc.constantFrom(...OWNERS), { freq: 3 });
const input: fc.Arbitrary<ScoringInput> = fc.record({
  players: fc.subarray([...COLOURS], { minLength: 3 }),
  chairman: seat,
  leaders: fc
    .tuple(...PARTIES.map(() => seat))
    .map((owners) => Object.fromEntries(PARTIES.map((party, at) => [party, owners[at]])) as Record<Party, Owner | null>),
});

test('whoever sits where: the trace replays, and the points are those of a plain count', () => {
  fc.assert(
    fc.property(input, (one) => {
      const outcome = finalScoring(Object.freeze(one));
      fc.pre(outcome.ok);
      const { state, trace } = outcome;
      const seated = [one.chairman, ...Object.values(one.leaders)];
      expect(replay(applyScoring, startScoring(), trace)).toEqual(state);
      for (const colour of COLOURS) expect(state.points[colour]).toBe(seated.filter((owner) => owner === colour).length);
      for (const { rule } of trace) expect(citedBy['final-scoring']).toContain(rule);
    }),
  );
});
