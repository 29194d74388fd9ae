import { LEADERS, PARTIES } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField } from '../frame/fields.tsx';
import { isWhole } from '../frame/number-in.ts';
import { edited, type TypedRequirement } from './input.ts';

interface Props {
  readonly value: TypedRequirement;
  readonly awake: boolean;
  readonly onEdit: (value: TypedRequirement) => void;
  readonly words: Words;
}

/** The reader's own case: the card's party, the ruling party, and who has delegates in the card's party. */
export function RequirementFields({ value, awake, onEdit, words }: Props) {
  const onField = (name: string, text: string): void => onEdit(edited(value, name, text));
  const choice = (name: 'required' | 'ruling' | 'leader', label: string, options: readonly (readonly [string, string])[]) => (
    <Choice name={name} label={label} value={value[name]} options={options} awake={awake} onChange={(text) => onField(name, text)} />
  );
  const number = (name: 'own' | 'others') => {
    const label = words.say(`requirement.field.${name}`);
    return (
      <NumberField
        name={name}
        label={label}
        text={value[name]}
        words={words}
        awake={awake}
        invalid={!isWhole(value[name])}
        onChange={(text) => onField(name, text)}
      />
    );
  };
  const parties = PARTIES.map((party) => [party, words.label(party)] as const);
  const leaders = LEADERS.map((leader) => [leader, words.say(`requirement.leader.${leader}`)] as const);
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('requirement.input')}</legend>
      {choice('required', words.say('requirement.field.required'), parties)}
      {choice('ruling', words.label('ruling-party'), parties)}
      {choice('leader', words.say('requirement.field.leader'), leaders)}
      {number('own')}
      {number('others')}
    </fieldset>
  );
}
