import type { Edition, TrackInput, TrackStart } from '../../../src/engine/turmoil/index.ts';

/** One card's way: riots bring a neutral delegate to Mars First when revealed, to the Reds when current. */
export interface TrackCase {
  readonly shows: string;
  readonly start: TrackStart;
  readonly reading: Edition;
  readonly trace: string;
  /** The generation whose crisis resolves the card. */
  readonly resolved: number;
  readonly arrived: readonly string[];
  readonly left: number;
  readonly counted: readonly number[];
}

/** Short names of the rules that the track cites, for the column `trace`. */
export const RULES: Record<string, string> = {
  begins: 'setup.coming-event',
  waits: 'setup.distant-event',
  none: 'setup.no-current-event',
  distant: 'global-events.distant',
  coming: 'global-events.coming',
  current: 'global-events.current',
  '4a': 'crisis.changing-times.current',
  '4b': 'crisis.changing-times.coming',
  '4c': 'crisis.changing-times.distant',
  dry: 'open-questions.neutral-reserve-empty',
  deck: 'open-questions.event-deck-empty',
};

const crisis = { at: 'crisis', generation: 1, neutral: 11, last: false } as const;

/** Worked out by hand from the rulebooks' order of the crisis. */
export const TRACK_CASES: readonly TrackCase[] = [
  {
    shows: 'global-events.distant: revealed in the crisis of 1, resolved in that of 4: 3 generations (French edition)',
    start: crisis,
    reading: 'fr',
    trace: '4c distant 4b 4a coming current distant',
    resolved: 4,
    arrived: ['mars-first', 'reds'],
    left: 9,
    counted: [2, 3, 4],
  },
  {
    shows: 'global-events.distant: the same way, 2 generations (Russian edition)',
    start: crisis,
    reading: 'ru',
    trace: '4c distant 4b 4a coming current distant',
    resolved: 4,
    arrived: ['mars-first', 'reds'],
    left: 9,
    counted: [2, 3],
  },
  {
    shows: 'setup.distant-event: resolved in the crisis of 3; the first crisis resolves nothing',
    start: { at: 'set-up', space: 'distant' },
    reading: 'fr',
    trace: 'waits waits none 4b 4a coming current distant',
    resolved: 3,
    arrived: ['mars-first', 'reds'],
    left: 10,
    counted: [1, 2, 3],
  },
  {
    shows: 'setup.coming-event: one space nearer, so resolved in the crisis of 2',
    start: { at: 'set-up', space: 'coming' },
    reading: 'ru',
    trace: 'begins begins none 4a coming current distant',
    resolved: 2,
    arrived: ['mars-first', 'reds'],
    left: 11,
    counted: [1],
  },
  {
    shows: 'open-questions.neutral-reserve-empty: one neutral delegate is left for two corners',
    start: { ...crisis, generation: 6, neutral: 1 },
    reading: 'fr',
    trace: '4c distant 4b 4a dry current distant',
    resolved: 9,
    arrived: ['mars-first'],
    left: 0,
    counted: [7, 8, 9],
  },
  {
    shows: 'open-questions.neutral-reserve-empty: none for either',
    start: { ...crisis, neutral: 0 },
    reading: 'fr',
    trace: '4c dry 4b 4a dry current distant',
    resolved: 4,
    arrived: [],
    left: 0,
    counted: [2, 3, 4],
  },
  {
    shows: 'open-questions.event-deck-empty: nothing follows the last card, and it moves all the same',
    start: { ...crisis, generation: 8, last: true },
    reading: 'ru',
    trace: '4c distant 4b deck 4a coming deck current distant',
    resolved: 11,
    arrived: ['mars-first', 'reds'],
    left: 9,
    counted: [9, 10],
  },
];

/** The input of a case. */
export const trackInput = ({ start, reading }: TrackCase): TrackInput => ({ card: 'riots', start, reading });

/** Beginnings that no game has. */
export const REFUSED_STARTS: readonly (readonly [shows: string, change: object, problem: unknown])[] = [
  ['before the first generation', { generation: 0 }, { code: 'no-such-generation', rule: 'crisis.changing-times.distant', value: 0 }],
  ['half a generation', { generation: 1.5 }, { code: 'no-such-generation', rule: 'crisis.changing-times.distant', value: 1.5 }],
  ['no number', { generation: NaN }, { code: 'no-such-generation', rule: 'crisis.changing-times.distant', value: NaN }],
  ['a fifteenth neutral delegate', { neutral: 15 }, { code: 'no-such-reserve', rule: 'setup.neutral-delegates', value: 15, max: 14 }],
  ['fewer than none', { neutral: -1 }, { code: 'no-such-reserve', rule: 'setup.neutral-delegates', value: -1, max: 14 }],
];

/** The input of such a beginning. */
export const refusedInput = (change: object): TrackInput => ({ card: 'riots', start: { ...crisis, ...change }, reading: 'fr' });
