import {
  numbers,
  unreachable,
  type GlobalParameter,
  type SolarPhaseEvent,
  type SolarPhaseProblem,
  type SolarStep,
} from '../../../engine/turmoil/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';

/** The term that names each step. */
export const STEP_TERMS: Readonly<Record<Exclude<SolarStep, 'end-check'>, string>> = {
  'world-government': 'world-government-terraforming',
  colonies: 'colony-production',
  crisis: 'crisis',
};

/** The terms that name the parts of the crisis, in order. */
export const CRISIS_TERMS = ['tr-revision', 'global-event', 'new-government', 'changing-times'] as const;

/** Names parameters as the object of a verb. */
const choicesIn = (parameters: readonly GlobalParameter[], words: Words): readonly string[] =>
  parameters.map((parameter) => words.say(`solar-phase.choice.${parameter}`));

const sayRaised = ({ parameter, by, reached }: Extract<SolarPhaseEvent, { type: 'parameter-raised' }>, words: Words): string => {
  const raised = words.say(`solar-phase.step.parameter-raised.${parameter}`, { by });
  return reached ? `${raised} ${words.say('solar-phase.step.parameter-raised.reached')}` : raised;
};

const what = (event: SolarPhaseEvent, words: Words): string => {
  const key = `solar-phase.step.${event.type}`;
  switch (event.type) {
    case 'end-checked':
      return event.open.length > 0 ? words.say(`${key}.open`, { open: words.and(choicesIn(event.open, words)) }) : words.say(`${key}.reached`);
    case 'rest-skipped':
      return words.say(key, { steps: words.and(event.steps.map((step) => words.say(`solar-phase.skipped.${step}`))) });
    case 'step-skipped':
      return words.say(key, { step: words.say(`solar-phase.skipped.${event.step}`) });
    case 'parameter-raised':
      return sayRaised(event, words);
    case 'colonies-produced':
      return words.say(key, { by: event.by });
    case 'crisis-begun':
      return words.say(key, { parts: words.and(CRISIS_TERMS.map(words.name)) });
    case 'phase-begun':
    case 'last-greenery':
    case 'scoring-begun':
    case 'end-put-off':
      return words.say(key);
    default:
      return unreachable(event);
  }
};

/** The key of the reason. A skipped step has one key for each cause. */
const reasonOf = (event: SolarPhaseEvent): string =>
  event.type === 'step-skipped' ? `step-skipped.${event.because === 'variant' ? 'variant' : event.step}` : event.type;

/** Says one step of a solar phase. The terms of its steps and of the crisis must be among the names. */
export const describeSolarPhase = (event: SolarPhaseEvent, words: Words): Said => ({
  what: what(event, words),
  why: words.say(`solar-phase.why.${reasonOf(event)}`, { vp: numbers['leader.vp'] }),
});

/** Says why a case is refused, and what may be chosen. */
export const describeSolarPhaseProblem = (problem: SolarPhaseProblem, words: Words): string => {
  const parameter = problem.code === 'parameter-at-goal' ? words.capital(words.say(`solar-phase.parameter.${problem.parameter}`)) : '';
  return words.say(`solar-phase.problem.${problem.code}`, {
    parameter,
    options: words.or(choicesIn(problem.options, words)),
  });
};
