import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import { CHOICES, TICKS, type AutomaShown, type Chosen } from './input.ts';

/** The words of the options of a field; credits are numbers. */
const OPTIONS: Partial<Readonly<Record<Chosen, string>>> = { first: 'standing', second: 'standing', grant: 'grant' };

/** The reader's own turn: what stands and lies at the union, and what the Automa has. */
export function AutomaForm({ value, refused, hydrated, onEnter, words }: AutomaShown) {
  const field = (name: string) => ({ name, label: words.say(`automa.field.${name}`), hydrated, invalid: refused.has(name), onEnter });
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('automa.input')}</legend>
      {(['first', 'second', 'grant', 'credits'] as const).map((name) => (
        <Choice
          key={name}
          {...field(name)}
          value={value[name]}
          options={CHOICES[name].map((one) => [one, OPTIONS[name] ? words.say(`automa.${OPTIONS[name]}.${one}`) : one])}
        />
      ))}
      {TICKS.map((name) => (
        <Tick key={name} {...field(name)} checked={value[name]} />
      ))}
    </fieldset>
  );
}
