import { POLICY_ACTIONS } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField } from '../../frame/form/fields.tsx';
import { isWhole } from '../../frame/form/number-in.ts';
import { firstAction, MAX_ACTIONS, numberOf, type PoliciesShown, type TypedAction } from './input.ts';
import { kindName } from './sentences.ts';

interface ActionProps extends Pick<PoliciesShown, 'refused' | 'hydrated' | 'onEnter' | 'words'> {
  readonly action: TypedAction;
  /** Its place in the list, counted from 1. */
  readonly place: number;
}

/** One action: its kind, and its number if it has one. */
function ActionFields({ action, place, refused, hydrated, onEnter, words }: ActionProps) {
  const meaning = numberOf(action.kind);
  return (
    <li class="po-action">
      <Choice
        name={`action${place}`}
        label={words.say('policies.field.action', { n: place })}
        value={action.kind}
        options={POLICY_ACTIONS.map((kind) => [kind, kindName(kind, words)])}
        hydrated={hydrated}
        invalid={refused.has(`action${place}`)}
        onEnter={onEnter}
      />
      {meaning && (
        <NumberField
          name={`number${place}`}
          label={words.say(`policies.field.${meaning}`, { n: place })}
          text={action.number}
          words={words}
          hydrated={hydrated}
          invalid={!isWhole(action.number) || refused.has(`number${place}`)}
          onEnter={onEnter}
        />
      )}
    </li>
  );
}

/** The reader's list of actions. Each action can be changed. The last one can be repeated or removed. */
export function ActionList({ value, refused, hydrated, onEnter, onChange, words }: PoliciesShown) {
  const { actions } = value;
  const button = (id: 'add' | 'undo' | 'clear', disabled: boolean, next: (actions: readonly TypedAction[]) => readonly TypedAction[]) => (
    <button
      type="button"
      data-list={id}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onChange((latest) => ({ ...latest, actions: next(latest.actions) }))}
    >
      {words.say(`policies.actions.${id}`)}
    </button>
  );
  return (
    <fieldset class="ex-fields po-list">
      <legend>{words.say('policies.actions.title')}</legend>
      {actions.length === 0 && <p>{words.say('policies.actions.none')}</p>}
      <ol>
        {actions.map((action, at) => (
          <ActionFields key={at} action={action} place={at + 1} refused={refused} hydrated={hydrated} onEnter={onEnter} words={words} />
        ))}
      </ol>
      <p class="ex-buttons po-buttons">
        {button('add', actions.length === MAX_ACTIONS, (latest) => [...latest, latest.at(-1) ?? firstAction(value.ruling)].slice(0, MAX_ACTIONS))}
        {button('undo', actions.length === 0, (latest) => latest.slice(0, -1))}
        {button('clear', actions.length === 0, () => [])}
      </p>
    </fieldset>
  );
}
