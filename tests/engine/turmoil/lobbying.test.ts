import { describe, expect, test } from 'vitest';
import { apply, influenceOf, mostDelegates, placeDelegate, replay, type Placement } from '../../../src/engine/turmoil/index.ts';
import { differences, expected, game, type GameSketch } from './sketch.ts';

const LOBBY: Placement = { player: 'red', party: 'unity', source: 'lobby' };
const RESERVE: Placement = { player: 'red', party: 'unity', source: 'reserve' };

/** Short names of the rules that lobbying cites. */
const RULES: Record<string, string> = {
  lobbying: 'committee.lobbying',
  first: 'committee.first-leader',
  replace: 'committee.replace-leader',
  shift: 'committee.dominance-shift',
};

describe('lobbying', () => {
  test.each<[shows: string, Omit<GameSketch, 'players'>, Placement, trace: string, after: string]>([
    [
      'committee.lobbying: free from the lobby',
      { parties: { unity: 'Bb1', reds: 'Nn2' }, dominant: 'reds' },
      LOBBY,
      'lobbying',
      'unity=Br1b1 lobby=b',
    ],
    [
      'committee.lobbying: 5 M€ from the reserve, though one waits in the lobby',
      { parties: { unity: 'Bb1', reds: 'Nn2' }, dominant: 'reds' },
      RESERVE,
      'lobbying lobbying',
      'unity=Br1b1 red.mc=15 reserve=r5b4n10',
    ],
    ['committee.first-leader: the first delegate leads', { parties: { reds: 'N' }, dominant: 'reds' }, LOBBY, 'lobbying first', 'unity=R lobby=b'],
    [
      'committee.first-leader: and makes a party dominant if all are empty',
      { dominant: 'reds' },
      LOBBY,
      'lobbying first shift',
      'unity=R dominant=unity lobby=b',
    ],
    [
      'committee.replace-leader: strictly more take the seat',
      { parties: { unity: 'Br1', reds: 'Nn2' }, dominant: 'reds' },
      LOBBY,
      'lobbying replace',
      'unity=Rr1b1 lobby=b',
    ],
    [
      'committee.replace-leader: as many do not',
      { parties: { unity: 'Bb1r1', reds: 'Nn3' }, dominant: 'reds' },
      LOBBY,
      'lobbying',
      'unity=Br2b1 lobby=b',
    ],
    [
      'committee.replace-leader: a neutral leader too',
      { parties: { unity: 'Nr1', reds: 'Bb2' }, dominant: 'reds' },
      LOBBY,
      'lobbying replace',
      'unity=Rr1n1 lobby=b',
    ],
    [
      'committee.leader-counts: a leader does not replace itself',
      { parties: { unity: 'Rb1', reds: 'Nn2' }, dominant: 'reds' },
      LOBBY,
      'lobbying',
      'unity=Rr1b1 lobby=b',
    ],
    [
      'committee.dominance-shift: strictly more take the marker',
      { parties: { unity: 'Bb1', reds: 'Nn1' }, dominant: 'reds' },
      LOBBY,
      'lobbying shift',
      'unity=Br1b1 dominant=unity lobby=b',
    ],
    ['committee.dominance-shift: as many do not', { parties: { unity: 'B', reds: 'Nn1' }, dominant: 'reds' }, LOBBY, 'lobbying', 'unity=Br1 lobby=b'],
    [
      'seat and marker at once, the seat first',
      { parties: { unity: 'Br1', reds: 'Nn1' }, dominant: 'reds' },
      RESERVE,
      'lobbying lobbying replace shift',
      'unity=Rr1b1 dominant=unity red.mc=15 reserve=r4b5n11',
    ],
  ])('%s', (_, sketch, placement, trace, after) => {
    const before = game({ players: { red: {}, blue: {} }, ...sketch });
    const outcome = placeDelegate(before, placement);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    expect(outcome.trace.map(({ rule }) => rule)).toEqual(trace.split(' ').map((short) => RULES[short]));
    expect(differences(before, outcome.state)).toEqual(expected(after));
    expect(replay(apply, before, outcome.trace)).toEqual(outcome.state);
  });

  test.each<[shows: string, GameSketch, Placement, problem: unknown]>([
    [
      'an empty lobby place',
      { players: { red: {} }, dominant: 'reds', lobby: '' },
      LOBBY,
      { code: 'lobby-empty', rule: 'committee.lobbying', player: 'red' },
    ],
    [
      'an empty reserve',
      { players: { red: {} }, parties: { reds: 'Rr5' }, dominant: 'reds' },
      RESERVE,
      { code: 'reserve-empty', rule: 'committee.lobbying', player: 'red' },
    ],
    [
      '4 M€',
      { players: { red: { mc: 4 } }, dominant: 'reds' },
      RESERVE,
      { code: 'not-enough-megacredits', rule: 'committee.lobbying', player: 'red', has: 4, cost: 5 },
    ],
    [
      'a colour that nobody plays',
      { players: { blue: {} }, dominant: 'reds' },
      LOBBY,
      { code: 'not-playing', rule: 'committee.delegate', owner: 'red' },
    ],
  ])('refuses %s', (_, sketch, placement, problem) => {
    expect(placeDelegate(game(sketch), placement)).toEqual({ ok: false, problem });
  });

  test('tells each step with its facts', () => {
    const before = game({ players: { red: {}, blue: {} }, parties: { unity: 'Br1', reds: 'Nn1' }, dominant: 'reds' });
    const outcome = placeDelegate(before, RESERVE);
    expect(outcome.ok && outcome.trace).toEqual([
      { rule: 'committee.lobbying', event: { type: 'megacredits-changed', changes: [{ player: 'red', by: -5 }] } },
      { rule: 'committee.lobbying', event: { type: 'delegate-placed', party: 'unity', owner: 'red', source: 'reserve' } },
      { rule: 'committee.replace-leader', event: { type: 'leader-seated', party: 'unity', from: 'blue', to: 'red' } },
      { rule: 'committee.dominance-shift', event: { type: 'dominance-moved', from: 'reds', to: 'unity', tied: ['unity'] } },
    ]);
  });

  test('takes exactly 5 M€, and none for the lobby (committee.lobbying)', () => {
    const rich = placeDelegate(game({ players: { red: { mc: 5 } }, dominant: 'reds' }), RESERVE);
    const poor = placeDelegate(game({ players: { red: { mc: 0 } }, dominant: 'reds' }), LOBBY);
    expect([rich, poor].map((outcome) => outcome.ok && outcome.state.players[0]?.stock.megacredits)).toEqual([0, 0]);
  });
});

describe('influence', () => {
  test.each<[shows: string, Omit<GameSketch, 'players' | 'dominant'>, readonly string[]]>([
    ['influence.sources: nobody there', { parties: { reds: 'B' } }, []],
    ['influence.sources: chairman', { parties: { reds: 'B' }, chairman: 'R' }, ['chairman']],
    ['influence.sources: a lone leader is not counted twice', { parties: { reds: 'R' } }, ['leader']],
    ['influence.sources: one delegate', { parties: { reds: 'Br1' } }, ['delegate']],
    ['influence.sources: three delegates give no more', { parties: { reds: 'Bb2r3' } }, ['delegate']],
    ['influence.sources: all three', { parties: { reds: 'Rr1' }, chairman: 'R' }, ['chairman', 'leader', 'delegate']],
    ['committee.delegate: leading another party gives none', { parties: { reds: 'Bb2', unity: 'Rr1' } }, []],
  ])('%s', (_, sketch, sources) => {
    expect(influenceOf(game({ players: { red: {}, blue: {} }, dominant: 'reds', ...sketch }).committee, 'red')).toEqual(sources);
  });
});

describe('the next dominant party', () => {
  test.each<[shows: string, Omit<GameSketch, 'players' | 'dominant'>, readonly string[]]>([
    ['committee.dominant-party: the most delegates', { ruling: 'unity', parties: { greens: 'Rr1', reds: 'B' } }, ['greens']],
    ['committee.dominance-tie: the first clockwise', { ruling: 'kelvinists', parties: { 'mars-first': 'R', greens: 'B' } }, ['greens', 'mars-first']],
    ['committee.dominance-tie: round past the last', { ruling: 'greens', parties: { kelvinists: 'R', reds: 'B' } }, ['kelvinists', 'reds']],
    [
      'committee.dominance-tie: the last party asks the first next',
      { ruling: 'scientists', parties: { 'mars-first': 'R', unity: 'B' } },
      ['mars-first', 'unity'],
    ],
    [
      'committee.dominance-tie: the ruling party is the last of all',
      { ruling: 'reds', parties: { reds: 'R', kelvinists: 'B' } },
      ['kelvinists', 'reds'],
    ],
    ['committee.leader-counts: leaders count', { ruling: 'reds', parties: { greens: 'Rb1', unity: 'Bb1' } }, ['greens', 'unity']],
    ['all empty', { ruling: 'mars-first' }, ['kelvinists', 'reds', 'greens', 'unity', 'scientists', 'mars-first']],
  ])('%s', (_, sketch, parties) => {
    const { committee } = game({ players: { red: {}, blue: {} }, dominant: 'reds', ...sketch });
    expect(mostDelegates(committee)).toEqual(parties);
  });
});
