import type { RankingInput, Sketch } from '../../../src/engine/world-problems/index.ts';

const six = ['red', 'green', 'blue', 'yellow', 'black', 'white'];

/** Countries with their reputation, in turn order; of six those that are left out have 0. */
export const countriesIn = (reputation: Readonly<Record<string, number>>): Sketch['countries'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(reputation), ...(Object.keys(reputation).length > 3 ? six : [])])].map((id) => [
      id,
      { reputation: reputation[id] ?? 0 },
    ]),
  );

/** Goals met, by one member of each unit. */
export const metIn = (met: Readonly<Record<string, number>>): RankingInput['met'] =>
  Object.entries(met).map(([country, count]) => ({ country, count }));

interface RankingCase {
  readonly shows: string;
  readonly reputation: Readonly<Record<string, number>>;
  readonly alliances?: readonly (readonly string[])[];
  readonly met: Readonly<Record<string, number>>;
  /** Rules of each unit's step in turn order, then of each place. */
  readonly rules: string;
  /** The places; units that share one are joined by `=`. */
  readonly places: string;
}

const W = 'open-questions.winner';
const T = 'reputation.tie';
const FULL = 'alliances.one-country + open-questions.alliance-against-country + open-questions.alliance-reputation';
const SHORT = 'alliances.ranking-equal + open-questions.alliance-reputation';
const LOST = ' + alliances.ranking-lost';
const TWO = ' + open-questions.two-alliances';
const DESPITE = ' + open-questions.alliance-short';
const SHARED = ' + open-questions.complete-tie';

/** Who has met what, and the places; written from the rules by hand. */
export const RANKING_CASES: readonly RankingCase[] = [
  {
    shows: 'open-questions.winner: the most goals met, whatever the reputation',
    reputation: { red: 9, green: 0, blue: 5 },
    met: { red: 0, green: 2, blue: 1 },
    rules: [W, W, W, W, W, W].join(', '),
    places: '1 green, 2 blue, 3 red',
  },
  {
    shows: 'reputation.tie: equal goals, more reputation',
    reputation: { red: 1, green: 0, blue: 5 },
    met: { red: 1, green: 2, blue: 1 },
    rules: [W, W, W, W, T, T].join(', '),
    places: '1 green, 2 blue, 3 red',
  },
  {
    shows: 'reputation.tie: equal in everything, they share the place, and the next one is left out',
    reputation: { red: 4, green: 4, blue: 1 },
    met: { red: 2, green: 2, blue: 2 },
    rules: [W, W, W, T + SHARED, T].join(', '),
    places: '1 red=green, 3 blue',
  },
  {
    shows: 'alliances.ranking-lost: an alliance that is short of a goal lies below a country that met its 2',
    reputation: { red: 9, green: 9, blue: 0, yellow: 0 },
    alliances: [['red', 'green']],
    met: { red: 3, blue: 2, yellow: 0, black: 0, white: 0 },
    rules: [SHORT, W, W, W, W, W, W + LOST, T + DESPITE + SHARED].join(', '),
    places: '1 blue, 2 red+green, 3 yellow=black=white',
  },
  {
    shows: 'alliances.ranking-equal: it is equal to a country that missed one; more reputation',
    reputation: { red: 1, green: 1, blue: 3, yellow: 1 },
    alliances: [['red', 'green']],
    met: { green: 0, blue: 1, yellow: 1, black: 0, white: 0 },
    rules: [SHORT, W, W, W, W, T, T, T, T + DESPITE + SHARED].join(', '),
    places: '1 blue, 2 red+green, 3 yellow, 4 black=white',
  },
  {
    shows: 'alliances.one-country: it can come first where nobody has met all',
    reputation: { red: 2, green: 1, blue: 2, yellow: 0 },
    alliances: [['red', 'green']],
    met: { red: 0, blue: 1, yellow: 0, black: 0, white: 0 },
    rules: [SHORT, W, W, W, W, T + DESPITE, T, T + DESPITE + SHARED].join(', '),
    places: '1 red+green, 2 blue, 3 yellow=black=white',
  },
  {
    shows: 'open-questions.alliance-against-country: all goals of an alliance against the 2 of a country, reputation decides',
    reputation: { red: 1, green: 1, blue: 1, yellow: 4 },
    alliances: [['red', 'green', 'blue']],
    met: { blue: 6, yellow: 2, black: 1, white: 0 },
    rules: [FULL, W, W, W, T, T, W, W].join(', '),
    places: '1 yellow, 2 red+green+blue, 3 black, 4 white',
  },
  {
    shows: 'reputation.tie: two alliances that are short, and one of them lies below no country; equal, they share',
    reputation: { red: 1, green: 1, blue: 1, yellow: 0, black: 0, white: 3 },
    alliances: [
      ['red', 'green', 'blue'],
      ['yellow', 'black', 'white'],
    ],
    met: { red: 5, yellow: 0 },
    rules: [SHORT, SHORT, T + TWO + DESPITE + SHARED].join(', '),
    places: '1 red+green+blue=yellow+black+white',
  },
  {
    shows: 'open-questions.winner: a full alliance before one that is short',
    reputation: { red: 0, green: 0, blue: 0, yellow: 9, black: 9, white: 9 },
    alliances: [
      ['red', 'green', 'blue'],
      ['yellow', 'black', 'white'],
    ],
    met: { red: 6, yellow: 5 },
    rules: [FULL, SHORT, W, W].join(', '),
    places: '1 red+green+blue, 2 yellow+black+white',
  },
  {
    shows: 'open-questions.alliance-short: an alliance shares the first place with a country that missed a goal too',
    reputation: { red: 2, green: 1, blue: 3, yellow: 0 },
    alliances: [['red', 'green']],
    met: { red: 0, blue: 1, yellow: 0, black: 0, white: 0 },
    rules: [SHORT, W, W, W, W, T + DESPITE + SHARED, T + DESPITE + SHARED].join(', '),
    places: '1 red+green=blue, 3 yellow=black=white',
  },
  {
    shows: 'alliances.ranking-lost: it lies below a country that met its 2, and shares with one that missed a goal',
    reputation: { red: 2, green: 1, blue: 3, yellow: 0 },
    alliances: [['red', 'green']],
    met: { red: 0, blue: 1, yellow: 2, black: 0, white: 0 },
    rules: [SHORT, W, W, W, W, W, T + LOST + SHARED, T + DESPITE + SHARED].join(', '),
    places: '1 yellow, 2 red+green=blue, 4 black=white',
  },
];

/** What is refused at a table of red, green and blue, with the whole problem. */
export const REFUSED_RANKINGS: readonly (readonly [
  shows: string,
  met: Readonly<Record<string, number>>,
  change: Partial<Sketch>,
  compared: readonly string[],
  problem: object,
])[] = [
  [
    'the game is not over',
    { red: 1, green: 1, blue: 1 },
    { cycle: { phase: 'karma' }, supplement: { radicals: { deck: [], discarded: [], inEffect: [] }, karma: { walk: [], board: {} } } },
    [],
    { code: 'out-of-order', rule: 'round.end', phase: 'karma', due: ['over'] },
  ],
  ['the game is impossible', {}, { titled: ['pink'] }, [], { code: 'not-playing', rule: 'alliances.one-country', country: 'pink' }],
  ['goals are not counted', { red: 1, blue: 1 }, {}, [], { code: 'goals-not-counted', rule: W, country: 'green', most: 2 }],
  ['more goals are met than held', { red: 1, green: 1, blue: 3 }, {}, [], { code: 'goals-not-counted', rule: W, country: 'blue', most: 2 }],
  ['fewer than none are met', { red: -1, green: 1, blue: 2 }, {}, [], { code: 'goals-not-counted', rule: W, country: 'red', most: 2 }],
  ['half a goal is met', { red: 1, green: 0.5, blue: 2 }, {}, [], { code: 'goals-not-counted', rule: W, country: 'green', most: 2 }],
  ['a stranger has met goals', { red: 1, green: 1, blue: 1, pink: 2 }, {}, [], { code: 'not-playing', rule: W, country: 'pink' }],
  [
    'a kind is compared that is not there',
    { red: 1, green: 1, blue: 1 },
    {},
    ['food', 'wood'],
    { code: 'unknown-resource', rule: 'reputation.resources', resource: 'wood', field: 'compared' },
  ],
];
