import { DISTANCES, GLOBAL_PARAMETERS, type GlobalParameter, type SolarPhaseInput } from '../../../engine/turmoil/index.ts';
import { choice, entering, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import { fieldOf, TICKS } from './input.ts';

/** The reader's own game: the distances of its parameters, its expansions, and the parameter that the World Government raises. */
export const fields: FieldsOf<SolarPhaseInput> = ({ value, words }) => {
  const say = (key: string): string => words.say(`solar-phase.${key}`);
  const name = (parameter: GlobalParameter): string => words.capital(say(`parameter.${parameter}`));
  const distances = DISTANCES.map((distance) => [distance, say(`distance.${distance}`)] as const);
  const parameters = [['', say('field.not-chosen')] as const, ...GLOBAL_PARAMETERS.map((parameter) => [parameter, name(parameter)] as const)];
  return [
    {
      legend: say('input'),
      fields: [
        ...GLOBAL_PARAMETERS.map((parameter) =>
          choice(parameter, name(parameter), value.distances[parameter], distances, (to) => ({
            ...value,
            distances: { ...value.distances, [parameter]: to },
          })),
        ),
        choice('raised', say('field.raised'), value.raised ?? '', parameters, (to) => ({ ...value, raised: to || null })),
        ...TICKS.map((one) => tick(fieldOf(one), say(`field.${fieldOf(one)}`), value[one], (to) => ({ ...value, [one]: to }))),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
