import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/examples/world-problems/cycle/facts.ts';
import { enter } from '../../../src/examples/world-problems/cycle/fields.ts';
import { codec, type CycleFields } from '../../../src/examples/world-problems/cycle/input.ts';
import { played } from '../../../src/examples/world-problems/cycle/play.ts';
import { source } from '../../../src/examples/world-problems/cycle/presets.ts';
import { refusals } from '../../../src/examples/world-problems/cycle/refusals.ts';
import { describeCycle, describeCycleProblem } from '../../../src/examples/world-problems/cycle/sentences.ts';
import view from '../../../src/examples/world-problems/cycle/view.tsx';
import { WHOLE_LANGS as LANGS } from '../../../src/i18n/locales.ts';
import { expectSentence, wordsIn } from '../strings.ts';

/** What an input comes to: the phase in the end, penalty rounds, the reputation of the countries; or the code of its problem. */
const comesTo = (value: CycleFields): string => {
  const outcome = played(value);
  if (!outcome.ok) return outcome.problem.code;
  const { cycle, countries } = outcome.state;
  return `${cycle.phase} ${cycle.penalties} ${countries.map(({ reputation }) => reputation).join(' ')}`;
};

/** The steps of an input: phases, and what happens in them. */
const stepsOf = (value: CycleFields): readonly string[] => {
  const outcome = played(value);
  if (!outcome.ok) return [];
  return outcome.trace.map(({ event }) => (event.type === 'phase-begun' ? event.phase : event.type));
};

/** The result of each preset, found by hand. */
const RESULTS: Readonly<Record<string, string>> = {
  ordinary: 'actions 0 3 2 2',
  'base-game': 'actions 0 3 2 3 2',
  'penalty-round': 'actions 1 3 3 2',
  'last-problem': 'over 1 2 2 1',
  'fourth-round': 'over 3 1 1 2 1 1 1',
  'too-many': 'too-many-penalties',
};

const [first, base, penalty, last] = source.presets.map(({ value }) => value) as [CycleFields, CycleFields, CycleFields, CycleFields];

describe('presets of the cycle', () => {
  it.each(source.presets)('$id', ({ id, value }) => {
    expect(comesTo(value)).toBe(RESULTS[id]);
  });

  it('the six steps come in the order of round.order, between two problems', () => {
    const phases = ['actions', 'vote', 'actions-again', 'contributions', 'compensation', 'karma'];
    expect(stepsOf(first).filter((step) => phases.includes(step) || step === 'problem-shown')).toEqual([
      'problem-shown',
      ...phases,
      'problem-shown',
      'actions',
    ]);
  });

  it('without the supplement there is no karma, but there is compensation (round.order)', () => {
    expect(stepsOf(base)).toContain('compensation');
    expect(stepsOf(base)).not.toContain('karma');
  });

  it('in a penalty round the radicals come first, then actions, then contributions, and no vote (open-questions.penalty-round)', () => {
    const steps = stepsOf(penalty);
    const round = steps.slice(steps.indexOf('penalty-called'), steps.indexOf('compensation'));
    expect(round.filter((step) => ['radicals', 'vote', 'penalty-actions', 'contributions'].includes(step))).toEqual([
      'radicals',
      'penalty-actions',
      'contributions',
    ]);
  });

  it('karma acts before the game is over (karma.at-once)', () => {
    expect(stepsOf(last).slice(-3)).toEqual(['effect-applied', 'effect-applied', 'game-over']);
  });

  it.each([
    [
      'three penalty rounds are played, and the game ends',
      { ...penalty, countries: penalty.countries.map((one) => ({ ...one, again: '0' as const })) },
    ],
    ['the radicals may stay each time', { ...enter(penalty, 'cy.green.again', '0'), pays: false }],
  ])('%s (round.end)', (_, value) => {
    expect(comesTo({ ...value, reputation: '3' })).toBe('over 3 1 0 0');
    expect(stepsOf({ ...value, reputation: '3' }).filter((step) => step === 'penalty-called')).toHaveLength(3);
  });

  it('what is contributed after a penalty round may be got in its action round (open-questions.penalty-round)', () => {
    const value = enter(penalty, 'cy.red.again', '2');
    expect(comesTo(value)).toBe('actions 1 4 2 2');
    const { trace, after } = view.play(value);
    const at = trace.findIndex(({ event }) => event.type === 'phase-begun' && event.phase === 'penalty-actions');
    expect([at, at + 1].map((step) => after(step).units[0]!.stock['food'])).toEqual([0, 2]);
    expect(after(trace.length).units[0]!.stock['food']).toBe(0);
  });

  it('a country that does not play does not claim', () => {
    expect(stepsOf({ ...first, claim: 'black' })).toEqual(stepsOf(first));
  });
});

const written = codec.encode(first);

it.each([
  ['cy.players', '5', written.replace('3_1', '5_1')],
  ['cy.players', '7', written],
  ['cy.supplement', 'false', written.replace('3_1', '3_0')],
  ['cy.last', 'true', written.replace('_1_0_0', '_1_1_0')],
  ['cy.penalties', '2', written.replace('_0_1_3', '_2_1_3')],
  ['cy.reputation', '12', written.replace('_0_1_3', '_0_12_3')],
  ['cy.food', '6', written.replace('_3_42', '_6_42')],
  ['cy.a', '5', written.replace('42', '52')],
  ['cy.b', '0', written.replace('42', '40')],
  ['cy.a', '7', written],
  ['cy.claim', 'blue', written.replace('42_n', '42_b')],
  ['cy.claim', 'pink', written],
  ['cy.pays', 'false', written.replace('42_n_1', '42_n_0')],
  ['cy.red.vote', 'b', written.replace('a30', 'b30')],
  ['cy.red.vote', '1', written],
  ['cy.red.first', '2', written.replace('a30', 'a20')],
  ['cy.green.again', '1', written.replace('b10', 'b11')],
  ['cy.green.has', '1', written],
  ['cy.green.food', '1', `${written}_~*~*~*~*~*~_-1----`],
  ['cy.blue.reputation', '', `${written}_~*~**~*~*~`],
  ['cy.blue.reputation', '1', written],
])('the field %s takes "%s"', (name, text, after) => expect(codec.encode(enter(first, name, text))).toBe(after));

/** What is wrong after an entry in the preset with a penalty round: the code, the places, and what each way out comes to. */
const WRONG: readonly (readonly [name: string, text: string, code: string, places: string, fixes: readonly string[]])[] = [
  ['cy.penalties', '4', 'too-many-penalties', 'cy.penalties', ['over 3 3 2 2']],
  ['cy.penalties', '-1', 'not-countable', 'cy.penalties', ['actions 1 3 3 2']],
  ['cy.penalties', '1.5', 'not-countable', 'cy.penalties', ['actions 3 3 3 2']],
  ['cy.penalties', 'x', 'not-countable', 'cy.penalties', []],
  ['cy.reputation', '', 'not-countable', 'cy.reputation', []],
  ['cy.reputation', '-2', 'not-countable', 'cy.reputation', ['not-enough-reputation']],
  ['cy.reputation', '0', 'not-enough-reputation', 'cy.reputation cy.pays', ['actions 1 1 2 1', 'actions 1 2 2 1']],
  ['cy.red.first', '3', 'not-enough-resources', 'cy.red.first cy.red.food', ['actions 1 3 3 2', 'actions 0 4 3 3']],
  ['cy.red.food', '1', 'not-enough-resources', 'cy.red.first cy.red.food', ['actions 2 2 3 1', 'actions 1 3 3 2']],
  ['cy.blue.reputation', '0', 'not-enough-reputation', 'cy.blue.reputation cy.pays', ['actions 1 3 3 1', 'actions 1 3 3 1']],
  ['cy.blue.reputation', 'x', 'not-countable', 'cy.blue.reputation', []],
];

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang, facts.names);

  it.each(WRONG)('%s with "%s" is refused with %s, its places and ways out', (name, text, code, places, fixes) => {
    const value = enter(penalty, name, text);
    const { problem } = view.play(value);
    if (!problem) throw new Error('not refused');
    expect(problem.code).toBe(code);
    expectSentence(describeCycleProblem(problem, words));
    const about = refusals(words).about(problem, value);
    expect(about.places.join(' ')).toBe(places);
    expect(about.fixes.map(({ make }) => comesTo(make(value, 1)![0]))).toEqual(fixes);
  });

  it('what only a reader’s own input comes to is said in sentences too', () => {
    const value = { ...penalty, pays: false, reputation: '1', food: '6', needs: { a: '6', b: '6' } } as const;
    const nobody = { ...value, countries: value.countries.map((one) => ({ ...one, first: '0' as const })) };
    for (const own of [value, nobody]) {
      const outcome = played(own);
      const said = outcome.ok ? outcome.trace.map((step) => describeCycle(step, words)) : [];
      expect(said.length).toBeGreaterThan(30);
      for (const { what, why } of said) [what, why].forEach(expectSentence);
    }
  });
});
