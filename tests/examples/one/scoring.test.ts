import { describe, expect, it } from 'vitest';
import { atEnd, countedTable, scoreContracts } from '../../../src/engine/mars-contracts/index.ts';
import { facts } from '../../../src/examples/mars-contracts/scoring/facts.ts';
import { enter } from '../../../src/examples/mars-contracts/scoring/fields.ts';
import { codec, inputOf, type ScoringFields } from '../../../src/examples/mars-contracts/scoring/input.ts';
import { source } from '../../../src/examples/mars-contracts/scoring/presets.ts';
import { refusals } from '../../../src/examples/mars-contracts/scoring/refusals.ts';
import { describeScoringProblem } from '../../../src/examples/mars-contracts/scoring/sentences.ts';
import view from '../../../src/examples/mars-contracts/scoring/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the VP of the end, or the code of its problem. */
const comesTo = (value: ScoringFields): number | string => {
  const table = countedTable(inputOf(value));
  if (!table.ok) return table.problem.code;
  const outcome = scoreContracts(table.state);
  return outcome.ok ? atEnd(outcome.state[0]!) : outcome.problem.code;
};

/** The result of each preset. */
const RESULTS: Readonly<Record<string, number | string>> = {
  printed: 4,
  'two-unions': 5 + 2 * 2 - 2,
  'at-start': 1,
  'only-losses': -6,
  'four-unions': 1 + 2 * 2 + 3 + 1 - 2,
  'off-track': 'marker-off-track',
  'too-many': 'too-many-contracts',
};

describe('presets of the scoring', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const printed = presetOf(source, 'printed');

it.each([
  ['vp', '7', '7_0011335*4*2*1_0112234*0*0*0'],
  ['1.marker', 'x', '2_0011335*x*2*1_0112234*0*0*0'],
  ['1.completed', '', '2_0011335*4**1_0112234*0*0*0'],
  ['2.uncompleted', '3', '2_0011335*4*2*1_0112234*0*0*3'],
  ['2.track', ' 0 1 2 ', '2_0011335*4*2*1_012*0*0*0'],
  ['2.track', '0123456789012345', '2_0011335*4*2*1_012345678901*0*0*0'],
  ['unions', '3', '2_0011335*4*2*1_0112234*0*0*0_0011335*0*0*0'],
  ['unions', '1', '2_0011335*4*2*1'],
  ['unions', '5', '2_0011335*4*2*1_0112234*0*0*0'],
  ['3.marker', '1', '2_0011335*4*2*1_0112234*0*0*0'],
  ['1.seals', '1', '2_0011335*4*2*1_0112234*0*0*0'],
  ['marker', '1', '2_0011335*4*2*1_0112234*0*0*0'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(printed, name, text))).toBe(written));

/** What is wrong with the printed example after an entry: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [name: string, text: string, code: string, places: string, fixes: readonly (number | string)[]])[] = [
  ['vp', '-1', 'not-countable', 'vp', [4]],
  ['vp', 'many', 'not-countable', 'vp', []],
  ['1.track', '0011a35', 'not-countable', '1.track', []],
  ['1.track', '0,0,1,1,3,3,5', 'not-countable', '1.track', [4]],
  ['1.track', '0 0 1; 10', 'not-countable', '1.track', []],
  ['2.track', '', 'marker-off-track', '2.track', []],
  ['1.marker', '9', 'marker-off-track', '1.marker', [8]],
  ['1.marker', '1.6', 'not-countable', '1.marker', [0]],
  ['1.completed', '', 'not-countable', '1.completed', []],
  ['1.completed', '9', 'too-many-contracts', '1.completed 1.uncompleted', [16]],
  ['2.uncompleted', '8', 'too-many-contracts', '2.completed 2.uncompleted', [-10]],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s with "%s" is refused, with its places and ways out', (name, text, code, places, fixes) => {
    const value = enter(printed, name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeScoringProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
