import { describe, expect, it } from 'vitest';
import { position, rank } from '../../../src/engine/world-problems/index.ts';
import { facts } from '../../../src/examples/world-problems/ranking/facts.ts';
import { enter } from '../../../src/examples/world-problems/ranking/fields.ts';
import { codec, inputOf, sketchOf, type RankingFields } from '../../../src/examples/world-problems/ranking/input.ts';
import { source } from '../../../src/examples/world-problems/ranking/presets.ts';
import { refusals } from '../../../src/examples/world-problems/ranking/refusals.ts';
import { describeRankingProblem } from '../../../src/examples/world-problems/ranking/sentences.ts';
import view from '../../../src/examples/world-problems/ranking/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

const outcomeOf = (value: RankingFields) => {
  const game = position(sketchOf(value));
  return game.ok ? rank(game.state, inputOf(value)) : game;
};

/** What an input comes to: the places, or the code of its problem. */
const comesTo = (value: RankingFields): string => {
  const outcome = outcomeOf(value);
  if (!outcome.ok) return outcome.problem.code;
  return outcome.state.places.map(({ place, units }) => `${place} ${units.map(({ members }) => members.join('+')).join('=')}`).join(', ');
};

/** The result of each preset, found by hand. */
const RESULTS: Readonly<Record<string, string>> = {
  'short-alliance': '1 blue, 2 yellow, 3 red+green, 4 black, 5 white',
  'full-alliance': '1 red+green+blue, 2 yellow, 3 black=white',
  'three-countries': '1 green, 2 red, 3 blue',
  equal: '1 red=green, 3 blue',
  'two-alliances': '1 yellow+black+white, 2 red+green+blue',
  'too-large': 'alliance-too-large',
  'too-few': 'too-few-for-alliances',
};

describe('presets of the ranking', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const three = presetOf(source, 'three-countries');
const short = presetOf(source, 'short-alliance');
const REST = '!none*0*0*0!none*0*0*0!none*0*0*0';

it.each([
  ['compare', 'false', `0_0*4*1*3!0*6*1*3!0*9*0*1${REST}`],
  ['red.met', 'x', `1_0*4*x*3!0*6*1*3!0*9*0*1${REST}`],
  ['blue.in', '3', `1_0*4*1*3!0*6*1*3!3*9*0*1${REST}`],
  ['blue.food', '', `1_0*4*1*3!0*6*1*3!0*9*0*${REST}`],
  // White does not play, so it has no such field.
  ['white.food', '5', `1_0*4*1*3!0*6*1*3!0*9*0*1${REST}`],
  ['red.in', '4', `1_0*4*1*3!0*6*1*3!0*9*0*1${REST}`],
  ['red.goals', '1', `1_0*4*1*3!0*6*1*3!0*9*0*1${REST}`],
  ['pink.met', '1', `1_0*4*1*3!0*6*1*3!0*9*0*1${REST}`],
  ['met', '1', `1_0*4*1*3!0*6*1*3!0*9*0*1${REST}`],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(three, name, text))).toBe(written));

/** What is wrong with a preset after an entry: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [from: RankingFields, name: string, text: string, code: string, places: string, fixes: readonly string[]])[] = [
  [three, 'red.reputation', '-1', 'not-countable', 'red.reputation', ['1 green, 2 red, 3 blue']],
  [three, 'red.food', '', 'not-countable', 'red.food', []],
  [three, 'blue.met', '3', 'goals-not-counted', 'blue.met', ['1 blue, 2 green, 3 red']],
  [three, 'blue.met', 'all', 'goals-not-counted', 'blue.met', []],
  [three, 'blue.in', 'none', 'too-few-players', 'red.in green.in blue.in yellow.in black.in white.in', ['1 green, 2 red, 3 blue']],
  [short, 'green.met', '3', 'goals-not-counted', 'green.met', ['1 red+green, 2 blue, 3 yellow, 4 black, 5 white']],
  [
    short,
    'white.in',
    'none',
    'too-few-for-alliances',
    'red.in green.in',
    ['1 blue, 2 yellow, 3 red+green, 4 black, 5 white', '1 red, 2 blue, 3 yellow, 4 green, 5 black'],
  ],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%# %s with "%s" is refused, with its places and ways out', (from, name, text, code, places, fixes) => {
    const value = enter(from, name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeRankingProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });

  it('one member leaves an alliance that is too large', () => {
    const value = presetOf(source, 'too-large');
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    const { fixes } = refusals(words).about(problem, value);
    expect(fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(['1 red+green+blue, 2 yellow, 3 white, 4 black']);
  });
});
