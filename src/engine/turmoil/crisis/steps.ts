import { oneByOne } from '../../core/one-by-one.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { EventId } from '../data/global-events.ts';
import { undecided } from '../events/decisions.ts';
import { problemsOfNextChairman, problemsOfPosition } from '../game/legal.ts';
import type { TurmoilEvent } from '../game/events.ts';
import { carryOut } from '../game/outcomes.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { Game } from '../game/state.ts';
import { DEFAULT_READINGS } from '../vocabulary/editions.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import { CRISIS_LINES, type CrisisInput, type CrisisLine, type CrisisStepId } from './lines.ts';

/**
 * The rule of each step of the crisis. A trace's step of another rule belongs to the crisis step that came before it.
 * It stands apart from `CRISIS_LINES`: code that runs a whole crisis loads them and not these rules.
 */
export const CRISIS_RULES: Readonly<Record<CrisisStepId, TurmoilRule>> = {
  '1': 'crisis.tr-revision',
  '2': 'crisis.global-event',
  '3a': 'crisis.new-government.policy',
  '3b': 'crisis.new-government.bonus',
  '3c': 'crisis.new-government.return',
  '3d': 'crisis.new-government.chairman',
  '3e': 'crisis.new-government.dominance',
  '3f': 'crisis.new-government.lobby',
  '4a': 'crisis.changing-times.current',
  '4b': 'crisis.changing-times.coming',
  '4c': 'crisis.changing-times.distant',
};

/** Tells whether a value is the number of a step of the crisis. */
export const isCrisisStep = (value: unknown): value is CrisisStepId => typeof value === 'string' && Object.hasOwn(CRISIS_RULES, value);

/** The steps of the crisis in their order. */
export const CRISIS_STEPS: readonly CrisisStepId[] = CRISIS_LINES.map(([step]) => step);

/** What each step does. */
const LINE_OF = Object.fromEntries(CRISIS_LINES) as Readonly<Record<CrisisStepId, CrisisLine>>;

/** Why a step of the crisis is refused. */
export type CrisisStepProblem =
  | TurmoilProblem
  /** `step` needs what `after` does first: an empty chairman seat, or an empty space for a card. `rule` is that of `after`. */
  | { readonly code: 'out-of-order'; readonly rule: TurmoilRule; readonly step: CrisisStepId; readonly after: CrisisStepId };

/** What a step of the crisis returns. */
export type CrisisStepOutcome = Outcome<Game, TurmoilEvent, CrisisStepProblem, TurmoilRule>;

/** The problems that a game may have before a step because the steps before it are not resolved yet. */
const UNSETTLED: Readonly<Partial<Record<CrisisStepId, readonly TurmoilProblem['code'][]>>> = {
  '3d': ['chairman-missing', 'dominance-outnumbered'],
  '3e': ['dominance-outnumbered'],
};

/**
 * Carries out one step of the crisis. All eleven in the order of `CRISIS_STEPS` are what `crisis` does.
 * @param game the state when the step begins
 * @param step the number of the step
 * @param input what `crisis` takes; a step looks only at its part: 2 at readings and choices, 4c at the revealed card
 * @returns the state after the step, with the trace of the step
 * @refuses a game that cannot be on a table at that moment; 2 without a decision that the event asks for; 3d before 3c or
 *   without a leader; 4b before 4a and 4c before 4b, when a card would lie on another
 * @example crisisStep(game, '3f', { revealed: null, readings: DEFAULT_READINGS }) // refills the lobby
 */
export function crisisStep(game: Game, step: CrisisStepId, input: CrisisInput): CrisisStepOutcome {
  const [problem] = problemsBefore(game, step, input);
  if (problem !== undefined) return { ok: false, problem };
  return carryOut(game, [LINE_OF[step](input)]);
}

function problemsBefore(game: Game, step: CrisisStepId, input: CrisisInput): readonly CrisisStepProblem[] {
  const settled = problemsOfPosition(game, step === '4c' ? input.revealed : null).filter(({ code }) => !UNSETTLED[step]?.includes(code));
  return [...settled, ...problemsOfStep(game, step, input)];
}

/** What a single step needs besides a game that can be on a table. */
function problemsOfStep(game: Game, step: CrisisStepId, { choices = {} }: CrisisInput): readonly CrisisStepProblem[] {
  const { committee, events } = game;
  const after = (first: CrisisStepId, done: boolean): readonly CrisisStepProblem[] =>
    done ? [] : [{ code: 'out-of-order', rule: CRISIS_RULES[first], step, after: first }];
  switch (step) {
    case '2':
      return undecided(game, choices);
    case '3d':
      return [...after('3c', committee.chairman === null), ...problemsOfNextChairman(committee, committee.ruling)];
    case '4b':
      return after('4a', events.coming === null);
    case '4c':
      return after('4b', events.distant === null);
    default:
      return [];
  }
}

/** Some steps one after another; the first that is refused refuses all. */
function crisisSteps(game: Game, steps: readonly CrisisStepId[], input: CrisisInput): CrisisStepOutcome {
  return oneByOne(game, steps, (state, step) => crisisStep(state, step, input));
}

/**
 * Resolves the current global event: step 2 of the crisis.
 * @param game the state before; its influence is the one that counts
 * @param input the readings, and what players decide
 * @returns the state after the event, with its steps
 * @refuses a game that cannot be on a table, and a decision that is missing
 */
export function globalEvent(game: Game, input: Omit<CrisisInput, 'revealed'>): CrisisStepOutcome {
  return crisisStep(game, '2', { ...input, revealed: null });
}

/**
 * Forms the new government: steps 3a to 3f of the crisis.
 * @param game the state before
 * @returns the state after, with its steps
 * @refuses a game that cannot be on a table, and a dominant party without a leader to become chairman
 */
export function newGovernment(game: Game): CrisisStepOutcome {
  return crisisSteps(game, ['3a', '3b', '3c', '3d', '3e', '3f'], { revealed: null, readings: DEFAULT_READINGS });
}

/**
 * Moves the events and brings their neutral delegates: the changing times, steps 4a to 4c of the crisis.
 * @param game the state before
 * @param revealed the top card of the event deck; null if it is empty
 * @returns the state after, with its steps
 * @refuses a game that cannot be on a table, and a revealed card that lies on the track already
 */
export function changingTimes(game: Game, revealed: EventId | null): CrisisStepOutcome {
  return crisisSteps(game, ['4a', '4b', '4c'], { revealed, readings: DEFAULT_READINGS });
}
