import { DISTANCES, GLOBAL_PARAMETERS, type GlobalParameter } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import { fieldOf, type SolarPhaseShown, TICKS } from './input.ts';

/** The reader's own game: the distances of its parameters, its expansions, and the parameter that the World Government raises. */
export function SolarPhaseForm({ value, refused, hydrated, onEnter, words }: SolarPhaseShown) {
  const say = (key: string) => words.say(`solar-phase.${key}`);
  const name = (parameter: GlobalParameter) => words.capital(say(`parameter.${parameter}`));
  return (
    <fieldset class="ex-fields">
      <legend>{say('input')}</legend>
      {GLOBAL_PARAMETERS.map((parameter) => (
        <Choice
          key={parameter}
          name={parameter}
          label={name(parameter)}
          value={value.distances[parameter]}
          options={DISTANCES.map((distance) => [distance, say(`distance.${distance}`)])}
          hydrated={hydrated}
          invalid={refused.has(parameter)}
          onEnter={onEnter}
        />
      ))}
      <Choice
        name="raised"
        label={say('field.raised')}
        value={value.raised ?? ''}
        options={[['', say('field.not-chosen')], ...GLOBAL_PARAMETERS.map((parameter) => [parameter, name(parameter)] as const)]}
        hydrated={hydrated}
        invalid={refused.has('raised')}
        onEnter={onEnter}
      />
      {TICKS.map((tick) => (
        <Tick key={tick} name={fieldOf(tick)} label={say(`field.${fieldOf(tick)}`)} checked={value[tick]} hydrated={hydrated} onEnter={onEnter} />
      ))}
    </fieldset>
  );
}
