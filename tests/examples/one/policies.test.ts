import { describe, expect, it } from 'vitest';
import {
  POLICY_ACTIONS,
  POLICY_COUNTERS,
  POLICY_TILES,
  type Edition,
  type PolicyEvent,
  type PolicyProblem,
} from '../../../src/engine/turmoil/index.ts';
import { describePolicy, describePolicyProblem } from '../../../src/examples/turmoil/policies/sentences.ts';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { codec, enter, offeredOn } from '../../../src/examples/turmoil/policies/input.ts';
import { source } from '../../../src/examples/turmoil/policies/presets.ts';
import view from '../../../src/examples/turmoil/policies/view.tsx';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const action = 2;
const changes = { megacredits: { from: 20, to: 14 }, tr: { from: 20, to: 22 } };
const policyEvents: { readonly [T in PolicyEvent['type']]: readonly Extract<PolicyEvent, { type: T }>[] } = {
  'steel-gained': POLICY_TILES.map((tile) => ({ type: 'steel-gained', tile, action, changes })),
  'megacredits-gained': [{ type: 'megacredits-gained', action, changes }],
  'tile-untouched': (['not-concerned', 'no-tr', 'timing', 'not-on-mars', 'not-yours'] as const).flatMap((reason) =>
    POLICY_TILES.map((tile) => ({ type: 'tile-untouched', tile, reason, action, changes: {} }) as const),
  ),
  'cards-bought': [{ type: 'cards-bought', action, changes: { cards: { from: 0, to: 3 } } }],
  'production-raised': [{ type: 'production-raised', action, changes: { heatProduction: { from: 0, to: 1 }, energyProduction: { from: 1, to: 2 } } }],
  'titanium-spent': [0, 1].map((each) => ({
    type: 'titanium-spent',
    pieces: 3,
    each,
    action,
    changes: { titanium: { from: 4, to: 1 }, saved: { from: 0, to: 3 } },
  })),
  'tr-raised': (['reds', 'timing', 'free'] as const).map((why) => ({ type: 'tr-raised', steps: 2, cost: 6, why, action, changes })),
};
const policyProblems: { readonly [C in PolicyProblem['code']]: readonly Extract<PolicyProblem, { code: C }>[] } = {
  'not-countable': [...POLICY_COUNTERS, 'steps' as const, 'pieces' as const].map((field) => ({
    code: 'not-countable',
    rule: 'parties.reds.policy',
    action,
    field,
    value: 1001,
  })),
  'nothing-at-all': [{ code: 'nothing-at-all', rule: 'parties.reds.policy', action, kind: 'raise' }],
  'policy-not-ruling': [{ code: 'policy-not-ruling', rule: 'committee.ruling-party', action, party: 'scientists', ruling: 'greens' }],
  'wrong-phase': [{ code: 'wrong-phase', rule: 'committee.policy-timing', action, kind: 'titanium' }],
  'no-tr-in-crisis': [{ code: 'no-tr-in-crisis', rule: 'global-events.current', action, steps: 1 }],
  'used-already': [{ code: 'used-already', rule: 'parties.scientists.policy', action }],
  'not-enough-megacredits': [{ code: 'not-enough-megacredits', rule: 'parties.kelvinists.policy', action, party: 'kelvinists', has: 9, cost: 10 }],
  'not-enough-titanium': [{ code: 'not-enough-titanium', rule: 'parties.unity.policy', action, has: 1, pieces: 2 }],
  'reds-cannot-pay': (['parties.reds.policy', 'open-questions.reds-cannot-pay'] as const).map((rule) => ({
    code: 'reds-cannot-pay',
    rule,
    action,
    has: 2,
    cost: 6,
    steps: 2,
  })),
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every step of a policy has its sentences, whatever the action', () => {
    for (const event of Object.values(policyEvents).flat()) {
      for (const kind of POLICY_ACTIONS) {
        for (const reading of ['ru', 'fr'] as const) {
          const { what, why } = describePolicy(event, { ruling: 'reds', kind, reading }, words);
          for (const text of [what, why]) {
            expectSentence(text);
          }
        }
      }
    }
  });

  it('every refusal under a policy has its sentence', () => {
    for (const problem of Object.values(policyProblems).flat()) {
      for (const action of [0, 1, 2]) {
        expectSentence(describePolicyProblem({ ...problem, action }, words));
      }
    }
  });

  it('a number that an action makes too high is not said to be entered wrongly', () => {
    const high = { code: 'not-countable', rule: 'parties.reds.policy', field: 'tr', value: 1002 } as const;
    expect(describePolicyProblem({ ...high, action: 2 }, words)).toMatch(/1\D?002/u);
    expect(describePolicyProblem({ ...high, action: 0 }, words)).not.toMatch(/1\D?002/u);
  });
});

const acted = (id: string, reading: Edition) => {
  return view.play(presetOf(source, id), { 'parties.reds.policy': reading });
};

describe('presets of the policies', () => {
  it.each([
    ['mars-first', 'ru', { steel: 5, tr: 26, megacredits: 20 }],
    ['unity', 'ru', { titanium: 1, saved: 3 }],
    ['kelvinists', 'ru', { megacredits: 5, heatProduction: 4, energyProduction: 5 }],
    ['reds', 'ru', { megacredits: 5, tr: 29 }],
    ['reds', 'fr', { megacredits: 8, tr: 29 }],
    ['reds-in-crisis', 'ru', { megacredits: 0, tr: 20 }],
    ['greens', 'ru', { megacredits: 11, tr: 22 }],
  ] as const)('%s in the reading %s', (id, reading, state) => {
    const { trace, after, problem } = acted(id, reading);
    expect(problem).toBeNull();
    expect(after(trace.length)).toMatchObject(state);
  });

  it.each([
    ['scientists', { code: 'used-already', action: 2 }, ['cards-bought']],
    ['reds-cannot-pay', { code: 'reds-cannot-pay', rule: 'open-questions.reds-cannot-pay', action: 2, has: 2, cost: 3 }, ['tile-untouched']],
  ] as const)('%s is refused in either reading, after the steps of its first action', (id, refusal, steps) => {
    for (const reading of ['ru', 'fr'] as const) {
      const { trace, problem } = acted(id, reading);
      expect(problem).toMatchObject(refusal);
      expect(trace.map(({ event }) => event.type)).toEqual(steps);
    }
  });

  it('numbers that are refused before the first action leave no step', () => {
    const { trace, problem } = view.play(enter(presetOf(source, 'mars-first'), 'tr', 'x'), { 'parties.reds.policy': 'ru' });
    expect(problem).toMatchObject({ code: 'not-countable', field: 'tr', action: 0 });
    expect(trace).toEqual([]);
  });
});

describe('entering an action', () => {
  const first = presetOf(source, 'mars-first');

  it('changes one field and nothing else; an unknown field changes nothing', () => {
    expect(enter(first, 'ruling', 'reds')).toEqual({ ...first, ruling: 'reds' });
    expect(enter(first, 'used', 'true')).toEqual({ ...first, used: true });
    expect(enter(first, 'tr', 'x')).toEqual({ ...first, tr: 'x' });
    expect(enter(first, 'action2', 'titanium').actions[1]).toEqual({ kind: 'titanium', number: '1' });
    expect(enter(first, 'number4', '3').actions[3]).toEqual({ kind: 'greenery', number: '3' });
    for (const [name, text] of [
      ['ruling', 'nobody'],
      ['phase', 'noon'],
      ['action1', 'wait'],
      ['number0', '1'],
      ['number7', '1'],
      ['other', '1'],
    ] as const) {
      expect(enter(first, name, text)).toEqual(first);
    }
  });
});

describe('actions in an address', () => {
  const written = (count: number): string => `reds_action_no_5_20_0_0_0_0_${Array.from({ length: count }, () => 'raise*2').join('!') || '0'}`;

  it.each([0, 1, 8])('%i actions are read and written again', (count) => {
    const value = codec.decode(written(count));
    expect(value?.actions).toHaveLength(count);
    expect(value && codec.encode(value)).toBe(written(count));
  });

  it('more than 8 actions cannot be entered, so they are not read', () => expect(codec.decode(written(9))).toBeNull());
});

it('offers to begin with what is not refused, first what changes a number of the player', () => {
  const kinds = (text: string): readonly string[] => offeredOn(codec.decode(text)!, { 'parties.reds.policy': 'ru' }).map(({ kind }) => kind);
  expect(kinds('reds_action_no_18_20_0_0_0_0_0')).toEqual(['raise', 'tile', 'greenery']);
  expect(kinds('reds_action_no_0_20_0_0_0_0_0')).toEqual(['tile', 'greenery', 'ocean']);
  expect(kinds('scientists_action_no_18_20_0_2_0_0_0')).toEqual(['raise', 'titanium', 'scientists']);
  expect(kinds('scientists_action_yes_18_20_0_2_0_0_0')).toEqual(['raise', 'titanium', 'tile']);
});
