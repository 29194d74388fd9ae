import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/examples/world-problems/compensation/facts.ts';
import { enter } from '../../../src/examples/world-problems/compensation/fields.ts';
import { codec, type CompensationFields } from '../../../src/examples/world-problems/compensation/input.ts';
import { played } from '../../../src/examples/world-problems/compensation/play.ts';
import { source } from '../../../src/examples/world-problems/compensation/presets.ts';
import { refusals } from '../../../src/examples/world-problems/compensation/refusals.ts';
import { describeCompensationProblem } from '../../../src/examples/world-problems/compensation/sentences.ts';
import view from '../../../src/examples/world-problems/compensation/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: who holds the title, what each has, what went to the bank; or the code of its problem. */
const comesTo = (value: CompensationFields): string => {
  const outcome = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const { titled, units, bank } = outcome.state;
  const pieces = (stock: Readonly<Record<string, number>>): string => Object.values(stock).join('');
  return `${titled.join('+') || 'nobody'} ${units.map(({ stock }) => pieces(stock)).join(' ')} bank ${pieces(bank)}`;
};

/** The result of each preset, found by hand: food, energy and metal of red, green, blue, yellow and of the bank. */
const RESULTS: Readonly<Record<string, string>> = {
  'one-claim': 'green 000 310 000 000 bank 000',
  'lower-contests': 'green 000 310 000 000 bank 000',
  // Five pieces for two: two each, one goes to the bank.
  'equal-agreed': 'red+green 200 110 000 000 bank 010',
  'one-refuses': 'red 000 000 000 000 bank 310',
  'three-equal': 'red+green+blue 110 110 110 000 bank 000',
  uncontested: 'red 310 000 000 000 bank 000',
  nobody: 'blue 000 000 000 000 bank 310',
  'too-high': 'reputation-too-high',
};

describe('presets of the compensation', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });

  it('whoever loses the title takes the screen back (compensation.lower)', () => {
    const outcome = played(presetOf(source, 'lower-contests'));
    const changed = outcome.ok ? outcome.trace.find(({ event }) => event.type === 'title-changed') : undefined;
    expect(changed).toMatchObject({ rule: 'compensation.lower', event: { holders: ['green'], lost: ['blue'] } });
  });
});

const first = presetOf(source, 'one-claim');
const written = codec.encode(first);

it.each([
  ['co.food', '0', written.replace('310', '010')],
  ['co.metal', '9', written],
  ['co.title', 'blue', written.replace('_n_', '_b_')],
  ['co.title', 'white', written],
  ['co.claim2', 'red', written.replace('gnn', 'grn')],
  ['co.claim4', 'red', written],
  ['co.red.has', 'x', written.replace('4*1', 'x*1')],
  ['co.green.agrees', 'false', written.replace('2*1', '2*0')],
  ['co.white.has', '1', written],
  ['co.red.food', '1', written],
])('the field %s takes "%s"', (name, text, after) => expect(codec.encode(enter(first, name, text))).toBe(after));

/** What is wrong after an entry in the second preset: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [name: string, text: string, code: string, places: string, fixes: readonly string[]])[] = [
  ['co.red.has', '-2', 'not-countable', 'co.red.has', ['reputation-too-high']],
  ['co.red.has', '', 'not-countable', 'co.red.has', []],
  ['co.claim1', 'none', 'contest-without-claim', 'co.claim1 co.claim2', ['green 000 310 000 000 bank 000', 'contest-without-claim']],
  ['co.claim3', 'red', 'unit-twice', 'co.red co.claim1 co.claim3', ['yellow 000 000 000 310 bank 000']],
  [
    'co.green.has',
    '4',
    'reputation-too-high',
    'co.green.has co.claim3',
    ['yellow 000 000 000 310 bank 000', 'green+yellow 000 110 000 200 bank 000'],
  ],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s with "%s" is refused, with its places and ways out', (name, text, code, places, fixes) => {
    const value = enter(presetOf(source, 'lower-contests'), name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeCompensationProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
