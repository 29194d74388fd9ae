import type { CountryId, Goal, Resource, Stock, Technology } from './state.ts';
import type { Action, Back, Phase, Side } from '../vocabulary/words.ts';

/** A change of the reputation of one country; `by` may be negative. */
export interface Change {
  readonly country: CountryId;
  readonly by: number;
}

/** What one country gets when something is split. */
export interface Share {
  readonly country: CountryId;
  readonly stock: Stock;
}

/** The goals that one country swaps at a breakup: `gone` for `drawn`. */
export interface GoalsSwapped {
  readonly country: CountryId;
  readonly gone: readonly Goal[];
  readonly drawn: readonly Goal[];
}

/** What is laid out in the set-up and changes no number. */
export type LaidOut = 'bank' | 'problems' | 'radicals' | 'karma' | 'screens';

/** Why a game is over. Rule round.end. */
export type EndReason = 'all-solved' | 'fourth-round';

/** What happens while a table is set up. */
export type SetUpEvent =
  | { readonly type: 'laid-out'; readonly what: LaidOut }
  | { readonly type: 'goals-dealt'; readonly country: CountryId; readonly back: Back; readonly goals: readonly Goal[] }
  /** The last of identical goals of a country goes back to the box. */
  | { readonly type: 'goal-replaced'; readonly country: CountryId; readonly goal: Goal; readonly by: Goal }
  | { readonly type: 'resources-dealt'; readonly country: CountryId; readonly stock: Stock }
  | { readonly type: 'spares-laid'; readonly goals: readonly Goal[] };

/** What happens in action rounds. */
export type ActionEvent =
  | { readonly type: 'action-taken'; readonly country: CountryId; readonly action: Action; readonly technology: string | null }
  | { readonly type: 'exchanged'; readonly country: CountryId; readonly gives: Stock; readonly takes: Stock }
  | { readonly type: 'traded'; readonly from: CountryId; readonly to: CountryId; readonly stock: Stock; readonly technologies: readonly string[] }
  | { readonly type: 'gift-given'; readonly from: CountryId; readonly to: CountryId; readonly stock: Stock }
  | { readonly type: 'technology-drawn'; readonly country: CountryId; readonly technology: Technology }
  | { readonly type: 'technology-shared'; readonly country: CountryId; readonly technology: Technology }
  /** `goal` and `spare` are places in the hand and in the centre; `shuffle` says which place each spare goal comes from. */
  | {
      readonly type: 'goal-swapped';
      readonly country: CountryId;
      readonly goal: number;
      readonly spare: number;
      readonly shuffle: readonly number[];
    };

/** What happens to alliances. */
export type AllianceEvent =
  /** `joined` are those of the members who are new in it. */
  | { readonly type: 'alliance-formed'; readonly members: readonly CountryId[]; readonly joined: readonly CountryId[] }
  | { readonly type: 'leave-announced'; readonly country: CountryId; readonly members: readonly CountryId[] }
  /** The leaver and each of the `rest` get a `share`; `remainder` goes to the bank. The rest stay together. */
  | {
      readonly type: 'resources-divided';
      readonly country: CountryId;
      readonly rest: readonly CountryId[];
      readonly share: Stock;
      readonly remainder: Stock;
    }
  /** Goals that stay with their player are shown. */
  | { readonly type: 'goals-kept'; readonly country: CountryId; readonly goals: readonly Goal[] }
  /** All at once; the first `spares` of the drawn goals were spare ones, the others come from the large pile. */
  | { readonly type: 'goals-renewed'; readonly swaps: readonly GoalsSwapped[]; readonly spares: number }
  | { readonly type: 'initiator-chosen'; readonly initiator: CountryId; readonly tied: readonly CountryId[] };

/** What happens to a problem and to its fund. */
export type FundEvent =
  | { readonly type: 'problem-shown'; readonly at: number; readonly problem: string }
  | { readonly type: 'side-chosen'; readonly side: Side; readonly votes: Readonly<Record<Side, number>> }
  | { readonly type: 'contributed'; readonly country: CountryId; readonly stock: Stock }
  | { readonly type: 'leaders-found'; readonly resource: Resource; readonly most: number; readonly changes: readonly Change[] }
  | { readonly type: 'nobody-led'; readonly resource: Resource }
  /** With nothing lacking the problem is solved. */
  | { readonly type: 'fund-counted'; readonly lacking: Stock }
  | { readonly type: 'penalty-called'; readonly number: number }
  | { readonly type: 'fund-returned'; readonly stock: Stock };

/** What happens in compensation. */
export type CompensationEvent =
  | { readonly type: 'claimed'; readonly country: CountryId; readonly reputation: number }
  | { readonly type: 'contested'; readonly country: CountryId; readonly reputation: number; readonly against: number }
  | { readonly type: 'nobody-claimed' }
  | { readonly type: 'compensated'; readonly shares: readonly Share[] }
  | { readonly type: 'nobody-compensated'; readonly refused: readonly CountryId[] }
  | { readonly type: 'title-changed'; readonly holders: readonly CountryId[]; readonly lost: readonly CountryId[] };

/** What happens in the supplement. */
export type SupplementEvent =
  /** Null if the deck is empty. */
  | { readonly type: 'radicals-revealed'; readonly card: string | null }
  | { readonly type: 'radicals-voted'; readonly solve: number; readonly letRun: number }
  | { readonly type: 'radicals-settled'; readonly card: string; readonly discarded: boolean }
  | { readonly type: 'karma-moved'; readonly side: Side; readonly walk: readonly Side[] }
  /** The marker stands in the last row. */
  | { readonly type: 'karma-kept'; readonly walk: readonly Side[] };

/** Everything that can happen to a game of World Problems, as small facts that `apply` replays. */
export type GameEvent =
  | SetUpEvent
  | ActionEvent
  | AllianceEvent
  | FundEvent
  | CompensationEvent
  | SupplementEvent
  | { readonly type: 'phase-begun'; readonly phase: Phase }
  | { readonly type: 'game-over'; readonly because: EndReason }
  | { readonly type: 'reputation-changed'; readonly changes: readonly Change[] }
  /** What a card or a space did to one unit. */
  | { readonly type: 'effect-applied'; readonly country: CountryId; readonly stock: Stock; readonly changes: readonly Change[] };

/** The events of some types. As a mapped type, since a table with an entry for each type is typed by it: see `apply`. */
export type EventOf<T extends GameEvent['type']> = { readonly [K in T]: { readonly type: K } & Extract<GameEvent, { readonly type: K }> }[T];
