import { describe, expect, test } from 'vitest';
import {
  crisis,
  placeDelegate,
  problemsOf,
  problemsOfCrisis,
  removeDelegate,
  startGame,
  type Committee,
  type Game,
} from '../../../src/engine/turmoil/index.ts';
import { game, player } from './sketch.ts';

const legal = game({
  players: { red: {}, blue: {} },
  parties: { unity: 'Rr1', reds: 'Nb1' },
  dominant: 'unity',
  events: ['pandemic', 'riots', 'solar-flare'],
});

const change = (patch: Partial<Game>): Game => ({ ...legal, ...patch });
const changeBoard = (patch: Partial<Committee>): Game => change({ committee: { ...legal.committee, ...patch } });
const { parties, reserve, lobby } = legal.committee;
const six = ['red', 'green', 'blue', 'yellow', 'black'].map((colour) => player(colour as 'red'));

describe('an impossible game', () => {
  test.each<[shows: string, Game, readonly unknown[]]>([
    [
      'nobody plays',
      change({ players: [] }),
      [
        { code: 'no-players', rule: 'committee.delegate' },
        { code: 'not-playing', rule: 'committee.delegate', owner: 'red' },
        { code: 'not-playing', rule: 'committee.delegate', owner: 'blue' },
      ],
    ],
    [
      'six play',
      startGame([...six, player('red')], 'riots', 'pandemic'),
      [
        { code: 'too-many-players', rule: 'committee.delegate', count: 6, max: 5 },
        { code: 'same-colour-twice', rule: 'committee.delegate', player: 'red' },
      ],
    ],
    [
      'two play the same colour',
      change({ players: [player('red'), player('blue'), player('blue')] }),
      [{ code: 'same-colour-twice', rule: 'committee.delegate', player: 'blue' }],
    ],
    [
      'a negative number',
      change({ players: [player('red', { tr: -1 }), player('blue')] }),
      [{ code: 'not-countable', rule: 'crisis.tr-revision', field: 'red.tr', value: -1 }],
    ],
    [
      'a broken number',
      change({ players: [player('red', { mc: 2.5 }), player('blue', { heat: NaN })] }),
      [
        { code: 'not-countable', rule: 'global-events.current', field: 'red.stock.megacredits', value: 2.5 },
        { code: 'not-countable', rule: 'influence.max-five', field: 'blue.production.heat', value: NaN },
      ],
    ],
    [
      'a number beyond 999',
      change({ players: [player('red', { cities: 1000 }), player('blue', { tags: { earth: 1e9 } })] }),
      [
        { code: 'not-countable', rule: 'influence.max-five', field: 'red.counts.cities', value: 1000 },
        { code: 'not-countable', rule: 'influence.max-five', field: 'blue.tags.earth', value: 1e9 },
      ],
    ],
    [
      'a negative delegate, though the sum is right',
      changeBoard({ reserve: { ...reserve, red: -1 }, parties: { ...parties, unity: { leader: 'red', area: { ...parties.unity.area, red: 6 } } } }),
      [{ code: 'not-countable', rule: 'committee.delegate', field: 'reserve.red', value: -1 }],
    ],
    [
      'fewer than none in a lobby place',
      changeBoard({ lobby: { ...lobby, red: -1 as 0 }, reserve: { ...reserve, red: 6 } }),
      [{ code: 'not-countable', rule: 'committee.delegate', field: 'lobby.red', value: -1 }],
    ],
    [
      'fewer than none in a party',
      changeBoard({
        reserve: { ...reserve, blue: 7 },
        parties: { ...parties, reds: { leader: 'neutral', area: { ...parties.reds.area, blue: -1 } } },
      }),
      [{ code: 'not-countable', rule: 'committee.delegate', field: 'parties.reds.area.blue', value: -1 }],
    ],
    [
      'an eighth delegate',
      changeBoard({ reserve: { ...reserve, red: 5 } }),
      [{ code: 'wrong-delegate-count', rule: 'committee.delegate', owner: 'red', count: 8, due: 7 }],
    ],
    [
      'a lost delegate',
      changeBoard({ lobby: { ...lobby, blue: 0 } }),
      [{ code: 'wrong-delegate-count', rule: 'committee.delegate', owner: 'blue', count: 6, due: 7 }],
    ],
    [
      'a fifteenth neutral delegate',
      changeBoard({ reserve: { ...reserve, neutral: 13 } }),
      [{ code: 'wrong-delegate-count', rule: 'committee.delegate', owner: 'neutral', count: 15, due: 14 }],
    ],
    [
      'a delegate of a colour that nobody plays',
      changeBoard({ reserve: { ...reserve, green: 1 } }),
      [{ code: 'not-playing', rule: 'committee.delegate', owner: 'green' }],
    ],
    [
      'two delegates in one lobby place',
      changeBoard({ lobby: { ...lobby, red: 2 as 1 }, reserve: { ...reserve, red: 3 } }),
      [{ code: 'lobby-too-full', rule: 'committee.lobby-start', player: 'red', count: 2, max: 1 }],
    ],
    [
      'an empty chairman seat',
      changeBoard({ chairman: null, reserve: { ...reserve, neutral: 13 } }),
      [{ code: 'chairman-missing', rule: 'committee.chairman' }],
    ],
    [
      'delegates without a leader',
      changeBoard({ parties: { ...parties, unity: { leader: null, area: { ...parties.unity.area, red: 2 } } } }),
      [{ code: 'leader-missing', rule: 'committee.first-leader', party: 'unity' }],
    ],
    [
      'a leader with fewer delegates than another',
      game({ players: { red: {}, blue: {} }, parties: { unity: 'Rb2n2' }, dominant: 'unity' }),
      [
        { code: 'leader-outnumbered', rule: 'committee.replace-leader', party: 'unity', leader: 'red', by: 'blue' },
        { code: 'leader-outnumbered', rule: 'committee.replace-leader', party: 'unity', leader: 'red', by: 'neutral' },
      ],
    ],
    [
      'a leader with fewer delegates than two others: the one with the most comes first',
      game({ players: { red: {}, blue: {} }, parties: { unity: 'Rb2n3' }, dominant: 'unity' }),
      ['neutral', 'blue'].map((by) => ({ code: 'leader-outnumbered', rule: 'committee.replace-leader', party: 'unity', leader: 'red', by })),
    ],
    [
      'a dominant party with fewer delegates than another',
      game({ players: { red: {}, blue: {} }, parties: { unity: 'R', reds: 'Bb1', greens: 'N' }, dominant: 'unity' }),
      [{ code: 'dominance-outnumbered', rule: 'committee.dominance-shift', dominant: 'unity', by: 'reds' }],
    ],
    [
      'a dominant party with fewer delegates than two others: the one with the most comes first',
      game({ players: { red: {}, blue: {} }, parties: { unity: 'R', reds: 'Bb1', greens: 'Nn3' }, dominant: 'unity' }),
      ['greens', 'reds'].map((by) => ({ code: 'dominance-outnumbered', rule: 'committee.dominance-shift', dominant: 'unity', by })),
    ],
    [
      'one card on two spaces',
      change({ events: { distant: 'riots', coming: 'pandemic', current: 'riots' } }),
      [{ code: 'same-card-twice', rule: 'crisis.changing-times.distant', card: 'riots' }],
    ],
  ])('%s', (_, impossible, problems) => {
    expect(problemsOf(impossible)).toEqual(problems);
    const readings = { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } as const;
    const refusal = { ok: false, problem: problems[0] };
    expect(crisis(impossible, { revealed: null, readings })).toEqual(refusal);
    expect(placeDelegate(impossible, { player: 'red', party: 'unity', source: 'lobby' })).toEqual(refusal);
    expect(removeDelegate(impossible, { owner: 'red', party: 'unity' })).toEqual({ ok: false, problem: problems[0] });
  });

  test.each<[shows: string, Game]>([
    ['a game in its middle', legal],
    ['a game at its start', startGame([player('red')], 'riots', 'pandemic')],
    ['a leader who ties, a marker that ties', game({ players: { red: {}, blue: {} }, parties: { unity: 'Rb1', reds: 'Nn1' }, dominant: 'unity' })],
    ['no delegate in any party', change({ committee: game({ players: { red: {}, blue: {} }, dominant: 'greens' }).committee })],
  ])('is not: %s', (_, possible) => {
    expect(problemsOf(possible)).toEqual([]);
  });
});

describe('a crisis cannot begin', () => {
  test('when the revealed card lies on the track already', () => {
    expect(problemsOfCrisis(legal, 'riots')).toEqual([{ code: 'same-card-twice', rule: 'crisis.changing-times.distant', card: 'riots' }]);
    expect(problemsOfCrisis(legal, 'strong-society')).toEqual([]);
  });

  test('when the dominant party has no leader to seat', () => {
    const empty = change({ committee: game({ players: { red: {}, blue: {} }, dominant: 'greens' }).committee });
    expect(problemsOfCrisis(empty, null)).toEqual([{ code: 'no-leader-to-seat', rule: 'crisis.new-government.chairman', party: 'greens' }]);
  });
});

describe('the start of a game', () => {
  test('has a neutral leader where the coming event says, and dominance with it (setup.coming-event)', () => {
    const start = game({
      players: { red: {}, blue: {} },
      parties: { reds: 'N', greens: 'N' },
      dominant: 'reds',
      events: ['pandemic', 'homeworld-support', null],
    });
    expect(startGame([player('red'), player('blue')], 'homeworld-support', 'pandemic')).toEqual(start);
  });

  test('has both neutral delegates in one party if both events name it (setup.distant-event)', () => {
    const start = game({
      players: { black: {} },
      parties: { unity: 'Nn1' },
      dominant: 'unity',
      events: ['solar-flare', 'interplanetary-trade', null],
    });
    expect(startGame([player('black')], 'interplanetary-trade', 'solar-flare')).toEqual(start);
  });
});
