import { describe, expect, it } from 'vitest';
import type { RequirementEvent, RequirementProblem } from '../../../src/engine/turmoil/index.ts';
import { describeRequirement, describeRequirementProblem } from '../../../src/examples/turmoil/requirement/sentences.ts';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { enter } from '../../../src/examples/turmoil/requirement/fields.ts';
import { source } from '../../../src/examples/turmoil/requirement/presets.ts';
import view from '../../../src/examples/turmoil/requirement/view.tsx';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const events: { readonly [T in RequirementEvent['type']]: readonly Extract<RequirementEvent, { type: T }>[] } = {
  required: [{ type: 'required', required: 'greens' }],
  'ruling-compared': [true, false].map((met) => ({ type: 'ruling-compared', required: 'greens', ruling: 'reds', met })),
  counted: [{ type: 'counted', own: 1, leads: 1, count: 2, others: 3 }],
  'delegates-compared': [true, false].map((met) => ({ type: 'delegates-compared', count: 2, due: 2, met })),
  met: [['ruling'], ['delegates'], ['ruling', 'delegates']].map((ways) => ({ type: 'met', ways: ways as ('ruling' | 'delegates')[] })),
};

const problems: { readonly [C in RequirementProblem['code']]: readonly Extract<RequirementProblem, { code: C }>[] } = {
  'requirement-not-met': [{ code: 'requirement-not-met', rule: 'cards.party-requirement', required: 'greens', ruling: 'reds', count: 1, due: 2 }],
  'not-countable': (['own', 'others'] as const).map((field) => ({
    code: 'not-countable',
    rule: 'cards.party-requirement',
    field,
    value: NaN,
  })),
  'too-many-delegates': (['own', 'others'] as const).map((of) => ({
    code: 'too-many-delegates',
    rule: 'committee.delegate',
    of,
    count: 8,
    max: 7,
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
      const { what, why } = describeRequirement(event, 'greens', words);
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
});

const played = (id: string) => {
  return view.play(presetOf(source, id));
};

describe('presets of the requirement', () => {
  it.each([
    ['ruling', ['ruling']],
    ['delegates', ['delegates']],
    ['both', ['ruling', 'delegates']],
  ] as const)('%s', (id, ways) => {
    const { trace, after, problem } = played(id);
    expect(problem).toBeNull();
    expect(after(trace.length)).toMatchObject({ ways });
    expect(trace.at(-1)?.event).toEqual({ type: 'met', ways });
  });

  it.each([
    ['lone-leader', 1],
    ['others', 1],
  ])('%s is refused with %i delegate, after the steps that looked at both ways', (id, count) => {
    const { trace, problem } = played(id);
    expect(problem).toMatchObject({ code: 'requirement-not-met', count, due: 2 });
    expect(trace.map(({ event }) => event.type)).toEqual(['required', 'ruling-compared', 'counted', 'delegates-compared']);
  });
});

it('an entry changes one field; an unknown field or choice changes nothing', () => {
  const first = presetOf(source, 'ruling');
  expect(enter(first, 'required', 'unity')).toEqual({ ...first, required: 'unity' });
  expect(enter(first, 'leader', 'none')).toEqual({ ...first, leader: 'none' });
  expect(enter(first, 'others', 'x')).toEqual({ ...first, others: 'x' });
  for (const [name, text] of [
    ['ruling', 'nobody'],
    ['leader', 'greens'],
    ['phase', 'own'],
    ['others.own', '1'],
  ] as const)
    expect(enter(first, name, text)).toEqual(first);
});
