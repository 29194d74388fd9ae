import type { MarsContractsRule } from '../vocabulary/rules.ts';
import type { Phase, Reward, TokenKind } from '../vocabulary/words.ts';
import type { PlayerId } from './state.ts';

/** Pieces of the box of which there are too few. */
export type Piece = 'union-tokens' | 'progress-markers';

/** Facts of each problem, without a word of text. */
type Facts =
  | { readonly code: 'too-few-players'; readonly count: number; readonly min: number }
  | { readonly code: 'same-player-twice'; readonly player: PlayerId }
  | { readonly code: 'pieces-missing'; readonly piece: Piece; readonly has: number; readonly needs: number }
  | { readonly code: 'pile-too-small'; readonly pile: 'unions' | 'seals'; readonly has: number; readonly needs: number }
  | { readonly code: 'not-playing'; readonly player: PlayerId }
  /** The Automa does not take part. */
  | { readonly code: 'no-automa' }
  /** The Automa follows its cards, and holds no contracts. */
  | { readonly code: 'automa-follows-cards' }
  | { readonly code: 'automa-holds-contract'; readonly contract: string }
  | { readonly code: 'wrong-token-count'; readonly player: PlayerId; readonly count: number; readonly due: number }
  | { readonly code: 'unions-out-of-order'; readonly union: number }
  | { readonly code: 'wrong-slot-count'; readonly union: number; readonly count: number; readonly due: number }
  | { readonly code: 'marker-off-track'; readonly union: number; readonly at: number; readonly last: number }
  | { readonly code: 'same-colour-twice'; readonly colour: string }
  | { readonly code: 'wrong-seal-count'; readonly union: number; readonly count: number; readonly due: number }
  /** Each contract holds a seal of its union. */
  | { readonly code: 'too-many-contracts'; readonly union: number; readonly count: number; readonly max: number }
  | { readonly code: 'same-card-twice'; readonly contract: string }
  /** The contract would be completed when it is taken. */
  | { readonly code: 'no-levels'; readonly contract: string }
  | { readonly code: 'wrong-level'; readonly player: PlayerId; readonly contract: string; readonly level: number; readonly last: number }
  | { readonly code: 'not-countable'; readonly field: string; readonly value: number }
  /** It is not the time for this. */
  | { readonly code: 'out-of-order'; readonly phase: Phase; readonly due: readonly Phase[] }
  | { readonly code: 'not-your-turn'; readonly player: PlayerId; readonly turn: PlayerId | null }
  | { readonly code: 'unknown-union'; readonly union: number }
  | { readonly code: 'no-such-slot'; readonly union: number; readonly slot: number; readonly slots: number }
  | { readonly code: 'slot-taken'; readonly union: number; readonly slot: number; readonly by: PlayerId }
  | { readonly code: 'slot-closed'; readonly union: number; readonly slot: number }
  /** No action slot of the union is available. */
  | { readonly code: 'no-slot-available'; readonly union: number }
  | { readonly code: 'token-missing'; readonly player: PlayerId; readonly token: TokenKind }
  /** A union token was to be placed in a location of the base game. */
  | { readonly code: 'only-on-unions'; readonly player: PlayerId }
  | { readonly code: 'nothing-to-commit'; readonly player: PlayerId; readonly union: number; readonly slot: number }
  | { readonly code: 'placed-in-this-turn'; readonly player: PlayerId; readonly union: number; readonly slot: number }
  | { readonly code: 'contract-not-there'; readonly union: number; readonly contract: string }
  | { readonly code: 'seals-run-out'; readonly union: number }
  | { readonly code: 'decision-needed'; readonly decision: 'contract'; readonly union: number; readonly options: readonly string[] }
  | { readonly code: 'decision-needed'; readonly decision: 'reward'; readonly contract: string; readonly options: readonly Reward[] }
  /** No contract asks for it that was taken before. */
  | { readonly code: 'nothing-to-advance'; readonly player: PlayerId; readonly requirement: string }
  | { readonly code: 'trade-union-not-in-play' }
  | { readonly code: 'trade-union-taken'; readonly by: PlayerId }
  /** A saved state that cannot be read; `at` is the part that could not. */
  | { readonly code: 'unreadable'; readonly at: string };

/** Why a state or a move is refused. `rule` is the rule that forbids it. */
export type MarsContractsProblem = Facts & { readonly rule: MarsContractsRule };

/** What is wrong with a game. */
export type Problems = readonly MarsContractsProblem[];
