import { COUNTRIES, countryIn } from '../../../sentences/world-problems/words.ts';
import { choice, entering, number, tick, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { withCountry } from '../countries.ts';
import { PLACES, TYPED, typedOf, type RankingFields } from './input.ts';

/** The reader's own end of a game: for each country its alliance and its numbers. */
export const fields: FieldsOf<RankingFields> = ({ value, words }) => {
  const label = (field: string): string => words.say(`ranking.field.${field}`);
  const places = PLACES.map((place) => [place, words.say(`ranking.in.${place}`)] as const);
  const asked = TYPED.filter((field) => field !== 'food' || value.compare);
  return [
    { legend: words.say('ranking.input'), fields: [tick('compare', label('compare'), value.compare, (compare) => ({ ...value, compare }))] },
    ...COUNTRIES.map((id, at): FieldGroup<RankingFields> => {
      const typed = typedOf(value, id);
      const numbers = asked.map((field) => number(`${id}.${field}`, label(field), typed[field], (to) => withCountry(value, at, { [field]: to })));
      return {
        legend: words.capital(countryIn(words, id)),
        isFolded: true,
        fields: [
          choice(`${id}.in`, label('in'), typed.in, places, (to) => withCountry(value, at, { in: to })),
          ...(typed.in === 'none' ? [] : numbers),
        ],
      };
    }),
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
