/** The only door to the engine of Turmoil. */
export { applyAdjust, adjustForInfluence, COUNTING_EVENTS, countingEffectOf, startAdjustment } from './adjust.ts';
export type { AdjustEvent, AdjustInput, AdjustOutcome, Adjustment, CountingEffect } from './adjust.ts';
export { apply } from './apply.ts';
export { delegatesIn, delegatesOf, influenceOf } from './committee.ts';
export { influenceIn, isTrSets, tallyOf } from './counting.ts';
export { CRISIS_RULES, CRISIS_STEPS, crisis, type CrisisInput } from './crisis.ts';
export { TR_SET, TR_SETS, type Count, type Counting, type Effect, type Expansion } from './data/effects.ts';
export { EVENT_IDS, globalEvents, isEventId, type EventCard, type EventId } from './data/global-events.ts';
export { MARS } from './data/mars.ts';
export { numbers } from './data/numbers.ts';
export { mostDelegates } from './dominance.ts';
export { undecided } from './decisions.ts';
export type { Asset, AssetChange, Change, Delegates, InfluenceSource, Score, Tally, TurmoilEvent } from './events.ts';
export type { Choices } from './global-events.ts';
export { fieldsOf, type Field } from './fields.ts';
export { applyTrack, followCard, startTrack } from './event-track.ts';
export type { CardWay, TrackEvent, TrackInput, TrackOutcome, TrackProblem, TrackStart } from './event-track.ts';
export { problemsOf, problemsOfCrisis } from './legal.ts';
export { placeDelegate, type Placement } from './lobbying.ts';
export { MARS_AT_START } from './mars.ts';
export { applyLobbying, type LobbyingEvent, type LobbyingOutcome, type LobbyingProblem, type LobbyingStep } from './lobbying-events.ts';
export { lobbyInTurn, type LobbyingAction } from './lobbying-turns.ts';
export { COLOUR_LETTERS, OWNER_LETTERS, PARTY_LETTERS } from './letters.ts';
export { parse, write, type Parsed, type Position } from './notation.ts';
export type { TurmoilOutcome, TurmoilStep } from './outcomes.ts';
export { hasOf, type Choice } from './player-effects.ts';
export { applyPolicy, takeActions } from './policies.ts';
export { POLICY_ACTIONS, POLICY_COUNTERS, POLICY_PHASES, POLICY_TILES } from './policy-types.ts';
export type { FromTo, PolicyAction, PolicyActionKind, PolicyCounter, PolicyEvent, PolicyOutcome } from './policy-types.ts';
export type { PolicyPhase, PolicyProblem, PolicyState, PolicyStep, PolicyTile } from './policy-types.ts';
export type { TurmoilProblem } from './problems.ts';
export { LEADERS, applyRequirement, examineRequirement, meetRequirement, startRequirement } from './requirement.ts';
export type { LeaderSeen, RequirementEvent, RequirementInput, RequirementOutcome } from './requirement.ts';
export type { RequirementProblem, RequirementState, RequirementWay } from './requirement.ts';
export { removeDelegate, type Removal } from './removal.ts';
export { CITED_RULES, citedBy, type ProcedureId, type TurmoilRule } from './rules.ts';
export { emptyPlayer } from './players.ts';
export { applySetUp, bareBoards, setUpBoards } from './setup-steps.ts';
export type { SetUp, SetUpEvent, SetUpInput, SetUpOutcome, SetUpProblem } from './setup-steps.ts';
export { emptyCommittee } from './empty-committee.ts';
export { startGame } from './setup.ts';
export { applyWeather, meetWeather, stepsOf, WEATHER } from './temperature.ts';
export type { Weather, WeatherEvent, WeatherInput, WeatherOutcome } from './temperature.ts';
export { oceanAtZero, type MarsProblem } from './mars-scales.ts';
export { applySolarPhase, DISTANCES, GLOBAL_PARAMETERS, SOLAR_STEPS, solarPhase, startSolarPhase } from './solar-phase.ts';
export type {
  Distance,
  GlobalParameter,
  SolarPhaseEvent,
  SolarPhaseInput,
  SolarPhaseOutcome,
  SolarPhaseProblem,
  SolarPhaseState,
  SolarStep,
} from './solar-phase.ts';
export { applyScoring, finalScoring, SCORED_SEATS, startScoring } from './final-scoring.ts';
export type { ScoredSeat, ScoringEvent, ScoringInput, ScoringOutcome, ScoringProblem, ScoringState } from './final-scoring.ts';
export { COLOURS, COUNTED, EDITIONS, OWNERS, PARTIES, READ_BOTH_WAYS, RESOURCES, TAGS } from './types.ts';
export type {
  Colour,
  Committee,
  Counted,
  Edition,
  EventTrack,
  Game,
  Mars,
  Owner,
  Party,
  PartySeats,
  Player,
  Readings,
  Resource,
  Tag,
} from './types.ts';
export { never } from '../core/never.ts';
export { replay } from '../core/run.ts';
export type { Outcome, RuleId, Step } from '../core/outcome.ts';
