import { each } from '../../core/each.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { Outcome, Step } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { numbers } from '../data/numbers.ts';
import { GLOBAL_PARAMETERS, type Distance, type GlobalParameter } from '../vocabulary/words.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';

/** The parameters that end the game when all are at their goals. Rule solar-phase.end-check. */
const ENDING_PARAMETERS = ['temperature', 'oxygen', 'oceans'] as const satisfies readonly GlobalParameter[];

/** What the end of the game skips. Rules solar-phase.end-check, end.no-crisis. */
const AFTER_CHECK = ['world-government', 'colonies', 'crisis'] as const;

/** The four steps of the solar phase, in order. Rule solar-phase.when. */
export const SOLAR_STEPS = ['end-check', ...AFTER_CHECK] as const;
/** A step of the solar phase. */
export type SolarStep = (typeof SOLAR_STEPS)[number];

/** A game after its production phase. */
export interface SolarPhaseInput {
  readonly distances: Readonly<Record<GlobalParameter, Distance>>;
  readonly venusNext: boolean;
  readonly colonies: boolean;
  /** Whether the variant for a longer game is played. */
  readonly variant: boolean;
  /** What the first player raises for the World Government; null while that is not chosen. */
  readonly raised: GlobalParameter | null;
}

/** How far the solar phase has come. */
export interface SolarPhaseState {
  readonly distances: Readonly<Record<GlobalParameter, Distance>>;
  readonly steps: Readonly<Record<SolarStep, 'ahead' | 'done' | 'skipped'>>;
  /** Whether the game has ended. */
  readonly ended: boolean;
}

/** What happens in a solar phase. */
export type SolarPhaseEvent =
  | { readonly type: 'phase-begun' }
  /** `open` are the parameters that keep the game from ending; with none it ends. */
  | { readonly type: 'end-checked'; readonly open: readonly GlobalParameter[] }
  | { readonly type: 'last-greenery' }
  | { readonly type: 'rest-skipped'; readonly steps: typeof AFTER_CHECK }
  | { readonly type: 'scoring-begun' }
  | { readonly type: 'step-skipped'; readonly step: 'world-government' | 'colonies'; readonly because: 'no-expansion' | 'variant' }
  | { readonly type: 'parameter-raised'; readonly parameter: GlobalParameter; readonly by: number; readonly reached: boolean }
  /** The last goal was reached after the check: the next generation's check ends the game. */
  | { readonly type: 'end-put-off' }
  | { readonly type: 'colonies-produced'; readonly by: number }
  | { readonly type: 'crisis-begun' };

/** Why an input is refused; `options` are the parameters that may be raised. */
export type SolarPhaseProblem = { readonly rule: TurmoilRule; readonly options: readonly GlobalParameter[] } & (
  { readonly code: 'decision-needed' } | { readonly code: 'parameter-at-goal'; readonly parameter: GlobalParameter }
);

/** What `solarPhase` returns. */
export type SolarPhaseOutcome = Outcome<SolarPhaseState, SolarPhaseEvent, SolarPhaseProblem, TurmoilRule>;

type Steps = readonly Step<SolarPhaseEvent, TurmoilRule>[];
type Part = PartOf<SolarPhaseState, SolarPhaseEvent, TurmoilRule>;

/**
 * The solar phase before its first step.
 * @param input the game after its production phase
 * @returns a state in which all four steps are ahead
 */
export function startSolarPhase({ distances }: Pick<SolarPhaseInput, 'distances'>): SolarPhaseState {
  return { distances, steps: each(SOLAR_STEPS, () => 'ahead'), ended: false };
}

/** A state in which one step has been carried out or skipped. */
function gone(state: SolarPhaseState, step: SolarStep, how: 'done' | 'skipped'): SolarPhaseState {
  return { ...state, steps: { ...state.steps, [step]: how } };
}

/**
 * What an event changes.
 * @param state the state before it; left as it is
 * @param event one event of a trace
 * @returns the state after the event
 */
export function applySolarPhase(state: SolarPhaseState, event: SolarPhaseEvent): SolarPhaseState {
  switch (event.type) {
    case 'end-checked':
      return { ...gone(state, 'end-check', 'done'), ended: event.open.length === 0 };
    case 'rest-skipped':
      return event.steps.reduce<SolarPhaseState>((now, step) => gone(now, step, 'skipped'), state);
    case 'step-skipped':
      return gone(state, event.step, 'skipped');
    case 'parameter-raised': {
      const distances = event.reached ? { ...state.distances, [event.parameter]: 'goal' as const } : state.distances;
      return { ...gone(state, 'world-government', 'done'), distances };
    }
    case 'colonies-produced':
      return gone(state, 'colonies', 'done');
    case 'crisis-begun':
      return gone(state, 'crisis', 'done');
    case 'phase-begun':
    case 'last-greenery':
    case 'scoring-begun':
    case 'end-put-off':
      return state;
    default:
      return unreachable(event);
  }
}

/**
 * Goes through the solar phase: game end check, World Government terraforming, colony production, crisis; the crisis is
 * named as the last step and not carried out. Rules solar-phase.*, end.no-crisis, open-questions.goal-reached-late.
 * @param input the game after its production phase, with what the World Government raises
 * @returns the state after the phase, with its steps
 * @refuses a World Government that has not chosen, and one that raises a parameter at its goal, where it has to choose
 */
export function solarPhase(input: SolarPhaseInput): SolarPhaseOutcome {
  const problem = problemOf(input);
  if (problem !== null) return { ok: false, problem };
  const parts: readonly Part[] = [
    () => [{ rule: 'solar-phase.when', event: { type: 'phase-begun' } }],
    checkEnd,
    terraform(input),
    produce(input),
    begin,
  ];
  return { ok: true, ...run(applySolarPhase, startSolarPhase(input), parts) };
}

const openOf = (distances: SolarPhaseInput['distances'], parameters: readonly GlobalParameter[]): readonly GlobalParameter[] =>
  parameters.filter((parameter) => distances[parameter] !== 'goal');

/** Only where the World Government acts does anybody have to choose. */
function problemOf({ distances, venusNext, variant, raised }: SolarPhaseInput): SolarPhaseProblem | null {
  if (!venusNext || variant || openOf(distances, ENDING_PARAMETERS).length === 0) return null;
  const options = openOf(distances, GLOBAL_PARAMETERS);
  if (raised === null) return { code: 'decision-needed', rule: 'solar-phase.world-government', options };
  return options.includes(raised) ? null : { code: 'parameter-at-goal', rule: 'special-cases.parameter-at-goal', parameter: raised, options };
}

/** Step 1, and what follows when it ends the game. */
const checkEnd: Part = ({ distances }) => {
  const open = openOf(distances, ENDING_PARAMETERS);
  const checked: Steps = [{ rule: 'solar-phase.end-check', event: { type: 'end-checked', open } }];
  if (open.length > 0) return checked;
  return [
    ...checked,
    { rule: 'solar-phase.end-check', event: { type: 'last-greenery' } },
    { rule: 'end.no-crisis', event: { type: 'rest-skipped', steps: AFTER_CHECK } },
    { rule: 'end.scoring', event: { type: 'scoring-begun' } },
  ];
};

/** Step 2: only with Venus Next, and not in the variant. */
function terraform({ venusNext, variant, raised }: SolarPhaseInput): Part {
  const step = 'world-government';
  return ({ distances, ended }) => {
    if (ended) return [];
    if (!venusNext) return [{ rule: 'solar-phase.world-government', event: { type: 'step-skipped', step, because: 'no-expansion' } }];
    if (variant) return [{ rule: 'solar-phase.world-government-variant', event: { type: 'step-skipped', step, because: 'variant' } }];
    return raised === null ? [] : raise(distances, raised);
  };
}

/** One step of one parameter; perhaps it was the last that the end of the game waited for. */
function raise(distances: SolarPhaseState['distances'], parameter: GlobalParameter): Steps {
  const reached = distances[parameter] === 'one';
  const open = openOf(distances, ENDING_PARAMETERS);
  const last = reached && open.every((one) => one === parameter);
  const by = numbers['world-government.steps'];
  return [
    { rule: 'solar-phase.world-government', event: { type: 'parameter-raised', parameter, by, reached } },
    ...(last ? [{ rule: 'open-questions.goal-reached-late', event: { type: 'end-put-off' } } as const] : []),
  ];
}

/** Step 3: only with Colonies. */
function produce({ colonies }: SolarPhaseInput): Part {
  const rule = 'solar-phase.colonies';
  return ({ ended }) => {
    if (ended) return [];
    if (!colonies) return [{ rule, event: { type: 'step-skipped', step: 'colonies', because: 'no-expansion' } }];
    return [{ rule, event: { type: 'colonies-produced', by: numbers['colonies.steps'] } }];
  };
}

/** Step 4. */
const begin: Part = ({ ended }) => (ended ? [] : [{ rule: 'solar-phase.crisis', event: { type: 'crisis-begun' } }]);
