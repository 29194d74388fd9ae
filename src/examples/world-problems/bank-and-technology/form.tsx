import { kindIn } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { CHOICES, OTHERS, TYPED, type BankShown } from './input.ts';

/** The reader's own turn: the table, what the country has, two exchanges, a purchase with its gifts. */
export function BankForm({ value, refused, hydrated, onEnter, words }: BankShown) {
  const say = (key: string): string => words.say(`bank-and-technology.${key}`);
  const named = (word: string): string => {
    if (['none', 'random', 'chosen'].includes(word)) return say(`choice.${word}`);
    return /^\d$/.test(word) ? word : word === 'reputation' ? words.label(word) : words.capital(kindIn(words, word));
  };
  const shared = (field: string) => ({ name: `bt.${field}`, hydrated, onEnter, invalid: refused.has(`bt.${field}`) });
  const choice = (field: keyof typeof CHOICES, label: string) => (
    <Choice key={field} {...shared(field)} label={label} value={value[field]} options={CHOICES[field].map((word) => [word, named(word)] as const)} />
  );
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{say('field.table')}</legend>
        {choice('players', say('field.players'))}
        <Tick {...shared('agreed')} label={say('field.agreed')} checked={value.agreed} />
        {TYPED.map((field) => (
          <NumberField key={field} {...shared(field)} label={named(field)} text={value[field]} words={words} />
        ))}
      </fieldset>
      {(['1', '2'] as const).map((at) => (
        <Part key={at} legend={say(`field.exchange${at}`)}>
          {choice(`gives${at}`, say('field.gives'))}
          {choice(`first${at}`, say('field.takes'))}
          {choice(`second${at}`, say('field.also'))}
        </Part>
      ))}
      <fieldset class="ex-fields">
        <legend>{say('field.purchase')}</legend>
        {choice('purchase', say('field.technology'))}
        {OTHERS.map((id) => choice(id, words.say('bank-and-technology.field.gift', { who: words.say(`world-problems.to.${id}`) })))}
      </fieldset>
    </>
  );
}
