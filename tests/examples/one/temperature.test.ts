import { describe, expect, it } from 'vitest';
import type { Edition, MarsProblem, TemperatureEvent } from '../../../src/engine/turmoil/index.ts';
import { facts } from '../../../src/examples/turmoil/temperature/facts.ts';
import type { TemperatureFields } from '../../../src/examples/turmoil/temperature/input.ts';
import { describeTemperature, describeTemperatureProblem } from '../../../src/examples/turmoil/temperature/sentences.ts';
import example from '../../../src/examples/turmoil/temperature/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const { presets } = example.source;

const played = (value: TemperatureFields, reading: Edition) => example.play(value, { 'special-cases.snow-cover': reading });

/** What each preset must show: one of its events. Eruptions raise the temperature by two steps of 2 °C, snow lowers it by two. */
const shows: Readonly<Record<string, TemperatureEvent>> = {
  'eruption-past-zero': { type: 'ocean-placed', oceans: 6 },
  'snow-below-zero': { type: 'ocean-stayed', again: true },
  'zero-again': { type: 'reached-again', counts: true },
  'no-ocean-left': { type: 'bonus-missed', at: 0, bonus: 'ocean' },
  'heat-bonus': { type: 'bonus-missed', at: -24, bonus: 'heat' },
  'goal-reached': { type: 'temperature-fixed', before: false, unused: 1 },
  'goal-kept': { type: 'temperature-fixed', before: true, unused: 2 },
  coldest: { type: 'scale-ended', unused: 1 },
};
/** What each refused one is refused for. */
const refuses: Readonly<Record<string, object>> = {
  refused: { code: 'off-the-scale', field: 'temperature' },
};

describe('presets of temperature', () => {
  it.each(presets)('$id', ({ id, value, refused }) => {
    const { trace, problem } = played(value, 'ru');
    if (refused) expect(problem, 'its problem, in `refuses`').toMatchObject(refuses[id]!);
    else
      expect(
        trace.map(({ event }) => event),
        'its event, in `shows`',
      ).toContainEqual(shows[id]);
  });
});

const bools = [true, false] as const;
const events: { readonly [T in TemperatureEvent['type']]: readonly Extract<TemperatureEvent, { type: T }>[] } = {
  'temperature-moved': [
    { type: 'temperature-moved', from: -2, to: 0 },
    { type: 'temperature-moved', from: 0, to: -2 },
  ],
  'temperature-fixed': bools.flatMap((before) => [0, 1].map((unused) => ({ type: 'temperature-fixed', before, unused }) as const)),
  'scale-ended': [{ type: 'scale-ended', unused: 1 }],
  'reached-again': bools.map((counts) => ({ type: 'reached-again', counts })),
  'ocean-placed': [{ type: 'ocean-placed', oceans: 6 }],
  'bonus-missed': [
    { type: 'bonus-missed', at: 0, bonus: 'ocean' },
    { type: 'bonus-missed', at: -24, bonus: 'heat' },
  ],
  'ocean-stayed': bools.map((again) => ({ type: 'ocean-stayed', again })),
};
const rule = 'special-cases.parameter-at-goal' as const;
const problems: { readonly [F in MarsProblem['field']]: MarsProblem } = {
  temperature: { code: 'off-the-scale', rule, field: 'temperature', value: NaN, min: -30, max: 8 },
  oceans: { code: 'off-the-scale', rule, field: 'oceans', value: 10, min: 0, max: 9 },
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it('every event and every problem has its sentences', () => {
    const said = Object.values(events)
      .flat()
      .flatMap((event) => Object.values(describeTemperature(event, 'snow-cover', words)));
    for (const text of [...said, ...Object.values(problems).map((problem) => describeTemperatureProblem(problem, words))]) {
      expectSentence(text);
    }
  });
});

describe('what is entered', () => {
  const value = presetOf(example.source, 'eruption-past-zero');

  it.each([
    ['card', 'snow-cover', { card: 'snow-cover' }],
    ['temperature', 'cold', { temperature: 'cold' }],
    ['oceans', '', { oceans: '' }],
    ['returned', 'true', { returned: true }],
  ] as const)('%s takes "%s"', (name, text, changed) => {
    expect(example.enter(value, name, text)).toEqual({ ...value, ...changed });
  });

  it.each([
    ['card', 'riots'],
    ['mars', '0'],
    ['edition', 'fr'],
    ['', ''],
  ])('%s does not take "%s"', (name, text) => {
    expect(example.enter(value, name, text)).toBe(value);
  });
});
