import { describe, expect, it } from 'vitest';
import { resolveInfluence, apply, crisis, problemsOfCrisis, replay, type Edition } from '../../src/engine/turmoil/index.ts';
import { describeInfluence } from '../../src/examples/influence/sentences.ts';
import { describeStep } from '../../src/sentences/turmoil/step.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { embeddedNeeds, needs } from '../../src/examples/crisis/needs.ts';
import { source as crises } from '../../src/examples/crisis/presets.ts';
import { citedRules, namesNeeded } from '../../src/examples/influence/needs.ts';
import { source as influences, type InfluenceInput } from '../../src/examples/influence/presets.ts';
import { numberIn } from '../../src/examples/frame/number-in.ts';
import { wordsIn } from './strings.ts';

const run = (id: string) => {
  const preset = crises.presets.find((one) => one.id === id);
  if (!preset) throw new Error(`no preset ${id}`);
  const { game, revealed, choices } = preset.value.position;
  return { game, outcome: crisis(game, { revealed, choices, readings: { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } }) };
};

/** What each preset is there to show: the event of one of its steps. */
const shows = {
  ordinary: { type: 'policy-changed', from: 'greens', to: 'scientists' },
  tie: { type: 'dominance-moved', from: 'unity', to: 'mars-first', tied: ['mars-first', 'reds'] },
  'neutral-chairman': { type: 'chairman-seated', party: 'kelvinists', owner: 'neutral', trGained: 0 },
  'empty-reserve': { type: 'lobby-filled', filled: ['blue'], short: ['red'] },
  'same-party': { type: 'policy-changed', from: 'greens', to: 'greens' },
  election: {
    type: 'event-ranked',
    card: 'election',
    scores: [
      { player: 'red', counted: 6, influence: [] },
      { player: 'green', counted: 3, influence: ['chairman', 'leader', 'delegate'] },
      { player: 'blue', counted: 2, influence: [] },
    ],
    changes: [
      { player: 'red', by: 2 },
      { player: 'green', by: 2 },
    ],
  },
  'dry-deserts': { type: 'ocean-changed', player: 'green', by: -1 },
  solo: { type: 'ruling-bonus', party: 'reds', unit: 'tr', changes: [{ player: 'red', by: 1 }] },
};

describe('presets of the crisis', () => {
  it.each(Object.entries(shows))('%s runs and shows what it is for', (id, event) => {
    const { game, outcome } = run(id);
    if (!outcome.ok) throw new Error(JSON.stringify(problemsOfCrisis(game, null)));
    expect(outcome.trace.map((step) => step.event)).toContainEqual(event);
    expect(replay(apply, game, outcome.trace)).toEqual(outcome.state);
  });

  it('the refused one is refused for its dominance marker alone', () => {
    const { game, outcome } = run('refused');
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'dominance-outnumbered', dominant: 'kelvinists', by: 'reds' } });
    expect(problemsOfCrisis(game, null)).toHaveLength(1);
  });

  it('are all of those named', () => {
    expect(crises.presets.map(({ id }) => id)).toEqual([...Object.keys(shows), 'refused']);
  });

  it.each(LANGS.flatMap((lang) => [needs, embeddedNeeds].map((handed) => [lang, handed] as const)))(
    'can be told in %s with the names and rules that the page hands over',
    (lang, { namesNeeded: names, citedRules: rules }) => {
      const words = wordsIn(lang, names);
      for (const id of Object.keys(shows)) {
        const { outcome } = run(id);
        for (const step of outcome.ok ? outcome.trace : []) {
          expect(describeStep(step, words).what).not.toBe('');
          for (const rule of [step.rule, ...(step.also ?? [])]) expect(rules).toContain(rule);
        }
      }
    },
  );
});

const worked = (input: InfluenceInput, reading: Edition) =>
  resolveInfluence({ ...input, player: 'red', amount: numberIn(input.amount), delegates: numberIn(input.delegates), reading });

describe('presets of influence', () => {
  it.each([
    ['generous-funding', 14],
    ['riots', -16],
    ['energy', 3],
    ['diversity', 10],
  ] as const)('%s gives %i: the first two as the rulebooks say', (id, by) => {
    const preset = influences.presets.find((one) => one.id === id);
    const outcome = preset && worked(preset.value, 'ru');
    expect(outcome).toMatchObject({ ok: true, state: { by } });
  });

  it('too-many is refused', () => {
    const preset = influences.presets.find(({ id }) => id === 'too-many');
    expect(preset && worked(preset.value, 'ru')).toMatchObject({ ok: false, problem: { code: 'wrong-delegate-count', count: 8 } });
  });

  it.each(LANGS)('can be told in %s in either reading', (lang) => {
    const words = wordsIn(lang, namesNeeded);
    for (const { value } of influences.presets) {
      for (const reading of ['ru', 'fr'] as const) {
        const outcome = worked(value, reading);
        for (const { rule, event } of outcome.ok ? outcome.trace : []) {
          const { what, why } = describeInfluence(event, reading, words);
          expect(`${what} ${why}`).not.toMatch(/\{\{|undefined|NaN/);
          expect(citedRules).toContain(rule);
        }
      }
    }
  });
});
