import type { SolarPhaseInput, SolarPhaseProblem } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Refusals } from '../../frame/definition/example.ts';
import { fixingFields } from '../../frame/late/ways-out.tsx';
import { enter } from './fields.ts';

const fixed = fixingFields(enter);

/** Makes the ways out: each parameter that can be raised. */
export const refusals = (words: Words): Refusals<SolarPhaseInput, SolarPhaseProblem> => ({
  about: (problem) => ({
    places: ['raised', 'world-government', ...(problem.code === 'parameter-at-goal' ? [problem.parameter] : [])],
    fixes: problem.options.map((raised) => fixed(raised, words.capital(words.say(`solar-phase.parameter.${raised}`)), { raised })),
  }),
});
