import { countryIn, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { AMOUNTS, CLAIMS, COUNTRY_OR_NONE, PLAYERS, type CompensationShown } from './input.ts';

/** The reader's own fund, title, claims and countries. */
export function CompensationForm({ value, refused, hydrated, onEnter, words }: CompensationShown) {
  const say = (key: string): string => words.say(`compensation.field.${key}`);
  const shared = (name: string) => ({ name: `co.${name}`, hydrated, onEnter, invalid: refused.has(`co.${name}`) });
  const named = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const countries = COUNTRY_OR_NONE.map((id) => [id, named(id)] as const);
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{say('claims')}</legend>
        {CLAIMS.map((field) => (
          <Choice key={field} {...shared(field)} label={say(field)} value={value.claims[field]} options={countries} />
        ))}
        <Choice {...shared('title')} label={say('title')} value={value.title} options={countries} />
      </fieldset>
      <fieldset class="ex-fields">
        <legend>{words.say('compensation.fund')}</legend>
        {KINDS.map((kind) => (
          <Choice
            key={kind}
            {...shared(kind)}
            label={words.capital(kindIn(words, kind))}
            value={value.fund[kind]}
            options={AMOUNTS.map((n) => [n, n] as const)}
          />
        ))}
      </fieldset>
      {PLAYERS.map((id, at) => (
        <Part key={id} legend={named(id)}>
          <NumberField {...shared(`${id}.has`)} label={words.label('reputation')} text={value.countries[at]!.has} words={words} />
          <Tick {...shared(`${id}.agrees`)} label={say('agrees')} checked={value.countries[at]!.agrees} />
        </Part>
      ))}
    </>
  );
}
