import { COUNTRIES, countryIn } from '../../../sentences/world-problems/words.ts';
import { choice, number, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { PLACES, TYPED, typedOf, type RankingShown } from './input.ts';

/** The reader's own end of a game: for each country its alliance and its numbers. */
export const fields = ({ value, words }: RankingShown): readonly FieldGroup[] => {
  const label = (field: string): string => words.say(`ranking.field.${field}`);
  const places = PLACES.map((place) => [place, words.say(`ranking.in.${place}`)] as const);
  const asked = TYPED.filter((field) => field !== 'food' || value.compare);
  return [
    { legend: words.say('ranking.input'), fields: [tick('compare', label('compare'), value.compare)] },
    ...COUNTRIES.map((id): FieldGroup => {
      const typed = typedOf(value, id);
      return {
        legend: words.capital(countryIn(words, id)),
        isFolded: true,
        fields: [
          choice(`${id}.in`, label('in'), typed.in, places),
          ...(typed.in === 'none' ? [] : asked.map((field) => number(`${id}.${field}`, label(field), typed[field]))),
        ],
      };
    }),
  ];
};
