import { countryIn, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, number, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { AMOUNTS, CLAIMS, COUNTRY_OR_NONE, PLAYERS, type CompensationShown } from './input.ts';

/** The reader's own fund, title, claims and countries. */
export const fields = ({ value, words }: CompensationShown): readonly FieldGroup[] => {
  const say = (key: string): string => words.say(`compensation.field.${key}`);
  const nameOf = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const countries = COUNTRY_OR_NONE.map((id) => [id, nameOf(id)] as const);
  return [
    {
      legend: say('claims'),
      fields: [
        ...CLAIMS.map((claim) => choice(`co.${claim}`, say(claim), value.claims[claim], countries)),
        choice('co.title', say('title'), value.title, countries),
      ],
    },
    {
      legend: words.say('compensation.fund'),
      fields: KINDS.map((kind) => choice(`co.${kind}`, words.capital(kindIn(words, kind)), value.fund[kind], asWritten(AMOUNTS))),
    },
    ...PLAYERS.map((id, at): FieldGroup => ({
      legend: nameOf(id),
      isFolded: true,
      fields: [
        number(`co.${id}.has`, words.label('reputation'), value.countries[at]!.has),
        tick(`co.${id}.agrees`, say('agrees'), value.countries[at]!.agrees),
      ],
    })),
  ];
};
