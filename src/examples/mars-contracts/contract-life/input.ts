import { flag, mapped, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  atEnd,
  scoreContracts,
  sketched,
  type AutomaEvent,
  type Game,
  type GameEvent,
  type Move,
  type PlayOutcome,
  type SetUpEvent,
} from '../../../engine/mars-contracts/index.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { BetweenTurns, OfNoExample, OfSetUp, OfSlots } from '../impossible.ts';
import { playedMoves, type PlayedMoves } from '../played.ts';

const upTo = (from: number, to: number): readonly string[] => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

/** What can be chosen in each field. */
export const CHOICES = {
  levels: upTo(1, 4),
  vp: upTo(0, 9),
  steps: upTo(0, 4),
  marker: upTo(0, 11),
  reward: ['a', 'b', 'none'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** A field whose value is chosen from a list. */
export type Chosen = keyof typeof CHOICES;

/** What the reader enters: what the card shows, the track and its marker, the reward. */
export type LifeFields = Readonly<Record<Chosen, string>> & {
  readonly track: string;
  /** Whether the requirement is met before the card is taken. */
  readonly early: boolean;
};

/** The digits of a typed track: one for each space. */
export const digitsIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, CHOICES.marker.length);

/** The codec of an input, such as `2_4_2_1_a_n_0011335`. */
export const codec: Codec<LifeFields> = record('_', {
  levels: oneOf(CHOICES.levels),
  vp: oneOf(CHOICES.vp),
  steps: oneOf(CHOICES.steps),
  marker: oneOf(CHOICES.marker),
  reward: oneOf<string>(CHOICES.reward),
  early: flag('e', 'n'),
  track: mapped(
    text,
    (track) => (digitsIn(track) === track ? track : null),
    (track) => track,
  ),
});

const WHITE = 'white';

/** The numbers of the cards below the tile: of the one that is taken, and of another like it. */
const CARDS = ['7', '8'] as const;
const [CARD] = CARDS;

/** The requirement of the printed example. */
const REQUIREMENT = 'laboratory';

/** White’s turn: a token stands at the union since an earlier turn, and the card lies below it. */
export const tableOf = ({ levels, vp, steps, marker, track }: LifeFields): Game =>
  sketched({
    players: { [WHITE]: {} },
    unions: [
      {
        additional: { stock: {}, action: 'launch' },
        slots: [{ action: { owner: WHITE, kind: 'union' } }],
        track: [...track].map(Number),
        marker: Number(marker),
        contracts: CARDS.map((id) => ({ id, requirement: REQUIREMENT, levels: Number(levels), vp: Number(vp), steps: Number(steps) })),
      },
    ],
    round: { turn: { player: WHITE, placed: [] } },
  });

const movesOf = ({ levels, reward, early }: LifeFields): readonly Move[] => {
  const meet = (rewards: Readonly<Record<string, 'a' | 'b'>>): Move => ({ type: 'meet', player: WHITE, requirement: REQUIREMENT, rewards });
  const chosen = reward === 'a' || reward === 'b' ? ({ [CARD]: reward } as const) : {};
  return [
    ...(early ? [meet({})] : []),
    { type: 'commit', player: WHITE, union: 1, slot: 0, contract: CARD, rewards: {} },
    ...Array.from({ length: Number(levels) }, () => meet(chosen)),
  ];
};

/** Plays an input; of a refused one the moves before the refusal. */
export const played = (value: LifeFields): PlayedMoves => playedMoves(tableOf(value), movesOf(value));

/** The VP that White has of the contract at the end with one of the two rewards, if the marker stays where it is then. */
export const worth = (value: LifeFields, reward: 'a' | 'b'): number => {
  const { outcome } = played({ ...value, reward, early: false });
  if (!outcome.ok) return 0;
  const scores = scoreContracts({ ...outcome.state, round: { ...outcome.state.round, phase: 'over' } });
  const [score] = scores.ok ? scores.state : [];
  return score ? score.inPlay + atEnd(score) : 0;
};

/** What can be wrong with an input. */
export type LifeProblem = ProblemsBut<
  Extract<PlayOutcome, { ok: false }>['problem'],
  OfNoExample | OfSetUp | 'not-countable' | 'too-many-contracts' | OfSlots | 'no-slot-available' | 'out-of-order'
>;

/** What happens: a commitment, and what it does to a contract. */
export type LifeEvent = EventsBut<GameEvent, SetUpEvent['type'] | AutomaEvent['type'] | BetweenTurns | 'leader-sent' | 'trade-union-taken'>;

/** The props of the picture, the form and the result. */
export type LifeShown = Shown<LifeFields, Game, LifeEvent, LifeProblem>;
