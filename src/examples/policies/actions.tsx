import { POLICY_ACTIONS, type PolicyActionKind } from '../../engine/turmoil/index.ts';
import { kindName } from './sentences.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField } from '../frame/fields.tsx';
import { isWhole } from '../frame/number-in.ts';
import { MOST_ACTIONS, numberOf, type TypedAction } from './input.ts';

interface Props {
  readonly actions: readonly TypedAction[];
  readonly awake: boolean;
  readonly onField: (name: string, text: string) => void;
  readonly onList: (actions: readonly TypedAction[]) => void;
  readonly words: Words;
}

const NEW: TypedAction = { kind: 'raise', number: '1' };

/** One action: its kind and, where it has one, its number. */
function ActionFields({ action, place, awake, onField, words }: Pick<Props, 'awake' | 'onField' | 'words'> & { action: TypedAction; place: number }) {
  const meaning = numberOf(action.kind);
  const label = meaning && words.say(`policies.field.${meaning}`, { n: place });
  return (
    <li class="po-action">
      <Choice
        name={`action${place}`}
        label={words.say('policies.field.action', { n: place })}
        value={action.kind}
        options={POLICY_ACTIONS.map((kind: PolicyActionKind) => [kind, kindName(kind, words)])}
        awake={awake}
        onChange={(kind) => onField(`action${place}`, kind)}
      />
      {label && (
        <NumberField
          name={`number${place}`}
          label={label}
          text={action.number}
          words={words}
          awake={awake}
          invalid={!isWhole(action.number)}
          onChange={(text) => onField(`number${place}`, text)}
        />
      )}
    </li>
  );
}

/** The list of actions that the reader builds: each can be changed; the last can be repeated or removed. */
export function ActionList({ actions, onList, ...props }: Props) {
  const { words } = props;
  const button = (id: 'add' | 'undo' | 'clear', rests: boolean, next: readonly TypedAction[]) => (
    <button type="button" data-list={id} aria-disabled={rests ? 'true' : undefined} onClick={() => rests || onList(next)}>
      {words.say(`policies.actions.${id}`)}
    </button>
  );
  return (
    <fieldset class="ex-fields po-list">
      <legend>{words.say('policies.actions.title')}</legend>
      {actions.length === 0 && <p>{words.say('policies.actions.none')}</p>}
      <ol>
        {actions.map((action, at) => (
          <ActionFields key={at} {...props} action={action} place={at + 1} />
        ))}
      </ol>
      <p class="po-buttons">
        {button('add', actions.length === MOST_ACTIONS, [...actions, actions.at(-1) ?? NEW])}
        {button('undo', actions.length === 0, actions.slice(0, -1))}
        {button('clear', actions.length === 0, [])}
      </p>
    </fieldset>
  );
}
