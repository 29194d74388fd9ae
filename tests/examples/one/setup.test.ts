import { describe, expect, it } from 'vitest';
import type { SetUpEvent } from '../../../src/engine/turmoil/index.ts';
import { facts } from '../../../src/examples/turmoil/setup/facts.ts';
import { describeSetUp, describeSetUpProblem } from '../../../src/examples/turmoil/setup/sentences.ts';
import example from '../../../src/examples/turmoil/setup/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const { presets } = example.source;

/** What each preset of set-up is there to show: one of its steps. */
const begun = {
  'three-players': { type: 'marker-stays', party: 'kelvinists', other: 'mars-first', alone: false },
  'same-party': { type: 'neutral-sent', party: 'reds', card: 'strong-society', to: 'area' },
  solo: { type: 'players-ready', colours: ['black'], lobby: 1, reserve: 6 },
  'five-players': { type: 'players-ready', colours: ['red', 'green', 'blue', 'yellow', 'black'], lobby: 1, reserve: 6 },
};

describe('presets of set-up', () => {
  const run = (id: string) => example.play(presetOf(example.source, id));

  it.each(Object.entries(begun))('%s runs and shows what it is for', (id, event) => {
    expect(run(id).trace.map((step) => step.event)).toContainEqual(event);
  });

  it('the refused one has a card twice, and no other preset is left out here', () => {
    expect(run('refused')).toMatchObject({ trace: [], problem: { code: 'same-card-twice', card: 'riots' } });
    expect(presets.map(({ id }) => id)).toEqual([...Object.keys(begun), 'refused']);
  });

  it.each(LANGS)('can be told in %s with the names and rules that the page hands over', (lang) => {
    const words = wordsIn(lang, facts.names);
    for (const id of Object.keys(begun)) {
      for (const { rule, also = [], event } of run(id).trace) {
        expect(describeSetUp(event, words).why).not.toMatch(/\{\{/);
        expect(facts.rules).toEqual(expect.arrayContaining([rule, ...also]));
      }
    }
  });
});

// A record over the whole union: a missing event is a type error.
const beginnings: { readonly [T in SetUpEvent['type']]: readonly Extract<SetUpEvent, { type: T }>[] } = {
  'players-ready': [{ type: 'players-ready', colours: ['red', 'blue'], lobby: 1, reserve: 6 }],
  'neutral-ready': [{ type: 'neutral-ready', reserve: 13 }],
  'event-drawn': (['coming', 'distant'] as const).map((space) => ({ type: 'event-drawn', card: 'riots', space })),
  'neutral-sent': (['leader', 'area'] as const).map((to) => ({ type: 'neutral-sent', party: 'reds', card: 'riots', to })),
  'marker-laid': [{ type: 'marker-laid', party: 'reds' }],
  'marker-stays': [true, false].map((alone) => ({ type: 'marker-stays', party: 'reds', other: 'unity', alone })),
  'current-left-empty': [{ type: 'current-left-empty' }],
  'policy-laid': [{ type: 'policy-laid', party: 'greens' }],
  'no-bonus': [{ type: 'no-bonus', party: 'greens' }],
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every step of set-up has its sentences', () => {
    for (const event of Object.values(beginnings).flat()) {
      const { what, why } = describeSetUp(event, words);
      expectSentence(what);
      expectSentence(why);
    }
    const refusals = [
      { code: 'no-players', rule: 'setup.player-delegates' },
      { code: 'same-colour-twice', rule: 'setup.player-delegates', player: 'red' },
      { code: 'same-card-twice', rule: 'setup.distant-event', card: 'riots' },
    ] as const;
    for (const problem of refusals) expectSentence(describeSetUpProblem(problem, words));
  });
});

describe('what is entered', () => {
  const value = presetOf(example.source, 'three-players');

  it.each([
    ['coming', 'pandemic', { coming: 'pandemic' }],
    ['distant', 'pandemic', { distant: 'pandemic' }],
    ['player.black', 'true', { colours: ['red', 'green', 'blue', 'black'] }],
    ['player.green', 'false', { colours: ['red', 'blue'] }],
  ] as const)('%s takes "%s"', (name, text, changed) => {
    expect(example.enter(value, name, text)).toEqual({ ...value, ...changed });
  });

  it.each([
    ['coming', 'reds'],
    ['current', 'riots'],
    ['player.neutral', 'true'],
    ['', ''],
  ])('%s does not take "%s"', (name, text) => {
    expect(example.enter(value, name, text)).toBe(value);
  });
});
