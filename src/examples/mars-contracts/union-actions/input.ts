import { flag, oneOf, record, type Codec } from '../../../engine/core/codec.ts';
import {
  sketched,
  TOKENS,
  type AutomaEvent,
  type Game,
  type GameEvent,
  type Move,
  type PlayOutcome,
  type SetUpEvent,
  type TokenKind,
  type UnionSketch,
} from '../../../engine/mars-contracts/index.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { BetweenTurns, OfContracts, OfNoExample, OfNumbers, OfSetUp } from '../impossible.ts';
import { playedMoves, type PlayedMoves } from '../played.ts';

/** What can stand in a slot. `white` and `yellow` are union tokens, unless the other slot has the same one. */
const STANDING = ['empty', 'white', 'leader', 'yellow', 'closed'] as const;

/** What can be chosen in each field. `turns` is a grant in one turn and a commitment in the next, `both` is both in one turn. */
export const CHOICES = {
  action: ['grant', 'commit', 'turns', 'both', 'elsewhere'],
  token: TOKENS,
  slot: ['1', '2'],
  first: STANDING,
  second: STANDING,
  card: ['launch', 'laboratory', 'none'],
} as const;
/** A field whose value is chosen from a list. */
export type Chosen = keyof typeof CHOICES;

/** What the reader enters: what White does, what stands in the slots, the card below the tile, and who has Trade Union. */
export type ActionFields = { readonly [K in Chosen]: (typeof CHOICES)[K][number] } & {
  /** Whether White has Trade Union. */
  readonly trade: boolean;
};

/** The codec of an input, such as `grant_union_1_empty_yellow_launch_n`. */
export const codec: Codec<ActionFields> = record('_', {
  action: oneOf(CHOICES.action),
  token: oneOf(CHOICES.token),
  slot: oneOf(CHOICES.slot),
  first: oneOf(CHOICES.first),
  second: oneOf(CHOICES.second),
  card: oneOf(CHOICES.card),
  trade: flag('t', 'n'),
});

const WHITE = 'white';

/** What stands in a slot. The second token of a player is a leader token, since each has one union token. */
const slotOf = (standing: ActionFields['first'], kind: TokenKind): NonNullable<UnionSketch['slots']>[number] => {
  switch (standing) {
    case 'white':
    case 'yellow':
      return { action: { owner: standing, kind } };
    case 'leader':
      return { action: { owner: WHITE, kind: 'leader' } };
    case 'closed':
      return { repeat: { owner: 'yellow', kind } };
    case 'empty':
      return {};
  }
};

const ownerOf = (standing: ActionFields['first']): string => (standing === 'closed' ? 'yellow' : standing);

/** The numbers of the cards below the tile: of the one that is taken, and of another like it. */
const CARDS = ['7', '8'] as const;
const [CARD] = CARDS;

/** White’s turn at a tile with two slots. The grants are those of the printed example: 2 ice, and a launch. */
export const tableOf = ({ first, second, card, trade }: ActionFields): Game => {
  const slots = [slotOf(first, 'union'), slotOf(second, ownerOf(first) === ownerOf(second) ? 'leader' : 'union')];
  return sketched({
    players: { [WHITE]: { leaders: 1, stock: { ice: 0 } }, yellow: {} },
    unions: [
      {
        main: { stock: { ice: 2 }, action: null },
        additional: { stock: {}, action: 'launch' },
        slots,
        track: [0, 0, 1, 1, 3, 3, 5],
        contracts: card === 'none' ? [] : CARDS.map((id) => ({ id, requirement: card, levels: 2, vp: 4, steps: 2 })),
      },
    ],
    tradeUnion: { holder: trade ? WHITE : null, used: false },
    round: { turn: { player: WHITE, placed: [] } },
  });
};

const movesOf = ({ action, token, slot, card }: ActionFields): readonly Move[] => {
  const at = { player: WHITE, union: 1, slot: Number(slot) - 1, rewards: {} };
  const grant: Move = { type: 'grant', token, ...at };
  const commit: Move = { type: 'commit', contract: card === 'none' ? null : CARD, ...at };
  const turn = (player: string): Move => ({ type: 'begin-turn', player });
  switch (action) {
    case 'grant':
      return [grant];
    case 'commit':
      return [commit];
    case 'both':
      return [grant, commit];
    case 'turns':
      return [grant, turn('yellow'), turn(WHITE), commit];
    case 'elsewhere':
      return [{ type: 'place-elsewhere', player: WHITE, token }];
  }
};

/** Plays an input; of a refused one the moves before the refusal. */
export const played = (value: ActionFields): PlayedMoves => playedMoves(tableOf(value), movesOf(value));

/** What can be wrong with an input. */
export type ActionProblem = ProblemsBut<
  Extract<PlayOutcome, { ok: false }>['problem'],
  OfNoExample | OfSetUp | OfNumbers | OfContracts | 'no-slot-available' | 'out-of-order'
>;

/** What happens: turns, in which nobody takes Trade Union. */
export type ActionEvent = EventsBut<GameEvent, SetUpEvent['type'] | AutomaEvent['type'] | BetweenTurns | 'trade-union-taken'>;

/** The props of the picture, the form and the result. */
export type ActionShown = Shown<ActionFields, Game, ActionEvent, ActionProblem>;
