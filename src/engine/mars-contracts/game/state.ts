import type { Phase, TokenKind } from '../vocabulary/words.ts';

/** The name of a player, such as a colour. The Automa has the name `AUTOMA`. */
export type PlayerId = string;

/** The name of a kind of resource of the base game; `CREDITS` is one. */
export type Resource = string;

/** A number of each kind of resource. A kind that is left out counts as 0. */
export type Stock = Readonly<Record<Resource, number>>;

/** A main or an additional grant, as its union tile shows it. The source prints only two of them. */
export interface Grant {
  readonly stock: Stock;
  /** An action of the base game, such as `launch` or `PRODUCTION`; null for none. */
  readonly action: string | null;
}

/** A contract card; each is there once. The source says of none what is on it. */
export interface Contract {
  readonly id: string;
  /** The name of an action; whoever carries it out meets the requirement. */
  readonly requirement: string;
  /** The last level: so often the requirement must be met. */
  readonly levels: number;
  /** Reward A. */
  readonly vp: number;
  /** Reward B: steps of the progress marker. */
  readonly steps: number;
}

/** A union tile as it is printed. */
export interface UnionTile {
  readonly number: number;
  readonly main: Grant;
  readonly additional: Grant;
  /** How many action slots are drawn on it, each with a repeat-action slot. Rule open-questions.slots-per-tile. */
  readonly slots: number;
  /** The progress track: the VP that each of its spaces shows, from space 0. */
  readonly track: readonly number[];
}

/** A token on a union tile. */
export interface Token {
  readonly owner: PlayerId;
  readonly kind: TokenKind;
}

/** An action slot with its repeat-action slot. While a token stands in the latter, the action slot is closed. */
export interface Slot {
  readonly action: Token | null;
  readonly repeat: Token | null;
}

/** A union tile on the table. */
export interface Union {
  readonly tile: UnionTile;
  readonly slots: readonly Slot[];
  /** The space of the track where the progress marker stands. */
  readonly marker: number;
  readonly seals: { readonly colour: string; readonly count: number };
  /** The contract cards below it. */
  readonly contracts: readonly Contract[];
}

/** A contract in a play area, with a corporation seal on it. On the last level it is completed, and was kept for reward B. */
export interface HeldContract {
  readonly contract: Contract;
  /** The number of the union that the seal came from. */
  readonly union: number;
  readonly level: number;
}

/** A player, or the Automa. */
export interface Player {
  readonly id: PlayerId;
  readonly stock: Stock;
  /** VP gained in play. */
  readonly vp: number;
  /** Whether the union token lies in the play area. */
  readonly unionToken: boolean;
  /** Leader tokens: those that can be placed, and those that stand somewhere in the base game. */
  readonly leaders: { readonly free: number; readonly elsewhere: number };
  readonly contracts: readonly HeldContract[];
}

/** An action slot of a union, counted from 0. */
export interface Place {
  readonly union: number;
  readonly slot: number;
}

/** The turn of a player. */
export interface Turn {
  /** Null before the first turn of a round. */
  readonly player: PlayerId | null;
  /** Where tokens were placed in this turn. Rule open-questions.place-and-commit. */
  readonly placed: readonly Place[];
}

/** A game of Ceres with Mars Contracts, as far as the expansion goes. */
export interface Game {
  /** In turn order, the Automa among them. */
  readonly players: readonly Player[];
  /** The mining yield on the leader card of the Automa; null if it does not take part. */
  readonly automa: { readonly yield: Stock } | null;
  /** In the order of their numbers. */
  readonly unions: readonly Union[];
  /** The next one first. */
  readonly deck: readonly Contract[];
  /** What rewards and the Automa have discarded. Rule contracts.reward-a. */
  readonly discarded: readonly Contract[];
  /** What went back to the box. */
  readonly box: { readonly unions: readonly UnionTile[]; readonly seals: readonly string[]; readonly contracts: readonly Contract[] };
  /** The assistance token Trade Union: who has it, and whether the Automa has used it; null if it is not in play. */
  readonly tradeUnion: { readonly holder: PlayerId | null; readonly used: boolean } | null;
  readonly round: { readonly number: number; readonly phase: Phase; readonly turn: Turn };
}
