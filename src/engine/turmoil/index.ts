/** The only door to the engine of Turmoil. */
export { applyInfluence, resolveInfluence, COUNTING_EVENTS, countingEffectOf, startInfluence } from './events/influence.ts';
export type { InfluenceEvent, InfluenceCase, InfluenceOutcome, InfluenceState, CountingEffect } from './events/influence.ts';
export { apply } from './game/apply.ts';
export { delegatesIn, delegatesOf, influenceOf } from './game/delegates.ts';
export { influenceIn, isTrSets, tallyOf } from './events/counting.ts';
export { CRISIS_RULES, CRISIS_STEPS, crisis, type CrisisInput } from './crisis/crisis.ts';
export { TR_SET, TR_SETS, type Count, type Counting, type Effect, type Expansion } from './data/effects.ts';
export { EVENT_IDS, globalEvents, isEventId, type EventCard, type EventId } from './data/global-events.ts';
export { START_TR } from './data/base-game.ts';
export { MARS } from './data/mars.ts';
export { numbers } from './data/numbers.ts';
export { mostDelegates } from './committee/dominance.ts';
export { undecided } from './events/decisions.ts';
export type { Asset, AssetChange, Change, Delegates, InfluenceSource, Score, Tally, TurmoilEvent } from './game/events.ts';
export { fieldsOf, type Field } from './game/fields.ts';
export { applyTrack, followCard, startTrack } from './procedures/event-track.ts';
export type { CardWay, TrackEvent, TrackInput, TrackOutcome, TrackProblem, TrackStart } from './procedures/event-track.ts';
export { problemsOf, problemsOfCrisis } from './game/legal.ts';
export { placeDelegate, type Placement } from './lobbying/send.ts';
export { MARS_AT_START } from './mars/in-crisis.ts';
export { applyLobbying, type LobbyingEvent, type LobbyingOutcome, type LobbyingProblem, type LobbyingStep } from './lobbying/events.ts';
export { lobbyInTurn, type LobbyingAction } from './lobbying/turns.ts';
export { COLOUR_LETTERS, OWNER_LETTERS, PARTY_LETTERS } from './notation/letters.ts';
export { parse, write, type Parsed } from './notation/position.ts';
export type { TurmoilOutcome, TurmoilStep } from './game/outcomes.ts';
export { hasOf } from './events/effects.ts';
export { applyPolicy, takeActions } from './policies/actions.ts';
export { isPolicyAction, isPolicyPhase, POLICY_ACTIONS, POLICY_COUNTERS, POLICY_PHASES, POLICY_TILES } from './policies/types.ts';
export type { FromTo, PolicyAction, PolicyActionKind, PolicyCounter, PolicyEvent, PolicyOutcome } from './policies/types.ts';
export type { PolicyPhase, PolicyProblem, PolicyState, PolicyStep, PolicyTile } from './policies/types.ts';
export type { TurmoilProblem } from './game/problems.ts';
export { LEADERS, isLeaderSeen, applyRequirement, examineRequirement, meetRequirement, startRequirement } from './procedures/requirement.ts';
export type { LeaderSeen, RequirementEvent, RequirementInput, RequirementOutcome } from './procedures/requirement.ts';
export type { RequirementProblem, RequirementState, RequirementWay } from './procedures/requirement.ts';
export { removeDelegate, type Removal } from './lobbying/removal.ts';
export { CITED_RULES, citedBy, type ProcedureId, type TurmoilRule } from './vocabulary/rules.ts';
export { emptyPlayer } from './game/players.ts';
export { applySetUp, bareBoards, setUpBoards } from './setup/boards.ts';
export type { SetUp, SetUpEvent, SetUpInput, SetUpOutcome, SetUpProblem } from './setup/boards.ts';
export { emptyCommittee } from './committee/empty.ts';
export { startGame } from './setup/start.ts';
export { applyTemperature, resolveTemperature, stepsOf, TEMPERATURE_CARDS, isTemperatureCard } from './mars/temperature.ts';
export type { TemperatureCard, TemperatureEvent, TemperatureInput, TemperatureOutcome } from './mars/temperature.ts';
export { oceanAtZero, type MarsProblem } from './game/mars.ts';
export {
  applySolarPhase,
  DISTANCES,
  GLOBAL_PARAMETERS,
  isDistance,
  isGlobalParameter,
  SOLAR_STEPS,
  solarPhase,
  startSolarPhase,
} from './procedures/solar-phase.ts';
export type {
  Distance,
  GlobalParameter,
  SolarPhaseEvent,
  SolarPhaseInput,
  SolarPhaseOutcome,
  SolarPhaseProblem,
  SolarPhaseState,
  SolarStep,
} from './procedures/solar-phase.ts';
export { applyScoring, finalScoring, SCORED_SEATS, startScoring } from './procedures/final-scoring.ts';
export type { ScoredSeat, ScoringEvent, ScoringInput, ScoringOutcome, ScoringProblem, ScoringState } from './procedures/final-scoring.ts';
export { EDITIONS, READ_BOTH_WAYS, isEdition } from './vocabulary/editions.ts';
export { COLOURS, COUNTED, OWNERS, PARTIES, RESOURCES, TAGS, isColour, isCounted, isOwner, isParty, isResource, isTag } from './vocabulary/words.ts';
export type { Choice, Choices, Committee, EventTrack, Game, Mars, PartySeats, Player, Position } from './game/state.ts';
export type { Edition, Readings } from './vocabulary/editions.ts';
export type { Colour, Counted, Owner, Party, Resource, Tag } from './vocabulary/words.ts';
export { never } from '../core/never.ts';
export { replay } from '../core/run.ts';
export type { Outcome, RuleId, Step } from '../core/outcome.ts';
