import type { SetUpInput, UnionTile } from '../../../src/engine/mars-contracts/index.ts';
import { cards } from './said.ts';

const NOTHING = { stock: {}, action: null } as const;

const tiles = (...numbers: readonly number[]): readonly UnionTile[] =>
  numbers.map((number) => ({ number, main: NOTHING, additional: NOTHING, slots: 2, track: [0, 1] }));

/** A box for two, and what is different in it. */
export const box = (change: Partial<SetUpInput>): SetUpInput => ({
  players: ['white', 'yellow'],
  leaders: 3,
  automa: null,
  countAutoma: true,
  unions: tiles(5, 2, 6, 1, 4, 3),
  seals: ['red', 'blue', 'green', 'grey'],
  contracts: cards('c1 c2 c3'),
  tradeUnion: false,
  ...change,
});

const AUTOMA = { yield: { ore: 1 }, stock: { credits: 3 } } as const;

/** What is laid out and taken, by the rules of the set-up; every step is listed, and what is on the table and in the box. */
export const SETUP_CASES: readonly (readonly [shows: string, change: Partial<SetUpInput>, steps: readonly string[], after: string])[] = [
  [
    'setup.union-tiles: as many tiles as players, in ascending order; the rest goes back to the box',
    {},
    [
      'setup.union-token > token-taken player=white',
      'setup.union-token > token-taken player=yellow',
      'setup.union-tiles > tiles-revealed unions=[2 5]',
      'setup.markers-and-seals > tile-equipped union=2 colour=red seals=7',
      'setup.markers-and-seals > tile-equipped union=5 colour=blue seals=7',
      'setup.contract-deck > deck-laid contracts=3',
    ],
    '2 red 7, 5 blue 7; box 6 1 4 3 green grey; Trade Union null',
  ],
  [
    'automa.cards, open-questions.automa-union-token: with the Automa one more tile; it takes a union token, and its cards are added',
    { automa: AUTOMA },
    [
      'setup.union-token > token-taken player=white',
      'setup.union-token > token-taken player=yellow',
      'setup.union-token + open-questions.automa-union-token > token-taken player=automa',
      'setup.union-tiles > tiles-revealed unions=[2 5 6]',
      'setup.markers-and-seals > tile-equipped union=2 colour=red seals=7',
      'setup.markers-and-seals > tile-equipped union=5 colour=blue seals=7',
      'setup.markers-and-seals > tile-equipped union=6 colour=green seals=7',
      'setup.contract-deck > deck-laid contracts=3',
      'automa.cards > automa-cards-added cards=2',
    ],
    '2 red 7, 5 blue 7, 6 green 7; box 1 4 3 grey; Trade Union null',
  ],
  [
    'setup.union-tiles: the Automa does not count, as a table may agree; assistance.use: Trade Union is in play',
    { players: ['white'], automa: AUTOMA, countAutoma: false, tradeUnion: true },
    [
      'setup.union-token > token-taken player=white',
      'setup.union-token + open-questions.automa-union-token > token-taken player=automa',
      'setup.union-tiles > tiles-revealed unions=[5]',
      'setup.markers-and-seals > tile-equipped union=5 colour=red seals=7',
      'setup.contract-deck > deck-laid contracts=3',
      'automa.cards > automa-cards-added cards=2',
      'assistance.use > assistance-added',
    ],
    '5 red 7; box 2 6 1 4 3 blue green grey; Trade Union {"holder":null,"used":false}',
  ],
  [
    'setup.union-token: four players use all markers and seals; without the Automa it does not matter whether it counts',
    { players: ['white', 'yellow', 'red', 'blue'], countAutoma: false },
    [
      'setup.union-token > token-taken player=white',
      'setup.union-token > token-taken player=yellow',
      'setup.union-token > token-taken player=red',
      'setup.union-token > token-taken player=blue',
      'setup.union-tiles > tiles-revealed unions=[1 2 5 6]',
      'setup.markers-and-seals > tile-equipped union=1 colour=red seals=7',
      'setup.markers-and-seals > tile-equipped union=2 colour=blue seals=7',
      'setup.markers-and-seals > tile-equipped union=5 colour=green seals=7',
      'setup.markers-and-seals > tile-equipped union=6 colour=grey seals=7',
      'setup.contract-deck > deck-laid contracts=3',
    ],
    '1 red 7, 2 blue 7, 5 green 7, 6 grey 7; box 4 3 ; Trade Union null',
  ],
];

/** How many tiles, by who plays: players, whether the Automa takes part, whether it counts. */
export const TILES: readonly (readonly [players: number, automa: boolean, counts: boolean, tiles: number])[] = [
  [1, false, true, 1],
  [1, true, true, 2],
  [1, true, false, 1],
  [2, false, false, 2],
  [2, true, true, 3],
  [3, true, true, 4],
  [3, true, false, 3],
  [4, false, true, 4],
];

const four = ['white', 'yellow', 'red', 'blue'];
const tokens = { code: 'pieces-missing', rule: 'components.list', piece: 'union-tokens', has: 4, needs: 5 };

/** What no table can be set up with, and why. */
export const REFUSED_SETUPS: readonly (readonly [shows: string, change: Partial<SetUpInput>, problem: object])[] = [
  ['nobody plays', { players: [] }, { code: 'too-few-players', rule: 'setup.union-token', count: 0, min: 1 }],
  ['only the Automa plays', { players: [], automa: AUTOMA }, { code: 'too-few-players', rule: 'setup.union-token', count: 0, min: 1 }],
  ['five play', { players: [...four, 'black'] }, tokens],
  ['four play with the Automa', { players: four, automa: AUTOMA }, tokens],
  ['four play with the Automa, which does not count', { players: four, automa: AUTOMA, countAutoma: false }, tokens],
  ['two have one name', { players: ['white', 'white'] }, { code: 'same-player-twice', rule: 'setup.union-token', player: 'white' }],
  ['a player has the name of the Automa', { players: ['white', 'automa'] }, { code: 'no-automa', rule: 'automa.cards' }],
  ['tiles are missing', { unions: tiles(3) }, { code: 'pile-too-small', rule: 'setup.union-tiles', pile: 'unions', has: 1, needs: 2 }],
  [
    'seals are missing',
    { seals: ['red', 'blue'], automa: AUTOMA },
    { code: 'pile-too-small', rule: 'setup.markers-and-seals', pile: 'seals', has: 2, needs: 3 },
  ],
  [
    'a tile has more slots than anybody can count',
    { unions: tiles(1, 2).map((tile) => ({ ...tile, slots: 2 ** 33 })) },
    { code: 'not-countable', rule: 'setup.union-tiles', field: '1.slots', value: 2 ** 33 },
  ],
  [
    'a tile has a number that is none',
    { unions: [...tiles(1), ...tiles(NaN)] },
    { code: 'not-countable', rule: 'setup.union-tiles', field: 'NaN.number', value: NaN },
  ],
  ['two tiles have one number', { unions: tiles(3, 3) }, { code: 'unions-out-of-order', rule: 'setup.union-tiles', union: 3 }],
  ['two tiles have seals of one colour', { seals: ['red', 'red'] }, { code: 'same-colour-twice', rule: 'setup.markers-and-seals', colour: 'red' }],
  ['a card is there twice', { contracts: cards('c1 c1') }, { code: 'same-card-twice', rule: 'setup.contract-deck', contract: 'c1' }],
  ['a player has half a leader', { leaders: 0.5 }, { code: 'not-countable', rule: 'unions.grant', field: 'white.leaders.free', value: 0.5 }],
];
