import { countryIn, COUNTRIES, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { ACTS, AMOUNTS, COUNTRY_OR_NONE, GROUPS, PLAYER_COUNTS, playersIn, type AllianceShown } from './input.ts';

/** The reader's own table, and what happens: some join, or one leaves. */
export function AllianceForm({ value, refused, hydrated, onEnter, words }: AllianceShown) {
  const say = (key: string): string => words.say(`alliances.field.${key}`);
  const shared = (name: string) => ({ name: `al.${name}`, hydrated, onEnter, invalid: refused.has(`al.${name}`) });
  const named = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const options = (ids: readonly string[], text: (id: string) => string) => ids.map((id) => [id, text(id)] as const);
  const same = (id: string): string => id;
  const some = (name: string, held: string) => <Choice {...shared(name)} label={say(name)} value={held} options={options(COUNTRY_OR_NONE, named)} />;
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{say('turn')}</legend>
        <Choice {...shared('players')} label={say('players')} value={value.players} options={options(PLAYER_COUNTS, same)} />
        <Choice {...shared('act')} label={say('act')} value={value.act} options={options(ACTS, say)} />
        <Choice {...shared('who')} label={say('who')} value={value.who} options={options(COUNTRIES, named)} />
        {some('with1', value.others.with1)}
        {some('with2', value.others.with2)}
        {some('initiator', value.initiator)}
        {some('odd', value.odd)}
      </fieldset>
      {playersIn(value).map((id, at) => {
        const typed = value.countries[at]!;
        return (
          <Part key={id} legend={named(id)}>
            <Choice {...shared(`${id}.group`)} label={say('group')} value={typed.group} options={options(GROUPS, say)} />
            <NumberField {...shared(`${id}.has`)} label={words.label('reputation')} text={typed.has} words={words} />
            <Choice {...shared(`${id}.food`)} label={words.capital(kindIn(words, KINDS[0]))} value={typed.food} options={options(AMOUNTS, same)} />
            <Tick {...shared(`${id}.keeps`)} label={say('keeps')} checked={typed.keeps} />
          </Part>
        );
      })}
    </>
  );
}
