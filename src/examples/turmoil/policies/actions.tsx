import { POLICY_ACTIONS } from '../../../engine/turmoil/index.ts';
import { Fields } from '../../frame/form/form.tsx';
import { choice, number, type Field } from '../../frame/definition/fields.ts';
import { firstAction, MAX_ACTIONS, numberOf, type PoliciesShown, type TypedAction } from './input.ts';
import { kindName } from './sentences.ts';

/** The fields of one action: its kind, and its number if it has one. Places are counted from 1. */
const fieldsOf = ({ kind, number: typed }: TypedAction, place: number, words: PoliciesShown['words']): readonly Field[] => {
  const meaning = numberOf(kind);
  const kinds = POLICY_ACTIONS.map((one) => [one, kindName(one, words)] as const);
  return [
    choice(`action${place}`, words.say('policies.field.action', { n: place }), kind, kinds),
    ...(meaning ? [number(`number${place}`, words.say(`policies.field.${meaning}`, { n: place }), typed)] : []),
  ];
};

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
          <li key={at} class="po-action">
            <Fields fields={fieldsOf(action, at + 1, words)} {...{ refused, hydrated, onEnter, words }} />
          </li>
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
