import { describe, expect, it } from 'vitest';
import type { Edition, TrackEvent } from '../../../src/engine/turmoil/index.ts';
import { facts } from '../../../src/examples/turmoil/event-track/facts.ts';
import { describeTrack, describeTrackProblem } from '../../../src/examples/turmoil/event-track/sentences.ts';
import example from '../../../src/examples/turmoil/event-track/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const { presets } = example.source;

describe('presets of the path of a card', () => {
  const run = (id: string, reading: Edition) => {
    const value = presetOf(example.source, id);
    const { trace, after, problem } = example.play(value, { 'global-events.distant': reading });
    return { trace, problem, end: after(trace.length) };
  };

  it.each([
    ['crisis', 4, 2, 3],
    ['set-up-coming', 2, 1, 2],
    ['set-up-distant', 3, 2, 3],
    ['no-neutral', 9, 2, 3],
    ['last-card', 11, 2, 3],
  ])('%s is resolved in generation %i, counted as %i or %i', (id, generation, ru, fr) => {
    expect(run(id, 'ru')).toMatchObject({ problem: null, end: { generation, counted: { length: ru } } });
    expect(run(id, 'fr')).toMatchObject({ problem: null, end: { generation, counted: { length: fr } } });
  });

  it('the refused one has no such generation, and no other preset is left out here', () => {
    expect(run('refused', 'fr')).toMatchObject({ trace: [], problem: { code: 'no-such-generation' } });
    expect(presets).toHaveLength(6);
  });

  it.each(LANGS)('can be told in %s with the names and rules that the page hands over', (lang) => {
    const words = wordsIn(lang, facts.names);
    for (const { id } of presets) {
      for (const reading of ['ru', 'fr'] as const) {
        for (const { rule, event } of run(id, reading).trace) {
          expect(describeTrack(event, words).why).not.toMatch(/\{\{/);
          expect(facts.rules).toContain(rule);
        }
      }
    }
  });
});

// A record over the whole union: a missing event is a type error.
const ways: { readonly [T in TrackEvent['type']]: readonly Extract<TrackEvent, { type: T }>[] } = {
  'card-revealed': [
    { type: 'card-revealed', card: 'riots', space: 'distant', generation: 0 },
    { type: 'card-revealed', card: 'riots', space: 'coming', generation: 0 },
    { type: 'card-revealed', card: 'riots', space: 'distant', generation: 4 },
  ],
  'delegate-came': (['revealed', 'current'] as const).map((corner) => ({ type: 'delegate-came', party: 'reds', corner, left: 3 })),
  'none-came': [{ type: 'none-came', party: 'reds', corner: 'current' }],
  'nothing-to-resolve': [{ type: 'nothing-to-resolve', generation: 1 }],
  'card-advanced': (['coming', 'current'] as const).map((space) => ({ type: 'card-advanced', space, generation: 2 })),
  'deck-empty': [{ type: 'deck-empty', generation: 2 }],
  'card-resolved': [{ type: 'card-resolved', card: 'riots', generation: 4 }],
  'generations-counted': [true, false].flatMap((short) =>
    (['ru', 'fr'] as const).map((reading) => ({ type: 'generations-counted', reading, generations: [2, 3], short }) as const),
  ),
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every step of a card’s path has its sentences', () => {
    for (const event of Object.values(ways).flat()) {
      const { what, why } = describeTrack(event, words);
      expectSentence(what);
      expectSentence(why);
    }
    expectSentence(describeTrackProblem({ code: 'no-such-generation', rule: 'crisis.changing-times.distant', value: 0 }, words));
    expectSentence(describeTrackProblem({ code: 'no-such-reserve', rule: 'setup.neutral-delegates', value: 15, max: 14 }, words));
  });
});

describe('what is entered', () => {
  const value = presetOf(example.source, 'crisis');

  it.each([
    ['card', 'pandemic', { card: 'pandemic' }],
    ['start', 'coming', { start: 'coming' }],
    ['generation', 'first', { generation: 'first' }],
    ['neutral', '', { neutral: '' }],
    ['last', 'true', { last: true }],
  ] as const)('%s takes "%s"', (name, text, changed) => {
    expect(example.enter(value, name, text)).toEqual({ ...value, ...changed });
  });

  it.each([
    ['card', 'reds'],
    ['start', 'current'],
    ['edition', 'fr'],
    ['', ''],
  ])('%s does not take "%s"', (name, text) => {
    expect(example.enter(value, name, text)).toBe(value);
  });
});
