import { SIDES } from '../../../engine/world-problems/index.ts';
import { countryIn, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { Part } from '../../frame/form/part.tsx';
import { AMOUNTS, HANDS, PENALTIES, PLAYERS, type FundsShown } from './input.ts';

const asOptions = (amounts: readonly string[]) => amounts.map((n) => [n, n] as const);

/** The reader's own problem, votes and hands. */
export function FundsForm({ value, refused, hydrated, onEnter, words }: FundsShown) {
  const say = (key: string, values = {}): string => words.say(`funds.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const shared = (name: string) => ({ name, hydrated, onEnter, invalid: refused.has(name) });
  const kinds = (name: string, held: Readonly<Record<string, string>>) =>
    KINDS.map((kind) => (
      <Choice
        key={`${name}.${kind}`}
        {...shared(`${name}.${kind}`)}
        label={words.capital(kindIn(words, kind))}
        value={held[kind]!}
        options={asOptions(AMOUNTS)}
      />
    ));
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{say('field.table')}</legend>
        <Choice {...shared('fu.has')} label={say('field.has')} value={value.has} options={asOptions(AMOUNTS)} />
        <Choice {...shared('fu.penalties')} label={say('field.penalties')} value={value.penalties} options={asOptions(PENALTIES)} />
        {PLAYERS.map((id, at) => (
          <Choice
            key={id}
            {...shared(`fu.${id}.vote`)}
            label={say('field.votes', { who: countryIn(words, id) })}
            value={value.countries[at]!.vote}
            options={SIDES.map((side) => [side, letter(side)] as const)}
          />
        ))}
      </fieldset>
      {SIDES.map((side) => (
        <Part key={side} legend={say('field.needs', { letter: letter(side) })}>
          {kinds(`fu.${side}`, value[side])}
        </Part>
      ))}
      {PLAYERS.flatMap((id, at) =>
        HANDS.map((hand) => (
          <Part key={`${id}.${hand}`} legend={say(`field.${hand}`, { Who: words.capital(countryIn(words, id)) })}>
            {kinds(`fu.${id}.${hand}`, value.countries[at]![hand])}
          </Part>
        )),
      )}
    </>
  );
}
