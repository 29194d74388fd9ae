import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyLobbying,
  citedBy,
  type Colour,
  type LobbyingAction,
  type LobbyingProblem,
  lobbyInTurn,
  type Owner,
  OWNERS,
  PARTIES,
  type Party,
  placeDelegate,
  problemsOf,
  replay,
} from '../../../src/engine/turmoil/index.ts';
import { keepLeader } from '../../../src/engine/turmoil/lobbying/standing.ts';
import { rightfulDominant, rightfulLeaders, tokensOf } from './model.ts';
import { actionsIn, LOBBYING_CASES, RULES } from './lobbying-cases.ts';
import { freeze, placement, reachable } from './reachable.ts';
import { runs } from '../runs.ts';
import { differences, expected, game, type GameSketch } from './sketch.ts';

const players = { red: {}, blue: {} };

describe('lobbying in turn', () => {
  test.each(LOBBYING_CASES)('$shows', ({ board, actions, trace, after }) => {
    const before = game({ players, ...board });
    const outcome = lobbyInTurn(before, actionsIn(actions));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(trace.split(' ').map((short) => RULES[short]));
    expect(differences(before, outcome.state)).toEqual(expected(after));
  });

  test.each<[shows: string, GameSketch, actions: string, LobbyingProblem]>([
    [
      'the second delegate from one lobby place',
      { players, dominant: 'reds' },
      'rul rul',
      { code: 'lobby-empty', rule: 'committee.lobbying', player: 'red', after: 1 },
    ],
    [
      'a reserve that is empty',
      { players, parties: { reds: 'Rr4' }, dominant: 'reds' },
      'rrr rrr',
      { code: 'reserve-empty', rule: 'committee.lobbying', player: 'red', after: 1 },
    ],
    [
      'M€ that are spent',
      { players: { red: { mc: 9 } }, dominant: 'reds' },
      'rur rur',
      { code: 'not-enough-megacredits', rule: 'committee.lobbying', player: 'red', has: 4, cost: 5, after: 1 },
    ],
    [
      'a delegate that is not there',
      { players, parties: { reds: 'R' }, dominant: 'reds' },
      'brx',
      { code: 'none-to-remove', rule: 'committee.delegate', party: 'reds', owner: 'blue', after: 0 },
    ],
    [
      'an impossible board, whatever is done on it',
      { players, parties: { reds: 'R' }, dominant: 'unity' },
      'rul',
      { code: 'dominance-outnumbered', rule: 'committee.dominance-shift', dominant: 'unity', by: 'reds', after: 0 },
    ],
  ])('refuses %s', (_, sketch, actions, problem) => {
    expect(lobbyInTurn(game(sketch), actionsIn(actions))).toEqual({ ok: false, problem });
  });

  test.each<[shows: string, turn: readonly Colour[], seats: string, action: string, leader: Owner]>([
    ['the one after the old leader first', ['red', 'green', 'blue'], 'Gr1b1', 'grx', 'blue'],
    ['round to the first', ['red', 'green', 'blue'], 'Br1g1', 'brx', 'red'],
    ['in the order of this table, not of the colours', ['blue', 'red', 'green'], 'Rg1b1', 'rrx', 'green'],
    ['from the first player, after a neutral leader', ['blue', 'green', 'red'], 'Nr1g1b1', 'nrx', 'blue'],
    ['from the first player who ties, after a neutral leader', ['blue', 'green', 'red'], 'Nr1g1', 'nrx', 'green'],
    ['neutral last', ['blue', 'green', 'red'], 'Bn1r1', 'brx', 'red'],
  ])('asks three players in turn order, %s (open-questions.leader-removed)', (_, turn, seats, action, leader) => {
    const playing = Object.fromEntries(turn.map((colour) => [colour, {}]));
    const outcome = lobbyInTurn(game({ players: playing, parties: { reds: seats }, dominant: 'reds' }), actionsIn(action));
    expect(outcome).toMatchObject({ state: { committee: { parties: { reds: { leader } } } } });
  });

  test.each<[shows: string, seats: string, actions: string, facts: object]>([
    ['a delegate goes from the area while there is one', 'Rr1', 'rrx', { type: 'delegate-removed', party: 'reds', owner: 'red', from: 'area' }],
    ['else from the leader seat', 'Rb1', 'rrx', { type: 'delegate-removed', party: 'reds', owner: 'red', from: 'leader' }],
    ['the new leader of the dominant party has its influence', 'Rb1', 'rrx', { type: 'dominant-leader', party: 'reds', owner: 'blue', influence: 1 }],
    ['sent there, too', 'Br1', 'rrl', { type: 'dominant-leader', party: 'reds', owner: 'red', influence: 1 }],
    ['a neutral one has none', 'Rn1', 'rrx', { type: 'dominant-leader', party: 'reds', owner: 'neutral', influence: 0 }],
  ])('tells the facts: %s', (_, seats, actions, facts) => {
    const outcome = lobbyInTurn(game({ players, parties: { reds: seats }, dominant: 'reds' }), actionsIn(actions));
    expect(outcome.ok && outcome.trace.map(({ event }) => event)).toContainEqual(facts);
  });

  test.each<[shows: string, parties: NonNullable<GameSketch['parties']>, action: string, rival: Party, count: number]>([
    ['the strongest rival, wherever the delegate went', { reds: 'Rr1', unity: 'Bb1' }, 'bgl', 'unity', 2],
    ['of two that tie, the one that has changed', { reds: 'Rr1', 'mars-first': 'Bb1', unity: 'B' }, 'bul', 'unity', 2],
    ['the dominant party itself when it has grown', { reds: 'Rr1', unity: 'Bb1' }, 'rrl', 'reds', 3],
    ['the strongest rival after a removal', { reds: 'Rr1', unity: 'Bb1', greens: 'B' }, 'bgx', 'unity', 2],
  ])('compares the marker that stays with %s', (_, parties, action, rival, count) => {
    const outcome = lobbyInTurn(game({ players, parties, dominant: 'reds' }), actionsIn(action));
    expect(outcome.ok && outcome.trace.find(({ event }) => event.type === 'marker-kept')?.event).toMatchObject({ dominant: 'reds', rival, count });
  });

  test('nobody keeps a seat that is empty', () => {
    expect(keepLeader('reds', 'red')(game({ players, dominant: 'reds' }))).toEqual([]);
  });

  test('does nothing when nothing is done', () => {
    const before = game({ players, dominant: 'reds' });
    expect(lobbyInTurn(before, [])).toEqual({ ok: true, state: before, trace: [] });
  });
});

const removal = fc.record({ owner: fc.constantFrom<Owner>(...OWNERS), party: fc.constantFrom(...PARTIES) });
const action: fc.Arbitrary<LobbyingAction> = fc.oneof(
  placement.map((one) => ({ type: 'send' as const, ...one })),
  removal.map((one) => ({ type: 'remove' as const, ...one })),
);

describe('whatever is done', () => {
  test('the trace replays, names listed rules, and leaves a game that can be on a table', () => {
    fc.assert(
      fc.property(reachable, action, ({ game: before }, one) => {
        const outcome = lobbyInTurn(before, freeze([one]));
        if (!outcome.ok) return;
        expect(problemsOf(outcome.state)).toEqual([]);
        expect(replay(applyLobbying, before, outcome.trace)).toEqual(outcome.state);
        expect(citedBy.lobbying).toEqual(expect.arrayContaining(outcome.trace.map(({ rule }) => rule)));
      }),
      runs(200),
    );
  });

  test('a delegate that is sent leaves the game that `placeDelegate` leaves, and is refused when it refuses', () => {
    fc.assert(
      fc.property(reachable, placement, ({ game: before }, one) => {
        const alone = placeDelegate(before, one);
        const told = lobbyInTurn(before, [{ type: 'send', ...one }]);
        expect(told.ok).toBe(alone.ok);
        if (told.ok && alone.ok) expect(told.state).toEqual(alone.state);
      }),
      runs(200),
    );
  });

  test('after a removal the leader, if it could stay, has stayed (open-questions.leader-removed)', () => {
    fc.assert(
      fc.property(reachable, removal, ({ game: before }, one) => {
        const outcome = lobbyInTurn(before, [{ type: 'remove', ...one }]);
        if (!outcome.ok) return;
        const tokens = tokensOf(outcome.state.committee);
        const rightful = rightfulLeaders(tokens, one.party);
        const { leader: old } = before.committee.parties[one.party];
        const { leader } = outcome.state.committee.parties[one.party];
        expect(leader).toBeOneOf(rightful.length === 0 ? [null] : old !== null && rightful.includes(old) ? [old] : rightful);
        expect(rightfulDominant(tokens)).toContain(outcome.state.committee.dominant);
        if (rightful.length > 1 && leader === 'neutral') expect(old).toBe('neutral');
      }),
      runs(200),
    );
  });
});
