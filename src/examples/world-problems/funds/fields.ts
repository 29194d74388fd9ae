import { SIDES } from '../../../engine/world-problems/index.ts';
import { countryIn, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, entering, type Field, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { withCountry } from '../countries.ts';
import { AMOUNTS, HANDS, PENALTIES, PLAYERS, supplyIn, type Amounts, type FundsFields } from './input.ts';

/** Whether a supply is that of each country. */
const isOfAll = ({ has }: FundsFields, supply: Amounts): boolean => KINDS.every((kind) => supply[kind] === has);

/** The reader's own problem, votes and hands. */
export const fields: FieldsOf<FundsFields> = ({ value, words }) => {
  const { countries } = value;
  const say = (key: string, values = {}): string => words.say(`funds.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const sides = SIDES.map((side) => [side, letter(side)] as const);
  const kinds = (name: string, held: Amounts, set: (to: Amounts) => FundsFields): readonly Field<FundsFields>[] =>
    KINDS.map((kind) =>
      choice(`fu.${name}.${kind}`, words.capital(kindIn(words, kind)), held[kind], asWritten(AMOUNTS), (n) => set({ ...held, [kind]: n })),
    );
  return [
    {
      legend: say('table'),
      fields: [
        choice('fu.has', say('has'), value.has, asWritten(AMOUNTS), (has) => ({ ...value, has, supplies: countries.map(() => null) })),
        choice('fu.penalties', say('penalties'), value.penalties, asWritten(PENALTIES), (penalties) => ({ ...value, penalties })),
        ...PLAYERS.map((id, at) =>
          choice(`fu.${id}.vote`, say('votes', { who: countryIn(words, id) }), countries[at]!.vote, sides, (vote) =>
            withCountry(value, at, { vote }),
          ),
        ),
      ],
    },
    ...SIDES.map((side): FieldGroup<FundsFields> => ({
      legend: say('needs', { letter: letter(side) }),
      isFolded: true,
      fields: kinds(side, value[side], (to) => ({ ...value, [side]: to })),
    })),
    ...PLAYERS.map((id, at): FieldGroup<FundsFields> => ({
      legend: say('supply', { Who: words.capital(countryIn(words, id)) }),
      isFolded: true,
      fields: kinds(`${id}.has`, supplyIn(value, at), (to) => ({ ...value, supplies: value.supplies.with(at, isOfAll(value, to) ? null : to) })),
    })),
    ...PLAYERS.flatMap((id, at) =>
      HANDS.map((hand): FieldGroup<FundsFields> => ({
        legend: say(hand, { Who: words.capital(countryIn(words, id)) }),
        isFolded: true,
        fields: kinds(`${id}.${hand}`, countries[at]![hand], (to) => withCountry(value, at, { [hand]: to })),
      })),
    ),
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
