import type { Outcome, Step } from '../../core/outcome.ts';
import type { WorldProblemsRefusal } from '../game/refusals.ts';
import type { CountryId, Resource } from '../game/state.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';

/** How many of its goals a unit has met, given by any of its members. */
export interface GoalsMet {
  readonly country: CountryId;
  readonly count: number;
}

/** What the players show at the end of the game. */
export interface RankingInput {
  readonly met: readonly GoalsMet[];
  /** Kinds of resources that goals compare; reputation decides between equal stocks. Rule reputation.resources. */
  readonly compared: readonly Resource[];
}

/** A unit with what decides its place. */
export interface Standing {
  readonly members: readonly CountryId[];
  readonly met: number;
  readonly goals: number;
  /** The goals of a country that count as many: an alliance has met all, or as good as missed one. */
  readonly level: number;
  readonly reputation: number;
}

/** A place, and the units that share it. */
export interface Place {
  readonly place: number;
  readonly units: readonly Standing[];
}

/** The ranking as far as it is known. */
export interface Ranking {
  readonly standings: readonly Standing[];
  readonly places: readonly Place[];
}

/** What happens when a game is ranked. */
export type RankingEvent =
  /** `most` has the most of a kind; several only if their reputation is equal too. */
  | {
      readonly type: 'stocks-compared';
      readonly resource: Resource;
      readonly most: readonly (readonly CountryId[])[];
      readonly byReputation: boolean;
    }
  | { readonly type: 'goals-counted'; readonly standing: Standing }
  | { readonly type: 'placed'; readonly place: Place };

/** One step of a ranking. */
export type RankingStep = Step<RankingEvent, WorldProblemsRule>;

/** What `rank` returns. */
export type RankingOutcome = Outcome<Ranking, RankingEvent, WorldProblemsRefusal, WorldProblemsRule>;
