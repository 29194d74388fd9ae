/** The rules of World Problems as pure functions: state in, state out, with a trace that names the rule of each step. */

// Words.
export { CITED_RULES, citedBy } from './vocabulary/rules.ts';
export type { ProcedureId, WorldProblemsRule } from './vocabulary/rules.ts';
export { ACTION_PHASES, ACTIONS, BACKS, isAction, isBack, isPhase, isSide, PHASES, SIDES } from './vocabulary/words.ts';
export type { Action, Back, Phase, Side } from './vocabulary/words.ts';

// Numbers.
export { numbers, printedNumbers } from './data/numbers.ts';

// A game: its state, events, refusals.
export { apply } from './game/apply.ts';
export type {
  ActionEvent,
  AllianceEvent,
  Change,
  CompensationEvent,
  EndReason,
  FundEvent,
  GameEvent,
  GoalsSwapped,
  LaidOut,
  SetUpEvent,
  Share,
  SupplementEvent,
} from './game/events.ts';
export { largestAlliance, refusalsOf, spareGoalsFor } from './game/legal.ts';
export type { WorldProblemsOutcome, WorldProblemsStep } from './game/outcomes.ts';
export { parseGame } from './game/parse.ts';
export type { ParseOutcome } from './game/parse.ts';
export type { WorldProblemsRefusal } from './game/refusals.ts';
export type {
  Country,
  CountryId,
  Cycle,
  Effect,
  Game,
  Goal,
  ProblemCard,
  RadicalsCard,
  Resource,
  Stock,
  Supplement,
  Technology,
  Unit,
  Use,
} from './game/state.ts';
export { lackingIn, REPUTATION } from './game/stock.ts';
export { countryOf, isAlliance, reputationOf, unitOf } from './game/units.ts';

// The action round.
export { exchange } from './actions/bank.ts';
export type { Exchange } from './actions/bank.ts';
export { usesOf } from './actions/counted.ts';
export { trade } from './actions/deals.ts';
export type { Trade, Transfer } from './actions/deals.ts';
export { endActions } from './actions/end.ts';
export { swapGoal } from './actions/goals.ts';
export type { GoalSwap } from './actions/goals.ts';
export { buyChosen, buyRandom } from './actions/technologies.ts';
export type { ChosenPurchase, Gift, RandomPurchase } from './actions/technologies.ts';
export { usableBy, useTechnology } from './actions/use.ts';
export type { TechnologyUse } from './actions/use.ts';

// Alliances.
export { joinAlliance } from './alliances/join.ts';
export type { Joining } from './alliances/join.ts';
export { leaveAlliance } from './alliances/leave.ts';
export type { InitiatorVote, Leaving } from './alliances/leave.ts';

// The vote and the funds.
export { contribute, needsOf } from './funds/contribute.ts';
export type { Hand } from './funds/contribute.ts';
export { showProblem } from './funds/next.ts';
export { vote } from './funds/vote.ts';
export type { SideVote } from './funds/vote.ts';

// Compensation.
export { lowestOf } from './compensation/claims.ts';
export type { Claim } from './compensation/claims.ts';
export { compensate } from './compensation/compensate.ts';
export type { Compensating } from './compensation/compensate.ts';

// The supplement.
export { moveKarma } from './supplement/karma.ts';
export { meetRadicals } from './supplement/radicals.ts';
export type { Meeting, RadicalsVote } from './supplement/radicals.ts';

// The end of the game.
export { applyRanking, rank, startRanking } from './ranking/rank.ts';
export type { GoalsMet, Place, Ranking, RankingEvent, RankingInput, RankingOutcome, RankingStep, Standing } from './ranking/types.ts';

// Set-up, and positions made from a sketch.
export { bareTable } from './setup/bare.ts';
export type { SetUpInput, SupplementBox } from './setup/bare.ts';
export { backOf } from './setup/cards.ts';
export { startingAmount, startingStock } from './setup/resources.ts';
export { setUp } from './setup/set-up.ts';
export { position, sketched } from './setup/sketch.ts';
export type { CountrySketch, PositionOutcome, Sketch } from './setup/sketch.ts';

// A whole cycle, a whole game.
export { play, playInTurn } from './cycle/play.ts';
export type { Move, PlayOutcome } from './cycle/play.ts';

// What all games share.
export { unreachable } from '../core/unreachable.ts';
export type { Outcome, RuleId, Step } from '../core/outcome.ts';
export { replay } from '../core/run.ts';
