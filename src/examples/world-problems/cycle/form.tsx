import { SIDES } from '../../../engine/world-problems/index.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { AMOUNTS, claimIn, HANDS, PLAYER_COUNTS, playersIn, type CycleShown } from './input.ts';

/** The reader's own problem and table, and what the countries do. */
export function CycleForm({ value, refused, hydrated, onEnter, words }: CycleShown) {
  const say = (key: string, values = {}): string => words.say(`cycle.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const shared = (name: string) => ({ name: `cy.${name}`, hydrated, onEnter, invalid: refused.has(`cy.${name}`) });
  const named = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const amount = (name: string, label: string, held: string) => (
    <Choice key={name} {...shared(name)} label={label} value={held} options={AMOUNTS.map((n) => [n, n] as const)} />
  );
  const tick = (name: 'supplement' | 'last' | 'pays') => <Tick {...shared(name)} label={say(name)} checked={value[name]} />;
  const number = (name: 'penalties' | 'reputation') => <NumberField {...shared(name)} label={say(name)} text={value[name]} words={words} />;
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{say('table')}</legend>
        <Choice {...shared('players')} label={say('players')} value={value.players} options={PLAYER_COUNTS.map((n) => [n, n] as const)} />
        {tick('supplement')}
        {tick('last')}
        {number('penalties')}
        {number('reputation')}
        {amount('food', say('food'), value.food)}
        {SIDES.map((side) => amount(side, say('needs', { letter: letter(side) }), value.needs[side]))}
        <Choice
          {...shared('claim')}
          label={say('claim')}
          value={claimIn(value) ?? 'none'}
          options={['none', ...playersIn(value)].map((id) => [id, named(id)] as const)}
        />
        {value.supplement && tick('pays')}
      </fieldset>
      {playersIn(value).map((id, at) => (
        <Part key={id} legend={named(id)}>
          <Choice
            {...shared(`${id}.vote`)}
            label={say('vote')}
            value={value.countries[at]!.vote}
            options={SIDES.map((side) => [side, letter(side)] as const)}
          />
          {HANDS.map((hand) => amount(`${id}.${hand}`, say(hand), value.countries[at]![hand]))}
        </Part>
      ))}
    </>
  );
}
