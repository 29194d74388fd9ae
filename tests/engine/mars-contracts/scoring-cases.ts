import type { Counted, CountedUnion } from '../../../src/engine/mars-contracts/index.ts';
import type { Short } from './said.ts';

interface ScoringCase {
  readonly shows: string;
  readonly before: Short;
  readonly steps: readonly string[];
  /** `player: in play, completed, lost`. */
  readonly scores: string;
}

/** The tracks of two tiles: the section of 3 VP begins at space 3, or at space 5. */
const SHORT = [0, 1, 1, 3, 5];
const LONG = [0, 0, 1, 1, 2, 3, 3, 3];

/** What lies in the play areas at the end, and the points; written from the rules by hand. */
export const SCORING_CASES: readonly ScoringCase[] = [
  {
    shows: 'scoring.example: two kept and one not completed, the marker in the section of 3 VP; the 2 VP of the third were gained in play',
    before: {
      players: { white: { vp: 2, holds: 'c1@1:2 c2@1:2 c3@1:1' }, yellow: {} },
      unions: [{ track: LONG, marker: 5 }],
      discarded: 'c4',
    },
    steps: [
      'contracts.reward-a > in-play-kept player=white vp=2',
      'scoring.completed > completed-scored player=white union=1 contracts=2 each=3 vp=6',
      'scoring.uncompleted > uncompleted-lost player=white contracts=1 vp=2',
    ],
    scores: 'white: 2, 6, 2; yellow: 0, 0, 0',
  },
  {
    shows: 'scoring.completed: the section counts, not the number of steps',
    before: {
      players: { white: { holds: 'c1@1:2' }, yellow: { holds: 'c2@2:2' } },
      unions: [
        { track: LONG, marker: 7 },
        { track: SHORT, marker: 4 },
      ],
    },
    steps: [
      'scoring.completed > completed-scored player=white union=1 contracts=1 each=3 vp=3',
      'scoring.completed > completed-scored player=yellow union=2 contracts=1 each=5 vp=5',
    ],
    scores: 'white: 0, 3, 0; yellow: 0, 5, 0',
  },
  {
    shows: 'scoring.completed: each contract by the marker of its own union, with a number that is no place in the row',
    before: {
      players: { white: { vp: 7, holds: 'c1@6:2 c2@4:2 c3@6:2 lab@6:1' } },
      unions: [
        { number: 4, track: SHORT, marker: 1 },
        { number: 6, track: SHORT, marker: 3 },
      ],
    },
    steps: [
      'contracts.reward-a > in-play-kept player=white vp=7',
      'scoring.completed > completed-scored player=white union=4 contracts=1 each=1 vp=1',
      'scoring.completed > completed-scored player=white union=6 contracts=3 each=3 vp=9',
    ],
    scores: 'white: 7, 10, 0',
  },
  {
    shows: 'scoring.completed: a marker that has not moved shows what space 0 shows',
    before: { players: { white: { holds: 'lab@1:1' } }, unions: [{ track: SHORT }] },
    steps: ['scoring.completed > completed-scored player=white union=1 contracts=1 each=0 vp=0'],
    scores: 'white: 0, 0, 0',
  },
  {
    shows: 'scoring.uncompleted: 2 VP for each, of whatever union and level; the whole may be less than nothing',
    before: { players: { white: { vp: 1 }, yellow: { holds: 'c1@1:0 c2@2:1 lab@2:0' } } },
    steps: ['contracts.reward-a > in-play-kept player=white vp=1', 'scoring.uncompleted > uncompleted-lost player=yellow contracts=3 vp=6'],
    scores: 'white: 1, 0, 0; yellow: 0, 0, 6',
  },
  {
    shows: 'scoring.completed: who holds nothing, as the Automa always, keeps what was gained in play',
    before: { players: { white: {}, automa: { vp: 4 } }, automa: {} },
    steps: ['automa.commit > in-play-kept player=automa vp=4'],
    scores: 'white: 0, 0, 0; automa: 4, 0, 0',
  },
];

/** When nothing is scored, and why. */
export const REFUSED_SCORINGS: readonly (readonly [shows: string, phase: 'contracts' | 'activation', problem: object])[] = [
  ['contracts are due', 'contracts', { code: 'out-of-order', rule: 'rounds.new-contracts', phase: 'contracts', due: ['over'] }],
  ['the unions are used', 'activation', { code: 'out-of-order', rule: 'unions.two-actions', phase: 'activation', due: ['over'] }],
];

const union: CountedUnion = { track: SHORT, marker: 3, completed: 2, uncompleted: 1 };

/** What a player counts, and what it comes to: in play, completed, lost. */
export const COUNTED: readonly (readonly [shows: string, vp: number, unions: readonly CountedUnion[], scores: string])[] = [
  ['scoring.example: 2 in play, 6 for two contracts, 2 lost', 2, [union], '2, 6, 2'],
  ['each union by its own marker', 0, [union, { ...union, marker: 4, uncompleted: 0 }], '0, 16, 2'],
  ['nothing at all', 0, [], '0, 0, 0'],
  ['all seven seals of a union', 0, [{ ...union, completed: 0, uncompleted: 7 }], '0, 0, 14'],
];

/** What cannot be counted, and why. */
export const REFUSED_COUNTS: readonly (readonly [shows: string, vp: number, change: Partial<CountedUnion>, problem: object])[] = [
  ['half a contract is completed', 0, { completed: 0.5 }, { code: 'not-countable', rule: 'scoring.completed', field: '2.completed', value: 0.5 }],
  [
    'less than none is not completed',
    0,
    { uncompleted: -1 },
    { code: 'not-countable', rule: 'scoring.uncompleted', field: '2.uncompleted', value: -1 },
  ],
  [
    'there are more contracts than seals',
    0,
    { completed: 4, uncompleted: 4 },
    { code: 'too-many-contracts', rule: 'setup.markers-and-seals', union: 2, count: 8, max: 7 },
  ],
  ['the marker has left its track', 0, { marker: 5 }, { code: 'marker-off-track', rule: 'scoring.completed', union: 2, at: 5, last: 4 }],
  ['less than nothing was gained in play', -1, {}, { code: 'not-countable', rule: 'contracts.reward-a', field: 'white.vp', value: -1 }],
];

/** The same for `countedTable`: the union of the case is the second. */
export const countedWith = (vp: number, change: Partial<CountedUnion>): Counted => ({
  player: 'white',
  vp,
  unions: [union, { ...union, ...change }],
});
