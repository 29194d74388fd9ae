import { DISTANCES, GLOBAL_PARAMETERS, type Distance, type GlobalParameter, type SolarPhaseProblem } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { Tick } from '../frame/fields.tsx';
import type { SolarPhaseForm } from './presets.ts';

interface Props {
  readonly value: SolarPhaseForm;
  /** What the engine refuses, if anything. */
  readonly refused: SolarPhaseProblem | undefined;
  readonly awake: boolean;
  readonly onEdit: (value: SolarPhaseForm) => void;
  readonly words: Words;
}

/** The reader's own game: how far its parameters are, what is played with, and what the World Government raises. */
export function SolarPhaseFields({ value, refused, awake, onEdit, words }: Props) {
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
          value={value[parameter]}
          options={DISTANCES.map((distance) => [distance, say(`distance.${distance}`)])}
          awake={awake}
          onChange={(distance) => onEdit({ ...value, [parameter]: distance as Distance })}
        />
      ))}
      <Choice
        name="raised"
        label={say('field.raised')}
        value={value.raised}
        options={[['', say('field.not-chosen')], ...GLOBAL_PARAMETERS.map((parameter) => [parameter, name(parameter)] as const)]}
        awake={awake}
        invalid={refused !== undefined}
        onChange={(raised) => onEdit({ ...value, raised: raised as SolarPhaseForm['raised'] })}
      />
      {(['venus-next', 'colonies', 'variant'] as const).map((tick) => (
        <Tick
          key={tick}
          name={tick}
          label={say(`field.${tick}`)}
          checked={value[tick]}
          awake={awake}
          onChange={(to) => onEdit({ ...value, [tick]: to })}
        />
      ))}
    </fieldset>
  );
}
