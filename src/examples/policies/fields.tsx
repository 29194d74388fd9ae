import { PARTIES, POLICY_PHASES } from '../../engine/turmoil/index.ts';
import { counterName } from './sentences.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField, Tick } from '../frame/fields.tsx';
import { isWhole } from '../frame/number-in.ts';
import { ActionList } from './actions.tsx';
import { edited, ENTERED, type Entered, type PoliciesInput } from './input.ts';

interface Props {
  readonly value: PoliciesInput;
  readonly awake: boolean;
  readonly onEdit: (value: PoliciesInput) => void;
  readonly words: Words;
}

const PHASE_NAMES = { action: 'action-phase', crisis: 'crisis' } as const;

/** The reader's own player: the ruling party, the phase, the player's numbers, and the actions. */
export function PoliciesFields({ value, awake, onEdit, words }: Props) {
  const onField = (name: string, text: string): void => onEdit(edited(value, name, text));
  const number = (name: Entered) => {
    const label = words.capital(counterName(name, words));
    return (
      <NumberField
        key={name}
        name={name}
        label={label}
        text={value.numbers[name]}
        words={words}
        awake={awake}
        invalid={!isWhole(value.numbers[name])}
        onChange={(text) => onField(name, text)}
      />
    );
  };
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('policies.input')}</legend>
        <Choice
          name="ruling"
          label={words.label('ruling-party')}
          value={value.ruling}
          options={PARTIES.map((party) => [party, words.label(party)])}
          awake={awake}
          onChange={(party) => onField('ruling', party)}
        />
        <Choice
          name="phase"
          label={words.say('policies.field.phase')}
          value={value.phase}
          options={POLICY_PHASES.map((phase) => [phase, words.label(PHASE_NAMES[phase])])}
          awake={awake}
          onChange={(phase) => onField('phase', phase)}
        />
        <Tick
          name="used"
          label={words.say('policies.field.used')}
          checked={value.used}
          awake={awake}
          onChange={(used) => onField('used', String(used))}
        />
        <div class="po-numbers">{ENTERED.map(number)}</div>
        <p class="po-hint">{words.say('policies.hint')}</p>
      </fieldset>
      <ActionList actions={value.actions} awake={awake} onField={onField} onList={(actions) => onEdit({ ...value, actions })} words={words} />
    </>
  );
}
