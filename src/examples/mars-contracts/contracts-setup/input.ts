import { flag, mapped, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  printedNumbers,
  type AutomaEvent,
  type ContractEvent,
  type Game,
  type GameEvent,
  type MarsContractsProblem,
  type RoundEvent,
  type SetUpInput,
  type UnionEvent,
} from '../../../engine/mars-contracts/index.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { OfContracts, OfNoExample, OfNumbers, OfSlots } from '../impossible.ts';

/** How many people can play. */
export const COUNTS = ['1', '2', '3', '4'] as const;

/** What the reader enters: who plays, and the union tiles in the order in which they lie after shuffling. */
export interface SetUpFields {
  readonly players: (typeof COUNTS)[number];
  readonly automa: boolean;
  /** Whether the Automa counts as a participant. */
  readonly counts: boolean;
  readonly trade: boolean;
  readonly tiles: string;
}

/** Keeps the numbers that a tile can have, at most one for each tile. */
export const tilesIn = (typed: string): string => {
  const most = printedNumbers['components.union-tiles'];
  return [...typed]
    .filter((digit) => Number(digit) >= 1 && Number(digit) <= most)
    .slice(0, most)
    .join('');
};

/** The codec of an input, such as `2_a_c_n_526143`. */
export const codec: Codec<SetUpFields> = record('_', {
  players: oneOf(COUNTS),
  automa: flag('a', 'n'),
  counts: flag('c', 'n'),
  trade: flag('t', 'n'),
  tiles: mapped(
    text,
    (tiles) => (tilesIn(tiles) === tiles ? tiles : null),
    (tiles) => tiles,
  ),
});

/** Colours of players. The printed rules name the first two. */
const PLAYERS = ['white', 'yellow', 'red', 'blue'] as const;

/** Colours of seals, after shuffling: a sample. */
const SEALS = ['b', 'd', 'a', 'c'] as const;

const NOTHING = { stock: {}, action: null } as const;

/** Makes the input of the engine. */
export const inputOf = ({ players, automa, counts, trade, tiles }: SetUpFields): SetUpInput => ({
  players: PLAYERS.slice(0, Number(players)),
  leaders: 0,
  automa: automa ? { yield: {}, stock: {} } : null,
  countAutoma: counts,
  unions: [...tiles].map((number) => ({ number: Number(number), main: NOTHING, additional: NOTHING, slots: 0, track: [0] })),
  seals: SEALS,
  contracts: Array.from({ length: printedNumbers['components.contracts'] }, (_, at) => ({
    id: String(at + 1),
    requirement: 'any',
    levels: 1,
    vp: 0,
    steps: 0,
  })),
  tradeUnion: trade,
});

/** What happens: nothing but what prepares a game. */
export type SetUpEvent = EventsBut<GameEvent, RoundEvent['type'] | UnionEvent['type'] | ContractEvent['type'] | AutomaEvent['type']>;

/** What can be wrong with an input. */
export type SetUpProblem = ProblemsBut<MarsContractsProblem, OfNoExample | OfNumbers | OfSlots | OfContracts | 'no-slot-available' | 'out-of-order'>;

/** The props of the picture, the form and the result. */
export type SetUpShown = Shown<SetUpFields, Game, SetUpEvent, SetUpProblem>;
