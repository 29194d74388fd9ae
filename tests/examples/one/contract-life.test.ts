import { describe, expect, it } from 'vitest';
import { enter } from '../../../src/examples/mars-contracts/contract-life/fields.ts';
import { codec, played, worth, type LifeFields } from '../../../src/examples/mars-contracts/contract-life/input.ts';
import { source } from '../../../src/examples/mars-contracts/contract-life/presets.ts';
import { refusals } from '../../../src/examples/mars-contracts/contract-life/refusals.ts';
import { describeLifeProblem } from '../../../src/examples/mars-contracts/contract-life/sentences.ts';
import view from '../../../src/examples/mars-contracts/contract-life/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the VP in play, the space of the marker, and what A and B are worth; or the code of its problem. */
const comesTo = (value: LifeFields): string => {
  const { outcome } = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const { players, unions } = outcome.state;
  return [players[0]!.vp, unions[0]!.marker, worth(value, 'a'), worth(value, 'b')].join(' ');
};

/** The result of each preset. The track shows 0 0 1 1 3 3 5. */
const RESULTS: Readonly<Record<string, string>> = {
  // A: 4 VP. B: from space 1 by 1 + 2 to space 4, which shows 3.
  'reward-a': '4 2 4 3',
  'reward-b': '0 4 4 3',
  // B: space 6, the last one.
  'track-end': '0 6 3 5',
  'too-early': 'nothing-to-advance',
  'no-reward': 'decision-needed',
};

describe('presets of the life of a contract', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const first = presetOf(source, 'reward-a');

it.each([
  ['levels', '3', '3_4_2_1_a_n_0011335'],
  ['levels', '0', '2_4_2_1_a_n_0011335'],
  ['vp', '9', '2_9_2_1_a_n_0011335'],
  ['steps', 'x', '2_4_2_1_a_n_0011335'],
  ['reward', 'none', '2_4_2_1_none_n_0011335'],
  ['early', 'true', '2_4_2_1_a_e_0011335'],
  ['track', '0 1 x 2', '2_4_2_1_a_n_012'],
  ['seals', '1', '2_4_2_1_a_n_0011335'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(first, name, text))).toBe(written));

/** What is wrong with an input: the code, the steps before, and what each way out comes to. */
const WRONG: readonly (readonly [input: string, code: string, steps: number, fixes: readonly string[]])[] = [
  ['2_4_2_1_a_e_0011335', 'nothing-to-advance', 0, ['4 2 4 3']],
  ['2_4_2_1_none_n_0011335', 'decision-needed', 5, ['4 2 4 3', '0 4 4 3']],
  ['2_4_2_7_a_n_0011335', 'marker-off-track', 0, ['4 6 4 5']],
  ['2_4_2_1_a_n_', 'marker-off-track', 0, []],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it.each(WRONG)('%s is refused, with its ways out', (text, code, steps, fixes) => {
    const value = codec.decode(text)!;
    const { problem, trace } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expect(trace.length).toBe(steps);
    expectSentence(describeLifeProblem(problem, words));
    expect(
      refusals(words)
        .about(problem, value)
        .fixes.map(({ make }) => comesTo(make(value, 1)![0])),
    ).toEqual(fixes);
  });
});
