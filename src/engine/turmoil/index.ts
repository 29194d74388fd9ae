/** The public entry point of the engine of Turmoil, room by room from the lowest to the highest. */

// The words of the game.
export { DEFAULT_READINGS, EDITIONS, isEdition, READ_BOTH_WAYS } from './vocabulary/editions.ts';
export type { Edition, Readings } from './vocabulary/editions.ts';
export { COLOUR_LETTERS, OWNER_LETTERS, PARTY_LETTERS } from './vocabulary/letters.ts';
export { CITED_RULES, citedBy } from './vocabulary/rules.ts';
export type { ProcedureId, TurmoilRule } from './vocabulary/rules.ts';
export { COLOURS, COUNTED, DISTANCES, GLOBAL_PARAMETERS, OWNERS, PARTIES, RESOURCES, TAGS } from './vocabulary/words.ts';
export { isColour, isCounted, isDistance, isGlobalParameter, isOwner, isParty, isResource, isTag } from './vocabulary/words.ts';
export type { Colour, Counted, Distance, GlobalParameter, Owner, Party, Resource, Tag } from './vocabulary/words.ts';

// Numbers and cards.
export { START_TR } from './data/numbers.ts';
export { TR_SET, TR_SETS } from './data/effects.ts';
export type { Count, Counting, Effect, Expansion } from './data/effects.ts';
export { EVENT_IDS, globalEvents, isEventId } from './data/global-events.ts';
export type { EventCard, EventId } from './data/global-events.ts';
export { MARS } from './data/mars.ts';
export { numbers, printedNumbers } from './data/numbers.ts';
export { paidBonuses } from './data/ruling-bonuses.ts';

// A game: its state, events, problems.
export { apply } from './game/apply.ts';
export { delegatesIn, delegatesOf, influenceOf, strongestIn, withLeader } from './game/delegates.ts';
export type { Asset, AssetChange, Change, Delegates, InfluenceSource, Score, Tally, TurmoilEvent } from './game/events.ts';
export { fieldsOf } from './game/fields.ts';
export type { Field } from './game/fields.ts';
export { problemsOf, problemsOfCrisis, problemsOfPosition } from './game/legal.ts';
export { MARS_AT_START, oceanAtZero } from './game/mars.ts';
export type { MarsProblem } from './game/mars.ts';
export type { TurmoilOutcome, TurmoilStep } from './game/outcomes.ts';
export { parseGame, parsePosition } from './game/parse.ts';
export type { ParseOutcome } from './game/parse.ts';
export { emptyPlayer } from './game/players.ts';
export type { TurmoilProblem } from './game/problems.ts';
export type { Choice, Choices, Committee, EventTrack, Game, Mars, PartySeats, Player, Position } from './game/state.ts';

// The committee board.
export { neutralArrives } from './committee/arrival.ts';
export { mostDelegates } from './committee/dominance.ts';

// The temperature.
export { applyTemperature, isTemperatureCard, resolveTemperature, stepsOf, TEMPERATURE_CARDS } from './mars/temperature.ts';
export type { TemperatureCard, TemperatureEvent, TemperatureInput, TemperatureOutcome } from './mars/temperature.ts';

// Global events and influence.
export { countInfluence } from './events/count.ts';
export type { InfluenceCounted, InfluenceCountOutcome } from './events/count.ts';
export { influenceChanges, influenceIn, isTrSets, tallyOf } from './events/counting.ts';
export { undecided } from './events/decisions.ts';
export { hasOf } from './events/effects.ts';
export { influenceCaseFor } from './events/from-game.ts';
export { applyInfluence, COUNTING_EVENTS, countingEffectOf, resolveInfluence, startInfluence, takenBy } from './events/influence.ts';
export type { CountingEffect, InfluenceCase, InfluenceEvent, InfluenceOutcome, InfluenceState } from './events/influence.ts';

// Lobbying, and cards that remove delegates.
export { applyLobbying } from './lobbying/events.ts';
export type { ActionOutcome, ActionProblem, LobbyingEvent, LobbyingOutcome, LobbyingProblem, LobbyingStep } from './lobbying/events.ts';
export { removeDelegate } from './lobbying/removal.ts';
export type { Removal } from './lobbying/removal.ts';
export { placeDelegate } from './lobbying/send.ts';
export type { Placement } from './lobbying/send.ts';
export { lobbyInTurn } from './lobbying/turns.ts';
export type { LobbyingAction } from './lobbying/turns.ts';

// The crisis, whole and step by step.
export { crisis } from './crisis/crisis.ts';
export type { CrisisInput, CrisisStepId } from './crisis/lines.ts';
export { changingTimes, CRISIS_RULES, CRISIS_STEPS, crisisStep, globalEvent, isCrisisStep, newGovernment } from './crisis/steps.ts';
export type { CrisisStepOutcome, CrisisStepProblem } from './crisis/steps.ts';

// The ruling party's policy.
export { applyPolicy, takeActions } from './policies/actions.ts';
export { policyStateFor } from './policies/from-game.ts';
export { isPolicyAction, isPolicyPhase, POLICY_ACTIONS, POLICY_COUNTERS, POLICY_PHASES, POLICY_TILES } from './policies/types.ts';
export type {
  FromTo,
  PolicyAction,
  PolicyActionKind,
  PolicyCounter,
  PolicyEvent,
  PolicyOutcome,
  PolicyPhase,
  PolicyProblem,
  PolicyState,
  PolicyStep,
  PolicyTile,
} from './policies/types.ts';

// Cards that ask for a party.
export { requirementFor } from './cards/from-game.ts';
export { applyRequirement, examineRequirement, isLeaderSeen, LEADERS, meetRequirement, startRequirement } from './cards/requirement.ts';
export type {
  LeaderSeen,
  RequirementEvent,
  RequirementInput,
  RequirementOutcome,
  RequirementProblem,
  RequirementState,
  RequirementWay,
} from './cards/requirement.ts';

// The way of a card on the event track.
export { applyTrack, followCard, startTrack } from './track/event-track.ts';
export type { CardWay, TrackEvent, TrackInput, TrackOutcome, TrackProblem, TrackStart } from './track/event-track.ts';

// The solar phase.
export { applySolarPhase, SOLAR_STEPS, solarPhase, startSolarPhase } from './solar-phase/solar-phase.ts';
export type {
  SolarPhaseEvent,
  SolarPhaseInput,
  SolarPhaseOutcome,
  SolarPhaseProblem,
  SolarPhaseState,
  SolarStep,
} from './solar-phase/solar-phase.ts';

// Points at the end.
export { applyScoring, finalScoring, SCORED_SEATS, startScoring } from './scoring/final-scoring.ts';
export type {
  CommitteeScoring,
  ScoredSeat,
  ScoringEvent,
  ScoringInput,
  ScoringOutcome,
  ScoringProblem,
  ScoringState,
} from './scoring/final-scoring.ts';

// Set-up, and positions made from a sketch.
export { applySetUp, bareBoards, setUpBoards } from './setup/boards.ts';
export type { SetUp, SetUpEvent, SetUpInput, SetUpOutcome, SetUpProblem } from './setup/boards.ts';
export { position } from './setup/position.ts';
export type { PositionOutcome } from './setup/position.ts';
export { sketched, withReserve } from './setup/sketch.ts';
export type { PlayerSketch, Sketch } from './setup/sketch.ts';
export { startGame } from './setup/start.ts';

// Positions as text.
export { parse, write } from './notation/position.ts';
export type { Parsed } from './notation/position.ts';

// What all games share.
export { unreachable } from '../core/unreachable.ts';
export type { Outcome, RuleId, Step } from '../core/outcome.ts';
export { replay } from '../core/run.ts';
