import { COUNTRIES, countryIn } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { PLACES, TYPED, typedOf, type RankingShown } from './input.ts';

/** The reader's own end of a game: for each country its alliance and its numbers. */
export function RankingForm({ value, refused, hydrated, onEnter, words }: RankingShown) {
  const options = PLACES.map((place) => [place, words.say(`ranking.in.${place}`)] as const);
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('ranking.input')}</legend>
        <Tick name="compare" label={words.say('ranking.field.compare')} checked={value.compare} hydrated={hydrated} onEnter={onEnter} />
      </fieldset>
      {COUNTRIES.map((id) => {
        const typed = typedOf(value, id);
        const shown = TYPED.filter((field) => field !== 'food' || value.compare);
        const invalid = (field: string): boolean => refused.has(`${id}.${field}`);
        return (
          <Part key={id} legend={words.capital(countryIn(words, id))}>
            <Choice
              name={`${id}.in`}
              label={words.say('ranking.field.in')}
              value={typed.in}
              options={options}
              hydrated={hydrated}
              onEnter={onEnter}
              invalid={invalid('in')}
            />
            {typed.in !== 'none' &&
              shown.map((field) => {
                const label = words.say(`ranking.field.${field}`);
                return (
                  <NumberField
                    key={field}
                    name={`${id}.${field}`}
                    label={label}
                    text={typed[field]}
                    hydrated={hydrated}
                    onEnter={onEnter}
                    words={words}
                    invalid={invalid(field)}
                  />
                );
              })}
          </Part>
        );
      })}
    </>
  );
}
