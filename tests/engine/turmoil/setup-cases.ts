import type { Colour, EventId, SetUpInput } from '../../../src/engine/turmoil/index.ts';

/** One set-up: what it shows, the rules in order, and the boards after it, as far as they depend on the input. */
export interface SetUpCase {
  readonly shows: string;
  readonly colours: readonly Colour[];
  readonly coming: EventId;
  readonly distant: EventId;
  readonly trace: string;
  /** Parties with a neutral leader. */
  readonly led: readonly string[];
  /** The party whose delegate area holds a neutral delegate. */
  readonly area: string | null;
  readonly dominant: string;
}

/** Short names of the rules that set-up cites, for the column `trace`. */
export const RULES: Record<string, string> = {
  players: 'setup.player-delegates',
  neutral: 'setup.neutral-delegates',
  coming: 'setup.coming-event',
  distant: 'setup.distant-event',
  leads: 'committee.first-leader',
  alone: 'committee.dominant-party',
  equal: 'committee.dominance-shift',
  current: 'setup.no-current-event',
  policy: 'setup.policy-tiles',
  greens: 'open-questions.greens-at-setup',
};

const TWO = 'players neutral coming leads coming distant leads equal current policy greens';
const ONE = 'players neutral coming leads coming distant distant alone current policy greens';

/** Worked out by hand; riots name Mars First in their top left corner, pandemic the Greens, solar-flare Unity. */
export const SETUP_CASES: readonly SetUpCase[] = [
  {
    shows: 'setup.coming-event: a neutral leader and the marker; setup.distant-event: a leader elsewhere, the marker stays',
    colours: ['red', 'green', 'blue'],
    coming: 'riots',
    distant: 'solar-flare',
    trace: TWO,
    led: ['mars-first', 'unity'],
    area: null,
    dominant: 'mars-first',
  },
  {
    shows: 'setup.distant-event: the same party again gets the second delegate in its area',
    colours: ['red', 'blue'],
    coming: 'homeworld-support',
    distant: 'strong-society',
    trace: ONE,
    led: ['reds'],
    area: 'reds',
    dominant: 'reds',
  },
  {
    shows: 'setup.policy-tiles: the Greens rule though another party is dominant, and though an event names them',
    colours: ['yellow', 'black'],
    coming: 'solar-flare',
    distant: 'pandemic',
    trace: TWO,
    led: ['unity', 'greens'],
    area: null,
    dominant: 'unity',
  },
  {
    shows: 'solo: one player, the same steps',
    colours: ['black'],
    coming: 'pandemic',
    distant: 'riots',
    trace: TWO,
    led: ['greens', 'mars-first'],
    area: null,
    dominant: 'greens',
  },
];

/** Set-ups that are refused, and why. */
export const REFUSED_SETUPS: readonly (readonly [shows: string, input: SetUpInput, problem: unknown])[] = [
  ['nobody', { colours: [], coming: 'riots', distant: 'pandemic' }, { code: 'no-players', rule: 'setup.player-delegates' }],
  [
    'a colour twice',
    { colours: ['red', 'blue', 'red'], coming: 'riots', distant: 'pandemic' },
    { code: 'same-colour-twice', rule: 'setup.player-delegates', player: 'red' },
  ],
  ['a card twice', { colours: ['red'], coming: 'riots', distant: 'riots' }, { code: 'same-card-twice', rule: 'setup.distant-event', card: 'riots' }],
];
