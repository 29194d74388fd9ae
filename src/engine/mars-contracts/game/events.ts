import type { GrantKind, Phase, TokenKind } from '../vocabulary/words.ts';
import type { PlayerId, Stock } from './state.ts';

/** What happens while a table is set up. */
export type SetUpEvent =
  | { readonly type: 'token-taken'; readonly player: PlayerId }
  /** In ascending order; the others go to the box. */
  | { readonly type: 'tiles-revealed'; readonly unions: readonly number[] }
  | { readonly type: 'tile-equipped'; readonly union: number; readonly colour: string; readonly seals: number }
  | { readonly type: 'deck-laid'; readonly contracts: number }
  | { readonly type: 'automa-cards-added'; readonly cards: number }
  | { readonly type: 'assistance-added' };

/** What happens in a round around the actions. */
export type RoundEvent =
  | { readonly type: 'contracts-cleared'; readonly union: number; readonly contracts: readonly string[] }
  /** No contracts if the deck has run out. */
  | { readonly type: 'contracts-dealt'; readonly union: number; readonly contracts: readonly string[] }
  | { readonly type: 'phase-begun'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'turn-begun'; readonly player: PlayerId }
  /** `leaders` are those that come back, from unions and from elsewhere. */
  | { readonly type: 'tokens-returned'; readonly player: PlayerId; readonly unionToken: boolean; readonly leaders: number }
  | { readonly type: 'game-over' };

/** What happens at a union. */
export type UnionEvent =
  | { readonly type: 'token-placed'; readonly player: PlayerId; readonly token: TokenKind; readonly union: number; readonly slot: number }
  /** A leader token was placed in a location of the base game. */
  | { readonly type: 'leader-sent'; readonly player: PlayerId }
  | { readonly type: 'token-moved'; readonly player: PlayerId; readonly union: number; readonly slot: number }
  | { readonly type: 'slot-closed'; readonly union: number; readonly slot: number }
  | {
      readonly type: 'grant-gained';
      readonly player: PlayerId;
      readonly union: number;
      readonly grant: GrantKind;
      readonly stock: Stock;
      readonly action: string | null;
    }
  /** `steps` are those that are due, `lost` those of them for which the track has no space. */
  | { readonly type: 'marker-moved'; readonly union: number; readonly steps: number; readonly to: number; readonly lost: number }
  | { readonly type: 'trade-union-taken'; readonly player: PlayerId }
  | { readonly type: 'trade-union-used' };

/** What happens to a contract. */
export type ContractEvent =
  | { readonly type: 'contract-taken'; readonly player: PlayerId; readonly union: number; readonly contract: string; readonly level: number }
  | { readonly type: 'no-contract'; readonly player: PlayerId; readonly union: number; readonly because: 'cards' | 'seals' }
  | { readonly type: 'seal-moved'; readonly player: PlayerId; readonly contract: string; readonly level: number }
  | { readonly type: 'contract-completed'; readonly player: PlayerId; readonly contract: string; readonly union: number }
  /** Reward A: the card is discarded, the seal goes back to its union. */
  | { readonly type: 'contract-cashed'; readonly player: PlayerId; readonly contract: string; readonly union: number; readonly vp: number }
  /** Reward B: the card is flipped and stays. */
  | { readonly type: 'contract-kept'; readonly player: PlayerId; readonly contract: string; readonly union: number };

/** What the Automa does in another way than players. */
export type AutomaEvent =
  | { readonly type: 'yield-gained'; readonly stock: Stock }
  | { readonly type: 'commitment-failed'; readonly union: number }
  | { readonly type: 'contract-chosen'; readonly union: number; readonly contract: string }
  | { readonly type: 'cannot-pay'; readonly has: number; readonly cost: number }
  | { readonly type: 'credits-paid'; readonly credits: number }
  | { readonly type: 'contract-spent'; readonly union: number; readonly contract: string; readonly vp: number };

/** Everything that can happen to a game, as small facts that `apply` replays. */
export type GameEvent = SetUpEvent | RoundEvent | UnionEvent | ContractEvent | AutomaEvent;
