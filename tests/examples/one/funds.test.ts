import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/examples/world-problems/funds/facts.ts';
import { enter } from '../../../src/examples/world-problems/funds/fields.ts';
import { codec, type FundsFields } from '../../../src/examples/world-problems/funds/input.ts';
import { played } from '../../../src/examples/world-problems/funds/play.ts';
import { source } from '../../../src/examples/world-problems/funds/presets.ts';
import { refusals } from '../../../src/examples/world-problems/funds/refusals.ts';
import { describeFundsProblem } from '../../../src/examples/world-problems/funds/sentences.ts';
import view from '../../../src/examples/world-problems/funds/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the side, the reputation of the four countries, the last step; or the code of its problem. */
const comesTo = (value: FundsFields): string => {
  const outcome = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const side = outcome.trace.flatMap(({ event }) => (event.type === 'side-chosen' ? [event.side] : [])).join('');
  return `${side} ${outcome.state.countries.map(({ reputation }) => reputation).join(' ')} ${outcome.trace.at(-1)!.event.type}`;
};

/** The result of each preset, found by hand. Side A needs 2 food and 1 energy, side B 1 energy and 2 metal. */
const RESULTS: Readonly<Record<string, string>> = {
  solved: 'b 2 1 0 0 fund-returned',
  'tied-vote': 'a 1 1 1 0 fund-returned',
  'penalty-round': 'a 1 1 1 0 fund-returned',
  'fourth-round': 'a 1 0 1 0 game-over',
  'too-much': 'not-enough-resources',
};

describe('presets of the funds', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });

  it('in a penalty round nobody votes again, and what was given counts (funds.shortfall, open-questions.penalty-round)', () => {
    const outcome = played(presetOf(source, 'penalty-round'));
    const types = outcome.ok ? outcome.trace.map(({ event }) => event.type) : [];
    expect(types.filter((type) => type === 'side-chosen')).toHaveLength(1);
    expect(types.filter((type) => type === 'fund-counted')).toHaveLength(2);
    expect(types.indexOf('penalty-called')).toBeLessThan(types.lastIndexOf('fund-counted'));
  });

  it('what is contributed after a penalty round may be got in its action round (open-questions.penalty-round)', () => {
    const value = enter(presetOf(source, 'penalty-round'), 'fu.red.again.food', '3');
    expect(comesTo(value)).toBe('a 2 0 1 0 fund-returned');
    const outcome = played(value);
    const begun = outcome.ok ? outcome.trace.find(({ event }) => event.type === 'phase-begun') : undefined;
    expect(begun?.event).toMatchObject({ gained: [{ country: 'red', stock: { food: 1 } }] });
  });

  it('a second penalty round is called, and the example ends there', () => {
    const value = enter(presetOf(source, 'penalty-round'), 'fu.green.again.food', '0');
    expect(comesTo(value)).toBe('a 1 0 1 0 phase-begun');
  });
});

const first = presetOf(source, 'solved');
const written = codec.encode(first);

it.each([
  ['fu.a.food', '3', written.replace('210_', '310_')],
  ['fu.b.metal', '0', written.replace('_012', '_010')],
  ['fu.a.food', '7', written],
  ['fu.penalties', '3', written.replace('_0_3', '_3_3')],
  ['fu.penalties', '4', written],
  ['fu.has', '5', written.replace('_0_3', '_0_5')],
  ['fu.green.has.metal', '5', `${written}_-!335!-!-`],
  ['fu.green.has.metal', '3', written],
  ['fu.red.vote', 'a', written.replace('b*011', 'a*011')],
  ['fu.red.vote', 'c', written],
  ['fu.green.first.metal', '2', written.replace('b*001', 'b*002')],
  ['fu.yellow.again.food', '1', written.replace('a*000*000', 'a*000*100')],
  ['fu.white.first.food', '1', written],
  ['fu.red.first.reputation', '1', written],
])('the field %s takes "%s"', (name, text, after) => expect(codec.encode(enter(first, name, text))).toBe(after));

/** What is wrong after an entry in the third preset: the places, and what each way out comes to. */
const WRONG: readonly (readonly [name: string, text: string, places: string, fixes: readonly string[]])[] = [
  ['fu.red.first.food', '4', 'fu.red.first.food fu.red.has.food', ['a 1 0 1 0 fund-returned', 'a 1 0 1 0 fund-returned']],
  ['fu.red.has.food', '0', 'fu.red.first.food fu.red.has.food', ['a 0 1 1 0 phase-begun', 'a 1 1 1 0 fund-returned']],
  ['fu.has', '0', 'fu.red.first.food fu.red.has.food', ['not-enough-resources', 'not-enough-resources']],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s with "%s" is refused, with its places and ways out', (name, text, places, fixes) => {
    const value = enter(presetOf(source, 'penalty-round'), name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expectSentence(describeFundsProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
