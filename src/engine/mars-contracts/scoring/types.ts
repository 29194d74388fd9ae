import type { Outcome, Step } from '../../core/outcome.ts';
import type { MarsContractsProblem } from '../game/problems.ts';
import type { PlayerId } from '../game/state.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';

/** The points of one player. */
export interface Score {
  readonly player: PlayerId;
  /** VP gained in play, of reward A or by the Automa. */
  readonly inPlay: number;
  /** VP of completed contracts. */
  readonly completed: number;
  /** VP lost for contracts that are not completed. */
  readonly lost: number;
}

/** What happens when contracts are scored. */
export type ScoringEvent =
  /** VP gained in play stay. */
  | { readonly type: 'in-play-kept'; readonly player: PlayerId; readonly vp: number }
  /** Completed contracts of one union: `each` is what its marker shows. */
  | {
      readonly type: 'completed-scored';
      readonly player: PlayerId;
      readonly union: number;
      readonly contracts: number;
      readonly each: number;
      readonly vp: number;
    }
  | { readonly type: 'uncompleted-lost'; readonly player: PlayerId; readonly contracts: number; readonly vp: number };

/** What `scoreContracts` returns: the scores in turn order. */
export type ScoringOutcome = Outcome<readonly Score[], ScoringEvent, MarsContractsProblem, MarsContractsRule>;

/** One step of the scoring. */
export type ScoringStep = Step<ScoringEvent, MarsContractsRule>;
