import { countryIn, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, entering, number, tick, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { withCountry } from '../countries.ts';
import { AMOUNTS, CLAIMS, COUNTRY_OR_NONE, PLAYERS, type CompensationFields } from './input.ts';

/** The reader's own fund, title, claims and countries. */
export const fields: FieldsOf<CompensationFields> = ({ value, words }) => {
  const { fund, title, claims, countries } = value;
  const say = (key: string): string => words.say(`compensation.field.${key}`);
  const nameOf = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const someone = COUNTRY_OR_NONE.map((id) => [id, nameOf(id)] as const);
  return [
    {
      legend: say('claims'),
      fields: [
        ...CLAIMS.map((name) => choice(`co.${name}`, say(name), claims[name], someone, (to) => ({ ...value, claims: { ...claims, [name]: to } }))),
        choice('co.title', say('title'), title, someone, (to) => ({ ...value, title: to })),
      ],
    },
    {
      legend: words.say('compensation.fund'),
      fields: KINDS.map((kind) =>
        choice(`co.${kind}`, words.capital(kindIn(words, kind)), fund[kind], asWritten(AMOUNTS), (to) => ({
          ...value,
          fund: { ...fund, [kind]: to },
        })),
      ),
    },
    ...PLAYERS.map((id, at): FieldGroup<CompensationFields> => ({
      legend: nameOf(id),
      isFolded: true,
      fields: [
        number(`co.${id}.has`, words.label('reputation'), countries[at]!.has, (has) => withCountry(value, at, { has })),
        tick(`co.${id}.agrees`, say('agrees'), countries[at]!.agrees, (agrees) => withCountry(value, at, { agrees })),
      ],
    })),
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
