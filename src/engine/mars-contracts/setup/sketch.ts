import { namesOf } from '../../core/lists.ts';
import { numbers } from '../data/numbers.ts';
import { tokensOn } from '../game/find.ts';
import { problemsOf } from '../legality/legal.ts';
import type { MarsContractsProblem } from '../game/problems.ts';
import type { Contract, Game, HeldContract, Player, PlayerId, Slot, Stock, Token, Union, UnionTile } from '../game/state.ts';
import { AUTOMA } from '../vocabulary/words.ts';

/** What a sketch says of a player; what it leaves out is 0. */
export interface PlayerSketch {
  readonly stock?: Stock;
  readonly vp?: number;
  /** Leader tokens that can be placed. */
  readonly leaders?: number;
  readonly elsewhere?: number;
  readonly contracts?: readonly HeldContract[];
}

/** What a sketch says of a union tile; a grant that is left out is nothing, and the tile has one empty action slot. */
export interface UnionSketch extends Partial<Omit<UnionTile, 'slots'>> {
  readonly slots?: readonly { readonly action?: Token; readonly repeat?: Token }[];
  readonly marker?: number;
  readonly contracts?: readonly Contract[];
}

/** What is different from a game whose activation phase has begun. */
export interface Sketch {
  /** In turn order, unless `order` gives another; the Automa comes last, unless `AUTOMA` stands among them. */
  readonly players: Readonly<Record<PlayerId, PlayerSketch>>;
  /**
   * The turn order. If it is left out, it is that of the record: the order of writing, unless names are whole numbers. JavaScript puts these
   * first, so that `{ white: {}, 2: {}, 1: {} }` alone gives 1, 2, white. A player who is left out here comes after those who are named.
   */
  readonly order?: readonly PlayerId[];
  /** One tile with the number 1, if they are left out. Their numbers are 1, 2 … unless given. */
  readonly unions?: readonly UnionSketch[];
  /** The mining yield of the Automa; without it the Automa does not take part. */
  readonly automa?: Stock;
  readonly deck?: readonly Contract[];
  readonly discarded?: readonly Contract[];
  /** Not in play, if it is left out. */
  readonly tradeUnion?: NonNullable<Game['tradeUnion']>;
  /** Round 1, activation phase; nobody has a turn, unless one is given. */
  readonly round?: Partial<Game['round']>;
}

/** A game, or the first thing that is wrong with it. */
export type PositionOutcome = { readonly ok: true; readonly state: Game } | { readonly ok: false; readonly problem: MarsContractsProblem };

const NOTHING = { stock: {}, action: null } as const;
const NOBODY = { player: null, placed: [] } as const;

/**
 * Makes a game from what is different from its start.
 * @param sketch the players, and whatever else matters
 * @returns the game; nothing is refused, so it may be impossible. Seals and union tokens that stand nowhere else lie on
 *   their tiles and in their play areas
 */
export function sketched({ unions = [{}], automa, deck = [], discarded = [], tradeUnion, round, ...sketch }: Sketch): Game {
  const players = automa === undefined ? sketch.players : { ...sketch.players, [AUTOMA]: sketch.players[AUTOMA] ?? {} };
  const held = Object.values(players).flatMap(({ contracts = [] }) => contracts);
  const row = unions.map((union, at) => unionIn(union, at + 1, held));
  return {
    players: namesOf(players, sketch.order).map((id) => playerIn(id, Object.hasOwn(players, id) ? players[id]! : {}, row)),
    automa: automa === undefined ? null : { yield: automa },
    unions: row,
    deck,
    discarded,
    box: { unions: [], seals: [], contracts: [] },
    tradeUnion: tradeUnion ?? null,
    round: { number: 1, phase: 'activation', turn: NOBODY, ...round },
  };
}

function playerIn(id: PlayerId, { stock = {}, vp = 0, leaders = 0, elsewhere = 0, contracts = [] }: PlayerSketch, unions: readonly Union[]): Player {
  const unionToken = tokensOn({ unions }).every(({ owner, kind }) => owner !== id || kind !== 'union');
  return { id, stock, vp, unionToken, leaders: { free: leaders, elsewhere }, contracts };
}

function unionIn(sketch: UnionSketch, next: number, held: readonly HeldContract[]): Union {
  const { number = next, main = NOTHING, additional = NOTHING, track = [0], marker = numbers['progress.start'], contracts = [] } = sketch;
  const slots = (sketch.slots ?? [{}]).map(({ action = null, repeat = null }): Slot => ({ action, repeat }));
  const taken = held.filter(({ union }) => union === number).length;
  return {
    tile: { number, main, additional, slots: slots.length, track },
    slots,
    marker,
    seals: { colour: `colour-${number}`, count: numbers['seals.each'] - taken },
    contracts,
  };
}

/**
 * Makes a game like `sketched`, and checks it.
 * @param sketch the players, and whatever else matters
 * @returns the game
 * @refuses a game that cannot be on a table, with the first of `problemsOf`
 */
export function position(sketch: Sketch): PositionOutcome {
  const state = sketched(sketch);
  const [problem] = problemsOf(state);
  return problem === undefined ? { ok: true, state } : { ok: false, problem };
}
