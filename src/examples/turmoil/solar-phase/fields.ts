import { DISTANCES, GLOBAL_PARAMETERS, type GlobalParameter } from '../../../engine/turmoil/index.ts';
import { choice, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { fieldOf, TICKS, type SolarPhaseShown } from './input.ts';

/** The reader's own game: the distances of its parameters, its expansions, and the parameter that the World Government raises. */
export const fields = ({ value, words }: SolarPhaseShown): readonly FieldGroup[] => {
  const say = (key: string): string => words.say(`solar-phase.${key}`);
  const name = (parameter: GlobalParameter): string => words.capital(say(`parameter.${parameter}`));
  const distances = DISTANCES.map((distance) => [distance, say(`distance.${distance}`)] as const);
  const raised = [['', say('field.not-chosen')] as const, ...GLOBAL_PARAMETERS.map((parameter) => [parameter, name(parameter)] as const)];
  return [
    {
      legend: say('input'),
      fields: [
        ...GLOBAL_PARAMETERS.map((parameter) => choice(parameter, name(parameter), value.distances[parameter], distances)),
        choice('raised', say('field.raised'), value.raised ?? '', raised),
        ...TICKS.map((one) => tick(fieldOf(one), say(`field.${fieldOf(one)}`), value[one])),
      ],
    },
  ];
};
