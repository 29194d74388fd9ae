/** The rules of Mars Contracts as pure functions: state in, state out, with a trace that names the rule of each step. */

// Words.
export { CITED_RULES, citedBy } from './vocabulary/rules.ts';
export type { MarsContractsRule, ProcedureId } from './vocabulary/rules.ts';
export { AUTOMA, CREDITS, GRANTS, isPhase, isReward, isTokenKind, PHASES, PRODUCTION, REWARDS, TOKENS } from './vocabulary/words.ts';
export type { GrantKind, Phase, Reward, TokenKind } from './vocabulary/words.ts';

// Numbers.
export { numbers, printedNumbers } from './data/numbers.ts';

// A game: its state, events, problems.
export { apply } from './game/apply.ts';
export type { AutomaEvent, ContractEvent, GameEvent, RoundEvent, SetUpEvent, UnionEvent } from './game/events.ts';
export { isAvailable, isCompleted, playerOf, tokensOn, unionOf } from './game/find.ts';
export type { MarsContractsProblem, Piece } from './game/problems.ts';
export type {
  Contract,
  Game,
  Grant,
  HeldContract,
  Place,
  Player,
  PlayerId,
  Resource,
  Slot,
  Stock,
  Token,
  Turn,
  Union,
  UnionTile,
} from './game/state.ts';
export { problemsOf } from './legality/legal.ts';
export type { MarsContractsOutcome, MarsContractsStep } from './legality/outcomes.ts';
export { parseGame } from './legality/parse.ts';
export type { ParseOutcome } from './legality/parse.ts';

// Contracts.
export { contractsFor } from './contracts/advance.ts';
export type { Rewards } from './contracts/advance.ts';
export { meetRequirement } from './contracts/meet.ts';
export type { Meeting } from './contracts/meet.ts';

// Unions.
export { commit } from './unions/commit.ts';
export type { Commitment } from './unions/commit.ts';
export { receiveGrant } from './unions/grant.ts';
export type { Placing } from './unions/grant.ts';
export { placeElsewhere } from './unions/place.ts';
export type { Sending } from './unions/place.ts';
export { takeTradeUnion } from './unions/trade-union.ts';
export type { TradeUnionTaking } from './unions/trade-union.ts';
export { beginTurn } from './unions/turn.ts';
export type { TurnBegin } from './unions/turn.ts';

// The Automa.
export { automaTurn } from './automa/turn.ts';
export type { AutomaTurn } from './automa/turn.ts';

// The end of the game.
export { applyScoring, atEnd, scoreContracts, startScoring, vpShown } from './scoring/score.ts';
export type { Score, ScoringEvent, ScoringOutcome, ScoringStep } from './scoring/types.ts';

// Set-up, and positions made from a sketch.
export { bareTable, tilesFor } from './setup/bare.ts';
export type { SetUpInput } from './setup/bare.ts';
export { countedTable } from './setup/counted.ts';
export type { Counted, CountedUnion } from './setup/counted.ts';
export { setUp } from './setup/set-up.ts';
export { position, sketched } from './setup/sketch.ts';
export type { PlayerSketch, PositionOutcome, Sketch, UnionSketch } from './setup/sketch.ts';

// A whole round, a whole game.
export { newContracts } from './rounds/contracts.ts';
export { endGame, returnTokens } from './rounds/end.ts';
export { play, playInTurn } from './rounds/play.ts';
export type { Move, PlayOutcome } from './rounds/play.ts';

// What all games share.
export { unreachable } from '../core/unreachable.ts';
export type { Outcome, RuleId, Step } from '../core/outcome.ts';
export { replay } from '../core/run.ts';
