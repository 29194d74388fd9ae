import { describe, expect, it } from 'vitest';
import { examineRequirement, meetRequirement, type RequirementEvent, type RequirementProblem } from '../../src/engine/turmoil/index.ts';
import { describeRequirement, describeRequirementProblem } from '../../src/examples/requirement/sentences.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { edited, inputOf } from '../../src/examples/requirement/input.ts';
import { citedRules, namesNeeded } from '../../src/examples/requirement/needs.ts';
import { source } from '../../src/examples/requirement/presets.ts';
import { expectSentence, wordsIn } from './strings.ts';

const events: { readonly [T in RequirementEvent['type']]: readonly Extract<RequirementEvent, { type: T }>[] } = {
  required: [{ type: 'required', required: 'greens' }],
  'ruling-compared': [true, false].map((met) => ({ type: 'ruling-compared', required: 'greens', ruling: 'reds', met })),
  counted: [{ type: 'counted', own: 1, leads: 1, count: 2, others: 3 }],
  'delegates-compared': [true, false].map((met) => ({ type: 'delegates-compared', count: 2, due: 2, met })),
  met: [['ruling'], ['delegates'], ['ruling', 'delegates']].map((ways) => ({ type: 'met', ways: ways as ('ruling' | 'delegates')[] })),
};

const problems: { readonly [C in RequirementProblem['code']]: readonly Extract<RequirementProblem, { code: C }>[] } = {
  'requirement-not-met': [{ code: 'requirement-not-met', rule: 'cards.party-requirement', required: 'greens', ruling: 'reds', count: 1, due: 2 }],
  'not-a-whole-number': (['own', 'others'] as const).map((field) => ({
    code: 'not-a-whole-number',
    rule: 'cards.party-requirement',
    field,
    value: NaN,
  })),
  'too-many-delegates': (['own', 'others'] as const).map((of) => ({
    code: 'too-many-delegates',
    rule: 'committee.delegate',
    of,
    count: 8,
    most: 7,
  })),
  'leader-missing': [{ code: 'leader-missing', rule: 'committee.first-leader', party: 'greens' }],
  'leader-outnumbered': (['own', 'other'] as const).map((leader) => ({
    code: 'leader-outnumbered',
    rule: 'committee.replace-leader',
    leader,
    has: 3,
    leads: 2,
  })),
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every step of a requirement has its sentences', () => {
    for (const event of Object.values(events).flat()) {
      const { what, why } = describeRequirement(event, words);
      for (const text of [what, why]) {
        expectSentence(text);
      }
    }
  });

  it('every refusal has its sentence', () => {
    for (const problem of Object.values(problems).flat()) {
      expectSentence(describeRequirementProblem(problem, words));
    }
  });

  it('the presets can be told with the names and rules that the page hands over', () => {
    const own = wordsIn(lang, namesNeeded);
    for (const { value } of source.presets) {
      const outcome = examineRequirement(inputOf(value));
      for (const { rule, event } of outcome.ok ? outcome.trace : []) {
        expect(describeRequirement(event, own).what).not.toMatch(/\{\{/);
        expect(citedRules).toContain(rule);
      }
    }
  });
});

describe('presets of the requirement', () => {
  it.each([
    ['ruling', ['ruling']],
    ['delegates', ['delegates']],
    ['both', ['ruling', 'delegates']],
  ] as const)('%s', (id, ways) => {
    const value = source.presets.find((one) => one.id === id)?.value;
    expect(value && meetRequirement(inputOf(value))).toMatchObject({ ok: true, state: { ways } });
  });

  it.each([
    ['lone-leader', 1],
    ['others', 1],
  ])('%s is refused with %i delegate', (id, count) => {
    const value = source.presets.find((one) => one.id === id)?.value;
    expect(value && meetRequirement(inputOf(value))).toMatchObject({ ok: false, problem: { code: 'requirement-not-met', count, due: 2 } });
  });
});

it('an entry changes one field; what is no field or no choice changes nothing', () => {
  const first = source.presets[0].value;
  expect(edited(first, 'required', 'unity')).toEqual({ ...first, required: 'unity' });
  expect(edited(first, 'leader', 'none')).toEqual({ ...first, leader: 'none' });
  expect(edited(first, 'others', 'x')).toEqual({ ...first, others: 'x' });
  for (const [name, text] of [
    ['ruling', 'nobody'],
    ['leader', 'greens'],
    ['phase', 'own'],
  ] as const)
    expect(edited(first, name, text)).toEqual(first);
});
