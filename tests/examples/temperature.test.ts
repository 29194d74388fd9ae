import { describe, expect, it } from 'vitest';
import { resolveTemperature, type Edition, type MarsProblem, type TemperatureEvent } from '../../src/engine/turmoil/index.ts';
import { describeTemperature, describeTemperatureProblem } from '../../src/examples/temperature/sentences.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { numberIn } from '../../src/examples/frame/number-in.ts';
import { citedRules, namesNeeded } from '../../src/examples/temperature/needs.ts';
import { inputOf, source, type TemperatureForm } from '../../src/examples/temperature/presets.ts';
import { expectSentence, wordsIn } from './strings.ts';

const worked = (value: TemperatureForm, reading: Edition) => resolveTemperature(inputOf(value, reading));

/** What each preset is there to show: the type of one of its events. */
const shows: Readonly<Record<string, TemperatureEvent['type']>> = {
  'eruption-past-zero': 'ocean-placed',
  'snow-below-zero': 'ocean-stayed',
  'zero-again': 'reached-again',
  'no-ocean-left': 'bonus-missed',
  'heat-bonus': 'bonus-missed',
  'goal-reached': 'temperature-fixed',
  'goal-kept': 'temperature-fixed',
  coldest: 'scale-ended',
};

describe('presets of temperature', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    const outcome = worked(value, 'ru');
    if (id === 'refused') expect(outcome).toMatchObject({ ok: false, problem: { code: 'off-the-scale', field: 'temperature' } });
    else expect(outcome.ok && outcome.trace.map(({ event }) => event.type)).toContain(shows[id]);
    expect(source.read(source.write(value))).toEqual(value);
  });

  it('takes a real minus sign for a minus', () => expect(numberIn('−4')).toBe(-4));

  it.each(['', 'riots_0_0_0', 'snow-cover_2_5', 'snow-cover_2_5_2', 'snow-cover_2_5_0_0'])('does not read "%s"', (text) =>
    expect(source.read(text)).toBeNull(),
  );
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
  temperature: { code: 'off-the-scale', rule, field: 'temperature', value: NaN, least: -30, most: 8 },
  oceans: { code: 'off-the-scale', rule, field: 'oceans', value: 10, least: 0, most: 9 },
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, namesNeeded);

  it('every event and every problem has its sentences', () => {
    const said = Object.values(events)
      .flat()
      .flatMap((event) => Object.values(describeTemperature(event, 'snow-cover', words)));
    for (const text of [...said, ...Object.values(problems).map((problem) => describeTemperatureProblem(problem, words))]) {
      expectSentence(text);
    }
  });

  it('the page hands over every rule that a preset cites', () => {
    for (const { value } of source.presets) {
      const outcome = worked(value, 'fr');
      for (const step of outcome.ok ? outcome.trace : [outcome.problem]) expect(citedRules).toContain(step.rule);
    }
  });
});
