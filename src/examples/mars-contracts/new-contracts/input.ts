import { oneOf, record, type Codec } from '../../../engine/core/codec.ts';
import {
  PHASES,
  printedNumbers,
  sketched,
  type AutomaEvent,
  type Contract,
  type ContractEvent,
  type Game,
  type GameEvent,
  type MarsContractsProblem,
  type SetUpEvent,
  type UnionEvent,
} from '../../../engine/mars-contracts/index.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { OfContracts, OfNoExample, OfNumbers, OfSetUp, OfSlots } from '../impossible.ts';

/** How many union tiles there can be. */
export const UNIONS = ['1', '2', '3', '4'] as const;
/** How many cards can be left below a union tile. */
export const LEFT = ['0', '1', '2'] as const;
/** How many cards can be in the deck: at the start of the first round all of them. */
export const DECK = Array.from({ length: printedNumbers['components.contracts'] + 1 }, (_, count) => String(count));

type Left = (typeof LEFT)[number];

/** What the reader enters: the tiles, the cards that are left below each, the cards in the deck, and what is being played. */
export interface NewFields {
  readonly unions: (typeof UNIONS)[number];
  readonly left: Readonly<Record<(typeof UNIONS)[number], Left>>;
  readonly deck: string;
  readonly phase: Game['round']['phase'];
}

const left = oneOf(LEFT);

/** The codec of an input, such as `3_0100_24_contracts`. */
export const codec: Codec<NewFields> = record('_', {
  unions: oneOf(UNIONS),
  left: record('', { 1: left, 2: left, 3: left, 4: left }),
  deck: oneOf(DECK),
  phase: oneOf(PHASES),
});

/** Contract cards with numbers, since the rules show no real one. */
const cardsFrom = (first: number, count: number): readonly Contract[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at), requirement: 'any', levels: 1, vp: 0, steps: 0 }));

/** Makes the table of an input: the cards that are left have the first numbers, those of the deck follow. */
export const tableOf = ({ unions, left: each, deck, phase }: NewFields): Game => {
  const row = UNIONS.slice(0, Number(unions)).map((union) => Number(each[union]));
  const before = (at: number): number => row.slice(0, at).reduce((sum, count) => sum + count, 1);
  return sketched({
    players: { white: {} },
    unions: row.map((count, at) => ({ slots: [], track: [0], contracts: cardsFrom(before(at), count) })),
    deck: cardsFrom(before(row.length), Number(deck)),
    round: { phase },
  });
};

/** What can be wrong with an input. */
export type NewProblem = ProblemsBut<MarsContractsProblem, OfNoExample | OfSetUp | OfNumbers | OfSlots | OfContracts | 'no-slot-available'>;

/** What happens before the first turn of a round. */
export type NewEvent = EventsBut<
  GameEvent,
  SetUpEvent['type'] | UnionEvent['type'] | ContractEvent['type'] | AutomaEvent['type'] | 'turn-begun' | 'tokens-returned' | 'game-over'
>;

/** The props of the picture, the form and the result. */
export type NewShown = Shown<NewFields, Game, NewEvent, NewProblem>;
