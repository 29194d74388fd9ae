import { PARTIES, POLICY_PHASES } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { isWhole } from '../../frame/form/number-in.ts';
import { ActionList } from './actions.tsx';
import { ENTERED, type PoliciesShown } from './input.ts';
import { counterName } from './sentences.ts';

const PHASE_NAMES = { action: 'action-phase', crisis: 'crisis' } as const;

/** The player's numbers. */
function Numbers({ value, refused, hydrated, onEnter, words }: PoliciesShown) {
  return (
    <div class="po-numbers">
      {ENTERED.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={words.capital(counterName(name, words))}
          text={value[name]}
          words={words}
          hydrated={hydrated}
          invalid={!isWhole(value[name]) || refused.has(name)}
          onEnter={onEnter}
        />
      ))}
    </div>
  );
}

/** The reader's own player: the ruling party, the phase, the player's numbers, and the actions. */
export function PoliciesFields(shown: PoliciesShown) {
  const { value, refused, hydrated, onEnter, words } = shown;
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('policies.input')}</legend>
        <Choice
          name="ruling"
          label={words.label('ruling-party')}
          value={value.ruling}
          options={PARTIES.map((party) => [party, words.label(party)])}
          hydrated={hydrated}
          invalid={refused.has('ruling')}
          onEnter={onEnter}
        />
        <Choice
          name="phase"
          label={words.say('policies.field.phase')}
          value={value.phase}
          options={POLICY_PHASES.map((phase) => [phase, words.label(PHASE_NAMES[phase])])}
          hydrated={hydrated}
          invalid={refused.has('phase')}
          onEnter={onEnter}
        />
        <Tick
          name="used"
          label={words.say('policies.field.used')}
          checked={value.used}
          hydrated={hydrated}
          invalid={refused.has('used')}
          onEnter={onEnter}
        />
        <Numbers {...shown} />
        <p class="po-hint">{words.say('policies.hint')}</p>
      </fieldset>
      <ActionList {...shown} />
    </>
  );
}
