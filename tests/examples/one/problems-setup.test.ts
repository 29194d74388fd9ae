import { describe, expect, it } from 'vitest';
import { setUp } from '../../../src/engine/world-problems/index.ts';
import { facts } from '../../../src/examples/world-problems/problems-setup/facts.ts';
import { enter } from '../../../src/examples/world-problems/problems-setup/fields.ts';
import { codec, inputOf, type SetupFields } from '../../../src/examples/world-problems/problems-setup/input.ts';
import { source } from '../../../src/examples/world-problems/problems-setup/presets.ts';
import { refusals } from '../../../src/examples/world-problems/problems-setup/refusals.ts';
import { describeSetupProblem } from '../../../src/examples/world-problems/problems-setup/sentences.ts';
import view from '../../../src/examples/world-problems/problems-setup/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: backs of the goals, resources of each kind, spare goals, goals in the box; or the code of its problem. */
const comesTo = (value: SetupFields): string => {
  const outcome = setUp(inputOf(value));
  if (!outcome.ok) return outcome.problem.code;
  const { countries, units, goals } = outcome.state;
  const backs = countries.map((country) => country.goals.map(({ back }) => back).join('')).join(' ');
  return `${backs}: ${Object.values(units[0]!.stock).join('')}, ${goals.spare.length}, ${goals.box.length}`;
};

/** The result of each preset, from the rules. */
const RESULTS: Readonly<Record<string, string>> = {
  three: 'aa bb aa: 222, 3, 0',
  'four-supplement': 'aa bb aa bb: 111, 4, 0',
  six: 'aa bb aa bb aa bb: 111, 5, 0',
  duplicate: 'aa bb aa bb aa: 111, 5, 1',
  two: 'too-few-players',
};

describe('presets of the set-up', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

it.each([
  ['ps.players', '5', '5_0_0'],
  ['ps.players', '7', '3_0_0'],
  ['ps.supplement', 'true', '3_1_0'],
  ['ps.duplicate', 'true', '3_0_1'],
  ['players', '5', '3_0_0'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(presetOf(source, 'three'), name, text))).toBe(written));

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it('two players are refused, and the way out is a third', () => {
    const value = presetOf(source, 'two');
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expectSentence(describeSetupProblem(problem, words));
    const { places, fixes } = refusals(words).about(problem, value);
    expect(places).toEqual(['ps.players']);
    expect(fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual([RESULTS['three']]);
  });
});
