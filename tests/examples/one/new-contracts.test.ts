import { describe, expect, it } from 'vitest';
import { newContracts } from '../../../src/engine/mars-contracts/index.ts';
import { enter } from '../../../src/examples/mars-contracts/new-contracts/fields.ts';
import { codec, tableOf, type NewFields } from '../../../src/examples/mars-contracts/new-contracts/input.ts';
import { source } from '../../../src/examples/mars-contracts/new-contracts/presets.ts';
import { refusals } from '../../../src/examples/mars-contracts/new-contracts/refusals.ts';
import { describeNewProblem } from '../../../src/examples/mars-contracts/new-contracts/sentences.ts';
import view from '../../../src/examples/mars-contracts/new-contracts/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the cards below each union, in the deck and in the box; or the code of its problem. */
const comesTo = (value: NewFields): string => {
  const outcome = newContracts(tableOf(value));
  if (!outcome.ok) return outcome.problem.code;
  const { unions, deck, box } = outcome.state;
  return [...unions.map(({ contracts }) => contracts.map(({ id }) => id).join('+')), deck.length, box.contracts.length].join(' ');
};

/** The result of each preset. */
const RESULTS: Readonly<Record<string, string>> = {
  'later-round': '4+5 6+7 8+9 10+11 16 3',
  'first-round': '1+2 3+4 5+6 26 0',
  'deck-short': '2+3 4  0 1',
  'mid-round': 'out-of-order',
};

describe('presets of the new contracts', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });
});

const later = presetOf(source, 'later-round');

it.each([
  ['unions', '2', '2_1020_24_contracts'],
  ['unions', '7', '4_1020_24_contracts'],
  ['left.2', '1', '4_1120_24_contracts'],
  ['left.2', '3', '4_1020_24_contracts'],
  ['deck', '0', '4_1020_0_contracts'],
  ['deck', '29', '4_1020_29_contracts'],
  // Three of the 32 cards lie below tiles.
  ['deck', '30', '4_1020_24_contracts'],
  ['deck', '33', '4_1020_24_contracts'],
  ['deck', '-1', '4_1020_24_contracts'],
  ['phase', 'over', '4_1020_24_over'],
  ['phase', 'mining', '4_1020_24_contracts'],
  ['left', '1', '4_1020_24_contracts'],
])('the field %s takes "%s"', (name, text, written) => expect(codec.encode(enter(later, name, text))).toBe(written));

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it.each([
    ['activation', ['4+5 6+7 8+9 10+11 16 3']],
    ['over', []],
  ])('%s is refused, with its way out', (phase, fixes) => {
    const value = enter(later, 'phase', phase);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expectSentence(describeNewProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places).toEqual(['phase', 'deck']);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
