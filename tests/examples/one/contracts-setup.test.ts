import { describe, expect, it } from 'vitest';
import { setUp } from '../../../src/engine/mars-contracts/index.ts';
import { facts } from '../../../src/examples/mars-contracts/contracts-setup/facts.ts';
import { enter } from '../../../src/examples/mars-contracts/contracts-setup/fields.ts';
import { codec, inputOf, type SetUpFields } from '../../../src/examples/mars-contracts/contracts-setup/input.ts';
import { source } from '../../../src/examples/mars-contracts/contracts-setup/presets.ts';
import { refusals } from '../../../src/examples/mars-contracts/contracts-setup/refusals.ts';
import { describeSetUpProblem } from '../../../src/examples/mars-contracts/contracts-setup/sentences.ts';
import view from '../../../src/examples/mars-contracts/contracts-setup/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the tiles on the table and in the box, and the union tokens taken; or the code of its problem. */
const comesTo = (value: SetUpFields): string => {
  const outcome = setUp(inputOf(value));
  if (!outcome.ok) return outcome.problem.code;
  const { unions, box, players } = outcome.state;
  const numbered = (tiles: readonly { readonly number: number }[]): string => tiles.map(({ number }) => number).join('');
  return [numbered(unions.map(({ tile }) => tile)), numbered(box.unions), players.filter(({ unionToken }) => unionToken).length].join(' ');
};

/** The result of each preset. */
const RESULTS: Readonly<Record<string, string>> = {
  'three-players': '256 143 3',
  'automa-counted': '25 6143 2',
  'automa-not-counted': '5 26143 2',
  'four-and-automa': 'pieces-missing',
};

describe('presets of the set-up', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const three = presetOf(source, 'three-players');

it.each([
  ['players', '4', '4_n_c_n_526143'],
  ['players', '5', '3_n_c_n_526143'],
  ['automa', 'true', '3_a_c_n_526143'],
  ['counts', 'false', '3_n_c_n_526143'],
  ['trade', 'true', '3_n_c_t_526143'],
  ['tiles', '1 7 x 2 0', '3_n_c_n_12'],
  ['tiles', '12345612', '3_n_c_n_123456'],
  ['seals', '1', '3_n_c_n_526143'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(three, name, text))).toBe(written));

it('whether the Automa counts is asked where it plays', () =>
  expect(codec.encode(enter(presetOf(source, 'automa-counted'), 'counts', 'false'))).toBe('1_a_n_n_526143'));

/** What is wrong with an input: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [input: string, code: string, places: string, fixes: readonly string[]])[] = [
  ['4_a_c_n_526143', 'pieces-missing', 'players automa player:automa', ['1256 43 4', '1256 43 4']],
  ['3_n_c_n_5254', 'unions-out-of-order', 'tiles deck', ['256 143 3']],
  ['3_n_c_n_52', 'pile-too-small', 'tiles deck', ['256 143 3']],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s is refused, with its places and ways out', (text, code, places, fixes) => {
    const value = codec.decode(text)!;
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeSetUpProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
