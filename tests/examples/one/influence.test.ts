import { describe, expect, it } from 'vitest';
import { COUNTING_EVENTS, countingEffectOf, type CountingEffect, type Edition, type InfluenceEvent } from '../../../src/engine/turmoil/index.ts';
import { enter } from '../../../src/examples/turmoil/influence/fields.ts';
import { source } from '../../../src/examples/turmoil/influence/presets.ts';
import { describeInfluence } from '../../../src/examples/turmoil/influence/sentences.ts';
import view from '../../../src/examples/turmoil/influence/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const counts = [...new Set(COUNTING_EVENTS.map((card) => (countingEffectOf(card) as CountingEffect).count))];
const events: { readonly [T in InfluenceEvent['type']]: readonly Extract<InfluenceEvent, { type: T }>[] } = {
  counted: counts.map((count) => ({ type: 'counted', count, amount: 42, counted: 5 })),
  capped: [
    { type: 'capped', from: 7, to: 5, max: 5 },
    { type: 'capped', from: 3, to: 3, max: 5 },
    { type: 'capped', from: 8, to: 8, max: null },
  ],
  'influence-found': [
    { type: 'influence-found', sources: [] },
    { type: 'influence-found', sources: ['chairman', 'leader', 'delegate'] },
  ],
  adjusted: [
    { type: 'adjusted', influence: 'add', by: 2, from: 5, to: 7, max: 5 },
    { type: 'adjusted', influence: 'add', by: 2, from: 7, to: 9, max: null },
    { type: 'adjusted', influence: 'subtract', by: 1, from: 5, to: 4, max: 5 },
    { type: 'adjusted', influence: 'none', by: 0, from: 3, to: 3, max: 5 },
  ],
  multiplied: [
    { type: 'multiplied', kind: 'gain', asset: 'megacredits', units: 7, perUnit: 2, unitsPerStep: 1, by: 14 },
    { type: 'multiplied', kind: 'lose', asset: 'titanium', units: 4, perUnit: 4, unitsPerStep: 1, by: -16 },
    { type: 'multiplied', kind: 'lose', asset: 'megacredits', units: 4, perUnit: 4, unitsPerStep: 1, by: -9, due: 16 },
    { type: 'multiplied', kind: 'production', asset: 'production:megacredits', units: 4, perUnit: 1, unitsPerStep: 1, by: 4 },
    { type: 'multiplied', kind: 'production', asset: 'production:energy', units: 5, perUnit: 1, unitsPerStep: 2, by: 2 },
  ],
  compared: [10, 0].map((by) => ({ type: 'compared', asset: 'megacredits', units: 8, threshold: 9, by }) as const),
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every stage of influence has its sentences', () => {
    for (const event of Object.values(events).flat()) {
      for (const reading of ['ru', 'fr'] as const) {
        const { what, why } = describeInfluence(event, reading, words);
        expectSentence(what);
        expectSentence(why);
      }
    }
  });

  it('too many delegates are refused in a sentence of the example, wrong numbers in those of all refusals', () => {
    const { problem } = played('too-many');
    expectSentence((problem && view.refuse(problem, words)) ?? '');
    const wrong = view.play(enter(presetOf(source, 'generous-funding'), 'amount', 'x'), { 'influence.adjust': 'ru' }).problem;
    expect(wrong).toMatchObject({ code: 'not-countable', field: 'amount' });
    expect(wrong && view.refuse(wrong, words)).toBeNull();
  });
});

const played = (id: string, reading: Edition = 'ru') => {
  return view.play(presetOf(source, id), { 'influence.adjust': reading });
};

describe('presets of influence', () => {
  it.each([
    ['generous-funding', 14],
    ['riots', -16],
    ['energy', 3],
    ['diversity', 10],
    ['limited-loss', -9],
  ] as const)('%s gives %i: the first two as the rulebooks say', (id, by) => {
    const { trace, after, problem } = played(id);
    expect(problem).toBeNull();
    expect(after(trace.length)).toMatchObject({ by });
  });

  it('too-many is refused', () => {
    expect(played('too-many').problem).toMatchObject({ code: 'wrong-delegate-count', count: 8 });
  });
});

it('an entry changes one field; an unknown field or choice changes nothing', () => {
  const first = presetOf(source, 'generous-funding');
  expect(enter(first, 'card', 'riots')).toEqual({ ...first, card: 'riots' });
  // M€ stay M€; of titanium nothing is known.
  const poor = presetOf(source, 'limited-loss');
  expect(enter(poor, 'card', 'pandemic')).toEqual({ ...poor, card: 'pandemic' });
  expect(enter(poor, 'card', 'miners-on-strike')).toEqual({ ...poor, card: 'miners-on-strike', has: '' });
  expect(enter(first, 'amount', 'x')).toEqual({ ...first, amount: 'x' });
  expect(enter(first, 'leader', 'true')).toEqual({ ...first, seats: ['chairman', 'leader'] });
  expect(enter(first, 'chairman', 'false')).toEqual({ ...first, seats: [] });
  for (const [name, text] of [
    ['card', 'election'],
    ['card', 'nothing'],
    ['seats', 'leader'],
    ['player', 'blue'],
  ] as const)
    expect(enter(first, name, text)).toEqual(first);
});
