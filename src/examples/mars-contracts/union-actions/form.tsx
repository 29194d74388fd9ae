import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import { CHOICES, type ActionShown, type Chosen } from './input.ts';

/** Fields whose options have the same words. */
const SAME: Partial<Readonly<Record<Chosen, string>>> = { first: 'standing', second: 'standing' };

/** The reader's own turn: what White does, and what stands and lies there. */
export function ActionForm({ value, refused, hydrated, onEnter, words }: ActionShown) {
  const field = (name: string) => ({ name, label: words.say(`union-actions.field.${name}`), hydrated, invalid: refused.has(name), onEnter });
  const choice = (name: Chosen) => (
    <Choice
      key={name}
      {...field(name)}
      value={value[name]}
      options={CHOICES[name].map((one) => [one, name === 'slot' ? one : words.say(`union-actions.${SAME[name] ?? name}.${one}`)])}
    />
  );
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('union-actions.turn')}</legend>
        {(['action', 'token', 'slot'] as const).map(choice)}
        <Tick {...field('trade')} checked={value.trade} />
      </fieldset>
      <fieldset class="ex-fields">
        <legend>{words.say('union-actions.table')}</legend>
        {(['first', 'second', 'card'] as const).map(choice)}
      </fieldset>
    </>
  );
}
