import { PARTIES, POLICY_PHASES } from '../../../engine/turmoil/index.ts';
import { Fields } from '../../frame/form/form.tsx';
import { choice, number, tick, type Field } from '../../frame/definition/fields.ts';
import { ActionList } from './actions.tsx';
import { ENTERED, type PoliciesShown } from './input.ts';
import { counterName } from './sentences.ts';

const PHASE_NAMES = { action: 'action-phase', crisis: 'crisis' } as const;

/** The ruling party, the phase, and whether the action of the policy has been used. */
const turnIn = ({ value, words }: PoliciesShown): readonly Field[] => [
  choice(
    'ruling',
    words.label('ruling-party'),
    value.ruling,
    PARTIES.map((party) => [party, words.label(party)]),
  ),
  choice(
    'phase',
    words.say('policies.field.phase'),
    value.phase,
    POLICY_PHASES.map((phase) => [phase, words.label(PHASE_NAMES[phase])]),
  ),
  tick('used', words.say('policies.field.used'), value.used),
];

/** The player's numbers. */
const numbersIn = ({ value, words }: PoliciesShown): readonly Field[] =>
  ENTERED.map((name) => number(name, words.capital(counterName(name, words)), value[name]));

/** The reader's own player: the ruling party, the phase, the player's numbers, and the actions. */
export function PoliciesFields(shown: PoliciesShown) {
  const { refused, hydrated, onEnter, words } = shown;
  const given = { refused, hydrated, onEnter, words };
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('policies.input')}</legend>
        <Fields fields={turnIn(shown)} {...given} />
        <div class="po-numbers">
          <Fields fields={numbersIn(shown)} {...given} />
        </div>
        <p class="po-hint">{words.say('policies.hint')}</p>
      </fieldset>
      <ActionList {...shown} />
    </>
  );
}
