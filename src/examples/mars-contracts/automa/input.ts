import { flag, oneOf, record, type Codec } from '../../../engine/core/codec.ts';
import {
  AUTOMA,
  CREDITS,
  PRODUCTION,
  sketched,
  type AutomaTurn,
  type Game,
  type GameEvent,
  type MarsContractsProblem,
  type SetUpEvent,
  type TokenKind,
  type UnionSketch,
} from '../../../engine/mars-contracts/index.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { BetweenTurns, OfContracts, OfNoExample, OfNumbers, OfSetUp, OfSlots } from '../impossible.ts';

const STANDING = ['empty', 'automa', 'yellow', 'closed'] as const;

/** What can be chosen in each field. */
export const CHOICES = {
  first: STANDING,
  second: STANDING,
  grant: ['credits', 'production'],
  credits: ['0', '1', '2', '3'],
} as const;
/** A field whose value is chosen from a list. */
export type Chosen = keyof typeof CHOICES;
/** What is said by a tick. */
export const TICKS = ['card', 'used', 'trade'] as const;
type Tick = (typeof TICKS)[number];

/**
 * What the reader enters: what stands in the slots, the additional grant, the credits; whether cards lie below the tile, the union
 * token stands at another union, and the Automa has Trade Union.
 */
export type AutomaFields = { readonly [K in Chosen]: (typeof CHOICES)[K][number] } & Readonly<Record<Tick, boolean>>;

const tick = flag('y', 'n');

/** The codec of an input, such as `empty_yellow_credits_3_y_n_n`. */
export const codec: Codec<AutomaFields> = record('_', {
  first: oneOf(CHOICES.first),
  second: oneOf(CHOICES.second),
  grant: oneOf(CHOICES.grant),
  credits: oneOf(CHOICES.credits),
  card: tick,
  used: tick,
  trade: tick,
});

/** The numbers of the cards below the tile: of the one that is taken, and of another like it. */
const CARDS = ['7', '8'] as const;
const [CARD] = CARDS;

type Standing = AutomaFields['first'];

const slotOf = (standing: Standing, kind: TokenKind): NonNullable<UnionSketch['slots']>[number] => {
  switch (standing) {
    case 'automa':
      return { action: { owner: AUTOMA, kind } };
    case 'yellow':
      return { action: { owner: standing, kind } };
    case 'closed':
      return { repeat: { owner: 'yellow', kind } };
    case 'empty':
      return {};
  }
};

const ownerOf = (standing: Standing): string => (standing === 'closed' ? 'yellow' : standing);

/** Union 1, where the arrow leads, and union 2 where the union token may stand. What they grant is a sample. */
export const tableOf = ({ first, second, grant, credits, card, used, trade }: AutomaFields): Game => {
  const isLeader = (standing: Standing): boolean => used && standing === 'automa';
  const kinds = [isLeader(first) ? 'leader' : 'union', isLeader(second) || ownerOf(first) === ownerOf(second) ? 'leader' : 'union'] as const;
  const elsewhere: UnionSketch = { slots: [{ action: { owner: AUTOMA, kind: 'union' } }], track: [0] };
  return sketched({
    players: { yellow: {}, [AUTOMA]: { leaders: 1, stock: { [CREDITS]: Number(credits), ore: 0 } } },
    automa: { ore: 1 },
    unions: [
      {
        main: { stock: { [CREDITS]: 1 }, action: null },
        additional: grant === 'production' ? { stock: {}, action: PRODUCTION } : { stock: { [CREDITS]: 1 }, action: null },
        slots: [slotOf(first, kinds[0]), slotOf(second, kinds[1])],
        track: [0, 0, 1, 1, 3, 3, 5],
        contracts: card ? CARDS.map((id) => ({ id, requirement: 'laboratory', levels: 2, vp: 4, steps: 2 })) : [],
      },
      ...(used ? [elsewhere] : []),
    ],
    tradeUnion: { holder: trade ? AUTOMA : null, used: false },
  });
};

/** Where the arrow leads. */
export const turnOf = ({ card }: AutomaFields): AutomaTurn => ({ union: 1, contract: card ? CARD : null });

/** What can be wrong with an input. */
export type AutomaProblem = ProblemsBut<MarsContractsProblem, OfNoExample | OfSetUp | OfNumbers | OfSlots | OfContracts | 'out-of-order'>;

/** What happens: a turn, in which nobody sends a leader elsewhere or takes Trade Union. */
export type AutomaStepEvent = EventsBut<GameEvent, SetUpEvent['type'] | BetweenTurns | 'leader-sent' | 'trade-union-taken'>;

/** The props of the picture, the form and the result. */
export type AutomaShown = Shown<AutomaFields, Game, AutomaStepEvent, AutomaProblem>;
