import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LEADERS,
  PARTIES,
  applyRequirement,
  citedBy,
  examineRequirement,
  meetRequirement,
  replay,
  startRequirement,
  type RequirementInput,
} from '../../../src/engine/turmoil/index.ts';
import { REQUIREMENTS_MET, REQUIREMENTS_REFUSED, asked } from './requirement-cases.ts';
import { runs } from '../runs.ts';

describe('a party as a requirement', () => {
  test.each(REQUIREMENTS_MET)('%s', (_, sketch, count, ways) => {
    const input = asked(sketch);
    expect(meetRequirement(input)).toMatchObject({ ok: true, state: { ...input, count, ways } });
  });

  test.each(REQUIREMENTS_REFUSED)('refuses %s', (_, sketch, problem) => {
    expect(meetRequirement(asked(sketch))).toEqual({ ok: false, problem });
  });

  test('tells its five steps, both ways even if the first is enough', () => {
    const outcome = meetRequirement(asked(['greens<greens', 'other', 1, 2]));
    expect(outcome.ok && outcome.trace).toEqual([
      { rule: 'cards.text', event: { type: 'required', required: 'greens' } },
      { rule: 'cards.party-requirement', event: { type: 'ruling-compared', required: 'greens', ruling: 'greens', met: true } },
      { rule: 'committee.leader-counts', event: { type: 'counted', own: 1, leads: 0, count: 1, others: 3 } },
      { rule: 'cards.party-requirement', event: { type: 'delegates-compared', count: 1, due: 2, met: false } },
      { rule: 'cards.party-requirement', event: { type: 'met', ways: ['ruling'] } },
    ]);
  });
});

const party = fc.constantFrom(...PARTIES);
const tables: fc.Arbitrary<RequirementInput> = fc.record({
  required: party,
  ruling: party,
  leader: fc.constantFrom(...LEADERS),
  own: fc.integer({ min: 0, max: 8 }),
  others: fc.integer({ min: 0, max: 45 }),
});

describe('whatever lies on the table', () => {
  test('a check replays, cites only listed rules, and agrees with the rule in one line', () => {
    fc.assert(
      fc.property(tables, (input) => {
        const outcome = meetRequirement(input);
        const { required, ruling, leader, own } = input;
        if (outcome.ok) {
          expect(replay(applyRequirement, startRequirement(input), outcome.trace)).toEqual(outcome.state);
          for (const { rule } of outcome.trace) expect(citedBy.requirement).toContain(rule);
          expect(ruling === required || own + (leader === 'own' ? 1 : 0) >= 2).toBe(true);
          return;
        }
        expect(citedBy.requirement).toContain(outcome.problem.rule);
        if (outcome.problem.code !== 'requirement-not-met') return;
        expect(ruling !== required && own + (leader === 'own' ? 1 : 0) < 2).toBe(true);
        expect(examineRequirement(input)).toMatchObject({ ok: true, state: { ways: [] } });
      }),
      runs(500),
    );
  });

  test('more delegates of others never open a way', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 45 }), (input, others) => {
        const [one, two] = [meetRequirement(input), meetRequirement({ ...input, others })];
        if (one.ok && two.ok) expect(two.state.ways).toEqual(one.state.ways);
      }),
    );
  });
});
