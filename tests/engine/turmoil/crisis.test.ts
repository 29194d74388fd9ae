import { describe, expect, test } from 'vitest';
import { CRISIS_RULES, CRISIS_STEPS, apply, crisis, replay, type TurmoilEvent, type TurmoilOutcome } from '../../../src/engine/turmoil/index.ts';
import { RULES, setUp, type CrisisCase } from './crisis-case.ts';
import { CASES } from './crisis-cases.ts';
import { differences, expected } from './sketch.ts';

/** The events of the case whose description begins so. */
function eventsOf(shows: string): readonly TurmoilEvent[] {
  const outcome = outcomeOf(CASES.find((one) => one.shows.startsWith(shows)));
  return outcome.trace.map(({ event }) => event);
}

/** What the crisis of a case comes to; a case that is missing or refused fails the test. */
function outcomeOf(one: CrisisCase | undefined): Extract<TurmoilOutcome, { ok: true }> {
  if (one === undefined) throw new Error('no such case');
  const { game, input } = setUp(one);
  const outcome = crisis(game, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome;
}

describe('a crisis', () => {
  test.each(CASES)('$shows ($rule)', (one) => {
    const { game } = setUp(one);
    const outcome = outcomeOf(one);
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(one.trace.split(' ').map((short) => RULES[short]));
    expect(differences(game, outcome.state)).toEqual(expected(one.after));
    expect(replay(apply, game, outcome.trace)).toEqual(outcome.state);
  });

  test('is refused if a number would be higher than the engine counts', () => {
    const { game, input } = setUp(CASES.find((one) => one.shows.startsWith('an ordinary change'))!);
    const players = game.players.map((player) => ({ ...player, stock: { ...player.stock, megacredits: 999 } }));
    // crisis.new-government.bonus gives red 3 M€.
    expect(crisis({ ...game, players }, input)).toMatchObject({ ok: false, problem: { code: 'not-countable', value: 1002 } });
  });

  test('has the eleven steps of the rulebook, in its order', () => {
    expect(CRISIS_STEPS).toEqual(['1', '2', '3a', '3b', '3c', '3d', '3e', '3f', '4a', '4b', '4c']);
    expect(CRISIS_STEPS.map((id) => CRISIS_RULES[id])).toEqual(CRISIS_STEPS.map((id) => RULES[id]));
  });

  test('tells each step with its facts', () => {
    expect(eventsOf('an ordinary change')).toEqual([
      {
        type: 'tr-changed',
        changes: [
          { player: 'red', by: -1 },
          { player: 'blue', by: -1 },
        ],
      },
      { type: 'no-current-event' },
      { type: 'policy-changed', from: 'greens', to: 'mars-first' },
      { type: 'ruling-bonus', party: 'mars-first', unit: 'megacredits', changes: [{ player: 'red', by: 3 }] },
      {
        type: 'delegates-returned',
        party: 'mars-first',
        chairman: 'neutral',
        delegates: [
          { owner: 'red', count: 1 },
          { owner: 'blue', count: 1 },
        ],
      },
      { type: 'chairman-seated', party: 'mars-first', owner: 'red', trGained: 1 },
      { type: 'dominance-moved', from: 'mars-first', to: 'kelvinists', tied: ['kelvinists'] },
      { type: 'lobby-filled', filled: ['red', 'blue'], short: [] },
      { type: 'card-moved', space: 'current', card: 'riots' },
      { type: 'delegate-placed', party: 'reds', owner: 'neutral', source: 'reserve' },
      { type: 'leader-seated', party: 'reds', from: null, to: 'neutral' },
      { type: 'card-moved', space: 'coming', card: 'pandemic' },
      { type: 'card-moved', space: 'distant', card: 'solar-flare' },
      { type: 'delegate-placed', party: 'unity', owner: 'neutral', source: 'reserve' },
      { type: 'leader-seated', party: 'unity', from: null, to: 'neutral' },
    ]);
  });

  test.each<[shows: string, step: string, also: readonly (readonly string[])[]]>([
    ['an ordinary change', '1', [['solar-phase.crisis', 'introduction.tr-loss']]],
    ['an ordinary change', '2', [['setup.no-current-event']]],
    ['an ordinary change', '3a', [['committee.becoming-ruling']]],
    ['the ruling party rules again', '3a', [['committee.becoming-ruling', 'open-questions.same-party-again']]],
    ['an ordinary change', '3b', [['parties.mars-first.bonus', 'open-questions.tags-counted']]],
    ['a solo game; the Kelvinists', '3b', [['parties.kelvinists.bonus']]],
    ['the Reds raise all', '3b', [['parties.reds.bonus', 'open-questions.reds-in-crisis']]],
    ['solo under the Reds: 20 TR', '3b', [['parties.reds.bonus', 'open-questions.reds-in-crisis', 'solo.differences']]],
    ['an ordinary change', '3c', [[]]],
    ['an ordinary change', '3d', [['committee.leader-of-dominant', 'committee.chairman']]],
    ['a neutral leader becomes chairman', '3d', [['committee.leader-of-dominant', 'committee.neutral']]],
    ['an ordinary change', '3e', [['committee.dominant-party']]],
    ['four players, each', '3e', [['committee.dominance-tie']]],
    ['a solo game; the Kelvinists', '3e', [['open-questions.no-delegates-left']]],
    ['an ordinary change', '3f', [['committee.lobby-refill']]],
    ['an ordinary change', '4a', [['global-events.coming'], ['committee.neutral']]],
    ['no neutral delegate is left', '4a', [['global-events.coming'], ['open-questions.neutral-reserve-empty']]],
    ['an ordinary change', '4b', [[]]],
    ['an ordinary change', '4c', [['global-events.distant'], ['committee.neutral']]],
    ['the event deck is empty', '4c', [['open-questions.event-deck-empty']]],
    [
      'a loss takes no more',
      '2',
      [
        ['open-questions.losses', 'open-questions.event-order'],
        ['influence.max-five', 'open-questions.event-order'],
        ['influence.sources', 'influence.adjust', 'open-questions.event-order'],
      ],
    ],
  ])('names what else decided: %s, %s', (shows, step, also) => {
    const { trace } = outcomeOf(CASES.find((one) => one.shows.startsWith(shows)));
    expect(trace.filter(({ rule }) => rule === RULES[step]).map((one) => one.also ?? [])).toEqual(also);
  });

  test('tells the working of a global event for each player in turn order (influence.adjust)', () => {
    const told = eventsOf('the event meets the old committee').filter(({ type }) => type === 'event-resolved');
    const riots = { type: 'event-resolved', card: 'riots', effect: 0 };
    const lost = (by: number) => [{ asset: 'megacredits', by }];
    expect(told).toEqual([
      { ...riots, player: 'red', tally: { counted: 3, capped: 3, limit: 5, influence: ['chairman'], change: -1, units: 2 }, changes: lost(-8) },
      {
        ...riots,
        player: 'blue',
        tally: { counted: 3, capped: 3, limit: 5, influence: ['leader', 'delegate'], change: -2, units: 1 },
        changes: lost(-4),
      },
      { ...riots, player: 'green', tally: { counted: 3, capped: 3, limit: 5, influence: [], change: 0, units: 3 }, changes: lost(-12) },
    ]);
  });

  test('names all tied parties clockwise from the new ruling party, itself last (committee.dominance-tie)', () => {
    const moved = eventsOf('the new ruling party comes last').find(({ type }) => type === 'dominance-moved');
    expect(moved).toEqual({
      type: 'dominance-moved',
      from: 'greens',
      to: 'unity',
      tied: ['unity', 'scientists', 'mars-first', 'kelvinists', 'reds', 'greens'],
    });
  });

  test('gains nobody TR for a neutral chairman (crisis.new-government.chairman)', () => {
    const seated = eventsOf('a neutral leader becomes chairman').find(({ type }) => type === 'chairman-seated');
    expect(seated).toEqual({ type: 'chairman-seated', party: 'scientists', owner: 'neutral', trGained: 0 });
  });

  test('names who fills the lobby and who cannot (crisis.new-government.lobby)', () => {
    const filled = eventsOf('an empty reserve').find(({ type }) => type === 'lobby-filled');
    expect(filled).toEqual({ type: 'lobby-filled', filled: ['blue'], short: ['red'] });
  });
});
