import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/examples/world-problems/bank-and-technology/facts.ts';
import { enter } from '../../../src/examples/world-problems/bank-and-technology/fields.ts';
import type { BankFields } from '../../../src/examples/world-problems/bank-and-technology/input.ts';
import { turnOf } from '../../../src/examples/world-problems/bank-and-technology/play.ts';
import { source } from '../../../src/examples/world-problems/bank-and-technology/presets.ts';
import { refusals } from '../../../src/examples/world-problems/bank-and-technology/refusals.ts';
import { describeBankProblem } from '../../../src/examples/world-problems/bank-and-technology/sentences.ts';
import view from '../../../src/examples/world-problems/bank-and-technology/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What a turn comes to: food, energy, metal, reputation and technologies of red, the shared ones; or the code of its problem. */
const comesTo = (value: BankFields): string => {
  const { outcome } = turnOf(value);
  if (!outcome.ok) return outcome.problem.code;
  const { units, countries, technologies } = outcome.state;
  const { food, energy, metal } = units[0]!.stock;
  return [food, energy, metal, countries[0]!.reputation, countries[0]!.technologies.length, technologies.shared.length].join(' ');
};

/** The result of each preset, found by hand. */
const RESULTS: Readonly<Record<string, string>> = {
  exchange: '1 1 2 3 0 0',
  twice: '3 2 0 3 0 0',
  random: '1 1 0 1 1 0',
  chosen: '1 1 2 1 0 1',
  'no-gift': 'not-enough-resources',
  'with-reputation': 'reputation-at-bank',
};

describe('presets of the bank and technologies', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });

  it('what was done before a refusal is shown', () => {
    const value = enter(enter(presetOf(source, 'exchange'), 'bt.purchase', 'chosen'), 'bt.reputation', '7');
    const { outcome, trace } = turnOf(value);
    expect([outcome.ok, trace.map(({ event }) => event.type)]).toEqual([false, ['action-taken', 'exchanged']]);
  });
});

const first = presetOf(source, 'exchange');

it.each([
  ['bt.players', '3', { players: '3' }],
  ['bt.players', '7', {}],
  ['bt.agreed', 'true', { agreed: true }],
  ['bt.food', 'x', { food: 'x' }],
  ['bt.gives1', 'reputation', { gives1: 'reputation' }],
  ['bt.first1', 'none', {}],
  ['bt.purchase', 'random', { purchase: 'random' }],
  ['bt.green', 'none', { green: 'none' }],
  ['bt.white', 'food', {}],
])('the field %s takes "%s"', (name, text, change) => expect(enter(first, name, text)).toEqual({ ...first, ...change }));

/** What is wrong with a preset after an entry: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [from: string, name: string, text: string, code: string, places: string, fixes: readonly string[]])[] = [
  ['exchange', 'bt.reputation', '-1', 'not-countable', 'bt.reputation', ['1 1 2 0 0 0']],
  ['exchange', 'bt.food', 'some', 'not-countable', 'bt.food', []],
  ['exchange', 'bt.food', '0', 'not-enough-resources', 'bt.food bt.gives1', ['0 1 2 3 0 0']],
  ['exchange', 'bt.agreed', 'true', 'no-second-exchange', 'bt.agreed', ['1 1 2 3 0 0']],
  ['exchange', 'bt.gives2', 'energy', 'action-taken-already', 'bt.gives2', ['1 1 2 3 0 0', '3 0 2 3 0 0']],
  ['exchange', 'bt.second1', 'reputation', 'reputation-at-bank', 'bt.second1', ['2 1 1 3 0 0']],
  ['with-reputation', 'bt.energy', '2', 'reputation-at-bank', 'bt.gives1', ['1 2 2 6 0 0']],
  ['chosen', 'bt.reputation', '7', 'not-enough-reputation', 'bt.reputation bt.purchase', ['1 1 2 0 0 1', '1 1 2 7 0 0']],
  ['random', 'bt.food', '0', 'not-enough-resources', 'bt.food bt.green', ['0 1 0 1 1 0']],
  ['random', 'bt.gives1', 'metal', 'not-enough-resources', 'bt.metal bt.yellow', ['1 1 0 1 1 0', '3 1 0 1 1 0']],
  ['random', 'bt.blue', 'none', 'gift-missing', 'bt.blue', ['0 2 0 1 1 0', '1 1 0 1 1 0', 'not-enough-resources', '2 2 1 6 0 0']],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s, %s with "%s" is refused, with its places and ways out', (from, name, text, code, places, fixes) => {
    const value = enter(presetOf(source, from), name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeBankProblem(problem, words, value));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
