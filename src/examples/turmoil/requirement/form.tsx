import { LEADERS, PARTIES } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField } from '../../frame/form/fields.tsx';
import { isWhole } from '../../frame/form/number-in.ts';
import type { RequirementShown } from './input.ts';

/** The reader's own case: the card's party, the ruling party, and who has delegates in the card's party. */
export function RequirementFields({ value, refused, hydrated, onEnter, words }: RequirementShown) {
  const choice = (name: 'required' | 'ruling' | 'leader', label: string, options: readonly (readonly [string, string])[]) => (
    <Choice name={name} label={label} value={value[name]} options={options} hydrated={hydrated} invalid={refused.has(name)} onEnter={onEnter} />
  );
  const number = (name: 'own' | 'others') => (
    <NumberField
      name={name}
      label={words.say(`requirement.field.${name}`)}
      text={value[name]}
      words={words}
      hydrated={hydrated}
      invalid={!isWhole(value[name]) || refused.has(name)}
      onEnter={onEnter}
    />
  );
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
