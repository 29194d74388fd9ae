import { describe, expect, it } from 'vitest';
import { GLOBAL_PARAMETERS, type SolarPhaseEvent, type SolarPhaseProblem } from '../../../src/engine/turmoil/index.ts';
import { facts } from '../../../src/examples/turmoil/solar-phase/facts.ts';
import { describeSolarPhase, describeSolarPhaseProblem } from '../../../src/examples/turmoil/solar-phase/sentences.ts';
import example from '../../../src/examples/turmoil/solar-phase/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const { presets } = example.source;

/** What each preset must show: one of its events, or the code of its refusal. */
const shows: Readonly<Record<string, SolarPhaseEvent | SolarPhaseProblem['code']>> = {
  'both-expansions': { type: 'colonies-produced', by: 1 },
  'no-expansion': { type: 'step-skipped', step: 'colonies', because: 'no-expansion' },
  'longer-game': { type: 'step-skipped', step: 'world-government', because: 'variant' },
  'goal-too-late': { type: 'end-put-off' },
  'game-end': { type: 'scoring-begun' },
  decision: 'decision-needed',
  refused: 'parameter-at-goal',
};

describe('presets of the solar phase', () => {
  it.each(presets)('$id', ({ id, value }) => {
    const { trace, problem } = example.play(value);
    const happened = problem ? [problem.code] : trace.map(({ event }) => event);
    expect(happened).toContainEqual(shows[id]);
  });
});

const events: { readonly [T in SolarPhaseEvent['type']]: readonly Extract<SolarPhaseEvent, { type: T }>[] } = {
  'phase-begun': [{ type: 'phase-begun' }],
  'end-checked': [[], ['temperature', 'oceans'] as const].map((open) => ({ type: 'end-checked', open })),
  'last-greenery': [{ type: 'last-greenery' }],
  'rest-skipped': [{ type: 'rest-skipped', steps: ['world-government', 'colonies', 'crisis'] }],
  'scoring-begun': [{ type: 'scoring-begun' }],
  'step-skipped': [
    { type: 'step-skipped', step: 'world-government', because: 'no-expansion' },
    { type: 'step-skipped', step: 'world-government', because: 'variant' },
    { type: 'step-skipped', step: 'colonies', because: 'no-expansion' },
  ],
  'parameter-raised': GLOBAL_PARAMETERS.flatMap((parameter) =>
    [true, false].map((reached) => ({ type: 'parameter-raised', parameter, by: 1, reached }) as const),
  ),
  'end-put-off': [{ type: 'end-put-off' }],
  'colonies-produced': [{ type: 'colonies-produced', by: 1 }],
  'crisis-begun': [{ type: 'crisis-begun' }],
};
const problems: { readonly [C in SolarPhaseProblem['code']]: Extract<SolarPhaseProblem, { code: C }> } = {
  'decision-needed': { code: 'decision-needed', rule: 'solar-phase.world-government', options: ['oceans', 'venus'] },
  'parameter-at-goal': { code: 'parameter-at-goal', rule: 'special-cases.parameter-at-goal', parameter: 'oxygen', options: ['oceans'] },
};

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it('every event and every problem has its sentences', () => {
    const said = Object.values(events)
      .flat()
      .flatMap((event) => Object.values(describeSolarPhase(event, words)));
    for (const text of [...said, ...Object.values(problems).map((problem) => describeSolarPhaseProblem(problem, words))]) {
      expectSentence(text);
    }
  });

  it('a problem names what may be chosen', () => {
    const text = describeSolarPhaseProblem(problems['decision-needed'], words);
    for (const option of ['oceans', 'venus']) expect(text).toContain(words.say(`solar-phase.choice.${option}`));
  });
});

describe('what is entered', () => {
  const value = presetOf(example.source, 'both-expansions');

  it.each([
    ['venus', 'goal', { distances: { temperature: 'more', oxygen: 'one', oceans: 'more', venus: 'goal' } }],
    ['raised', 'venus', { raised: 'venus' }],
    ['raised', '', { raised: null }],
    ['venus-next', 'false', { venusNext: false }],
    ['colonies', 'false', { colonies: false }],
    ['variant', 'true', { variant: true }],
  ] as const)('%s takes "%s"', (name, text, changed) => {
    expect(example.enter(value, name, text)).toEqual({ ...value, ...changed });
  });

  it.each([
    ['venus', 'far'],
    ['raised', 'mars'],
    ['distances', 'goal'],
    ['', ''],
  ])('%s does not take "%s"', (name, text) => {
    expect(example.enter(value, name, text)).toBe(value);
  });
});
