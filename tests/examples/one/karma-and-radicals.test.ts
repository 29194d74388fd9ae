import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/examples/world-problems/karma-and-radicals/facts.ts';
import { enter } from '../../../src/examples/world-problems/karma-and-radicals/fields.ts';
import { codec, type KarmaFields } from '../../../src/examples/world-problems/karma-and-radicals/input.ts';
import { played } from '../../../src/examples/world-problems/karma-and-radicals/play.ts';
import { source } from '../../../src/examples/world-problems/karma-and-radicals/presets.ts';
import { refusals } from '../../../src/examples/world-problems/karma-and-radicals/refusals.ts';
import { describeKarmaProblem } from '../../../src/examples/world-problems/karma-and-radicals/sentences.ts';
import view from '../../../src/examples/world-problems/karma-and-radicals/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the walk, the reputation of the three countries, the card; or the code of its problem. */
const comesTo = (value: KarmaFields): string => {
  const outcome = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const { karma, radicals } = outcome.state.supplement!;
  const card = radicals.inEffect.length > 0 ? ' acts' : radicals.discarded.length > 0 ? ' discarded' : '';
  return `${karma.walk.join('')} ${outcome.state.countries.map(({ reputation }) => reputation).join(' ')}${card}`;
};

/** The result of each preset, found by hand. Red begins with 3, green with 1 or 0, blue with 2. */
const RESULTS: Readonly<Record<string, string>> = {
  'two-problems': 'ab 2 0 1',
  'last-row': 'bb 4 2 3',
  'last-problem': 'b 2 0 1',
  'radicals-paid': 'aa 5 3 4 discarded',
  'radicals-stay': 'ba 1 1 1 acts',
  'cannot-pay': 'not-enough-reputation',
};

describe('presets of karma and radicals', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });

  it('the karma of the last problem acts before the game is over', () => {
    const outcome = played(presetOf(source, 'last-problem'));
    expect(outcome.ok && outcome.trace.map(({ event }) => event.type)).toEqual([
      'karma-moved',
      'effect-applied',
      'effect-applied',
      'effect-applied',
      'game-over',
    ]);
  });
});

const first = presetOf(source, 'two-problems');
const written = codec.encode(first);

it.each([
  ['kr.side1', 'b', written.replace('abn', 'bbn')],
  ['kr.side1', 'none', written],
  ['kr.side3', 'a', written.replace('abn', 'aba')],
  ['kr.side3', 'c', written],
  ['kr.last', 'true', written.replace('n_0', 'n_1')],
  ['kr.ab', '3', written.replace('*-2*', '*3*')],
  ['kr.ab', '9', written],
  ['kr.card', '-3', written.replace('_-1_3', '_-3_3')],
  ['kr.red.has', 'x', written.replace('3*s', 'x*s')],
  ['kr.blue.solve', 'true', written.replace('2*l', '2*s')],
  ['kr.green.pays', 'false', written.replace('1*s*1', '1*s*0')],
  ['kr.white.has', '1', written],
  ['kr.red.food', '1', written],
])('the field %s takes "%s"', (name, text, after) => expect(codec.encode(enter(first, name, text))).toBe(after));

const stays = presetOf(source, 'radicals-stay');

/** What is wrong after an entry: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [name: string, text: string, code: string, places: string, fixes: readonly string[]])[] = [
  ['kr.red.has', '-2', 'not-countable', 'kr.red.has', ['not-enough-reputation']],
  ['kr.red.has', '', 'not-countable', 'kr.red.has', []],
  ['kr.blue.has', '0', 'not-enough-reputation', 'kr.blue.has kr.blue.pays', ['ba 1 1 1 acts', 'ba 1 1 1 acts']],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it('the third problem is not solved before the second (round.problem-queue)', () => {
    const value = enter(presetOf(source, 'last-row'), 'kr.side2', 'none');
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe('problem-skipped');
    expectSentence(describeKarmaProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe('kr.side2 kr.side3');
    // In the last row the marker stays where it is.
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(['ba 3 1 2', 'bb 4 2 3', 'b 2 0 1']);
  });

  it.each(WRONG)('%s with "%s" is refused, with its places and ways out', (name, text, code, places, fixes) => {
    const value = enter(stays, name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeKarmaProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
