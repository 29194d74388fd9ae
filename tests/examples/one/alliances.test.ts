import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/examples/world-problems/alliances/facts.ts';
import { enter } from '../../../src/examples/world-problems/alliances/fields.ts';
import { codec, type AllianceFields } from '../../../src/examples/world-problems/alliances/input.ts';
import { played } from '../../../src/examples/world-problems/alliances/play.ts';
import { source } from '../../../src/examples/world-problems/alliances/presets.ts';
import { refusals } from '../../../src/examples/world-problems/alliances/refusals.ts';
import { describeAllianceProblem } from '../../../src/examples/world-problems/alliances/sentences.ts';
import view from '../../../src/examples/world-problems/alliances/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { presetOf } from '../preset.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: each unit with its food, the reputation of all, the bank; or the code of its problem. */
const comesTo = (value: AllianceFields): string => {
  const outcome = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const { units, countries, bank } = outcome.state;
  const parts = units.map(({ members, stock }) => `${members.map((id) => (id === 'black' ? 'k' : id[0])).join('')}${stock['food']}`);
  return `${parts.join(' ')} | ${countries.map(({ reputation }) => reputation).join(' ')} | ${bank['food']}`;
};

/** The result of each preset, found by hand. */
const RESULTS: Readonly<Record<string, string>> = {
  // Red and green pay 3 each; their food lies together.
  form: 'rg3 b2 y1 k2 w1 | 1 2 3 6 2 4 | 0',
  // Only blue pays.
  'join-existing': 'rgb5 y1 k2 w1 | 4 5 0 6 2 4 | 0',
  // 5 food for three: 1 each, 2 to the bank; the initiator gains 5.
  leave: 'rg2 b1 y1 k2 w1 | 4 5 8 6 2 4 | 2',
  // 6 food for three: 2 each. Then yellow's 4 for three: 1 each, 1 to the bank.
  'forced-pair': 'ry3 gb4 kw2 | 9 5 3 6 2 4 | 1',
  'too-large': 'alliance-too-large',
  'too-few': 'too-few-for-alliances',
};

describe('presets of the alliances', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });

  it('a goal that stays is shown, and five spare goals come first (alliances.kept-goals, alliances.breakup)', () => {
    const outcome = played(presetOf(source, 'leave'));
    const events = outcome.ok ? outcome.trace.map(({ event }) => event) : [];
    expect(events.find(({ type }) => type === 'goals-kept')).toMatchObject({ country: 'green' });
    const renewed = events.find((event) => event.type === 'goals-renewed');
    expect(renewed?.type === 'goals-renewed' && [renewed.spares, renewed.swaps.flatMap(({ drawn }) => drawn).length]).toEqual([5, 5]);
  });

  it('without a vote the one who leaves is the initiator (alliances.leave)', () => {
    expect(comesTo(enter(presetOf(source, 'leave'), 'al.initiator', 'none'))).toBe(RESULTS['leave']);
    expect(comesTo(enter(presetOf(source, 'leave'), 'al.initiator', 'white'))).toBe('rg2 b1 y1 k2 w1 | 4 5 3 6 2 9 | 2');
  });
});

const first = presetOf(source, 'form');
const written = codec.encode(first);

it.each([
  ['al.players', '5', written.replace('6_j', '5_j')],
  ['al.players', '7', written],
  ['al.act', 'leave', written.replace('_j_', '_l_')],
  ['al.who', 'blue', written.replace('j_r', 'j_b')],
  ['al.who', 'none', written],
  ['al.with2', 'white', written.replace('_gn_', '_gw_')],
  ['al.initiator', 'red', written.replace('gn_n_n', 'gn_r_n')],
  ['al.odd', 'black', written.replace('gn_n_n', 'gn_n_k')],
  ['al.red.group', 'second', written.replace('n_0*4', 'n_2*4')],
  ['al.red.group', 'third', written.replace('n_0*4', 'n_3*4')],
  ['al.red.group', 'fourth', written],
  ['al.red.has', 'x', written.replace('0*4*2', '0*x*2')],
  ['al.red.food', '6', written.replace('0*4*2', '0*4*6')],
  ['al.red.keeps', 'true', written.replace('0*4*2*s', '0*4*2*k')],
  ['al.pink.has', '1', written],
])('the field %s takes "%s"', (name, text, after) => expect(codec.encode(enter(first, name, text))).toBe(after));

/** What is wrong with an input: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [s: string, code: string, places: string, fixes: readonly string[]])[] = [
  ['6_j_r_gn_n_n_0*-4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'not-countable', 'al.red.has', ['not-enough-reputation']],
  ['6_j_r_gn_n_n_0**2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'not-countable', 'al.red.has', []],
  ['6_j_r_gn_n_n_0*2*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'not-enough-reputation', 'al.red.has', ['rg3 b2 y1 k2 w1 | 0 2 3 6 2 4 | 0']],
  ['6_j_r_nn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'nobody-to-join', 'al.with1', [RESULTS['form']!]],
  ['6_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!1*4*1*s', 'alone-in-alliance', 'al.white al.white.group', [RESULTS['form']!]],
  ['6_j_r_gr_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'same-unit', 'al.red al.who al.with2', [RESULTS['form']!]],
  [
    '6_j_r_gn_n_n_1*4*2*s!1*5*1*s!1*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s',
    'same-unit',
    'al.green al.with1',
    ['alliance-too-large', 'alliance-too-large', 'alliance-too-large', 'rgb5 y1 k2 w1 | 4 2 3 6 2 4 | 0', 'r1 gb2 y1 k2 w1 | 9 5 3 6 2 4 | 2'],
  ],
  ['6_l_r_nn_n_n_1*4*2*s!1*5*1*s!2*3*3*s!2*6*1*s!3*2*2*s!3*4*1*s', 'decision-needed', 'al.odd', ['rb3 g1 y2 kw3 | 9 5 3 6 2 4 | 1']],
  ['6_l_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'not-allied', 'al.red al.who', [RESULTS['form']!]],
  ['6_l_r_nn_b_n_0*4*2*s!1*5*2*s!1*3*1*s!0*6*1*s!0*2*2*s!0*4*1*s', 'not-allied', 'al.red al.who', ['r2 g1 b1 y1 k2 w1 | 4 5 8 6 2 4 | 1']],
  ['6_l_r_nn_n_n_1*4*2*s!1*5*1*s!1*3*3*s!2*6*1*s!2*2*2*s!2*4*1*s', 'decision-needed', 'al.odd', [RESULTS['forced-pair']!]],
  ['5_j_r_wn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'too-few-for-alliances', 'al.players', ['rw3 g1 b2 y1 k2 | 1 5 3 6 2 1 | 0']],
  ['5_j_w_rn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s', 'not-playing', 'al.who', ['rw3 g1 b2 y1 k2 | 1 5 3 6 2 1 | 0']],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s is refused: %s, with its places and ways out', (s, code, places, fixes) => {
    const value = codec.decode(s)!;
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeAllianceProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });
});
