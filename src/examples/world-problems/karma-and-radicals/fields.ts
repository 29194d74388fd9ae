import { signed } from '../../../i18n/words.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { choice, entering, number, tick, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { withCountry } from '../countries.ts';
import { BRINGS, PLAYERS, SIDES_OR_NONE, SPACES, type KarmaFields } from './input.ts';

/** All fields: also those of the radicals, where there are none. */
const every: FieldsOf<KarmaFields> = ({ value, words }) => {
  const { solved, board } = value;
  const say = (key: string, values = {}): string => words.say(`karma-and-radicals.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const amounts = BRINGS.map((by) => [by, signed(Number(by))] as const);
  const sides = SIDES_OR_NONE.map((side) => [side, side === 'none' ? say('unsolved') : say('side', { letter: letter(side) })] as const);
  return [
    {
      legend: say('problems'),
      fields: [
        ...(['side1', 'side2', 'side3'] as const).map((name, at) =>
          // The first problem was solved.
          choice(`kr.${name}`, say('problem', { n: at + 1 }), solved[name], at === 0 ? sides.slice(0, 2) : sides, (to): KarmaFields => ({
            ...value,
            solved: { ...solved, [name]: to },
          })),
        ),
        tick('kr.last', say('last'), value.last, (last) => ({ ...value, last })),
      ],
    },
    {
      legend: say('board'),
      isFolded: true,
      fields: SPACES.map((space) =>
        choice(`kr.${space}`, [...space].map(letter).join(' → '), board[space], amounts, (to) => ({ ...value, board: { ...board, [space]: to } })),
      ),
    },
    {
      legend: words.label('radicals-card'),
      fields: [
        tick('kr.round', say('round'), value.round, (round) => ({ ...value, round })),
        choice('kr.card', say('card'), value.card, amounts, (card) => ({ ...value, card })),
      ],
    },
    ...PLAYERS.map((id, at): FieldGroup<KarmaFields> => {
      const { has, solve, pays } = value.countries[at]!;
      return {
        legend: words.capital(countryIn(words, id)),
        isFolded: true,
        fields: [
          number(`kr.${id}.has`, say('has'), has, (to) => withCountry(value, at, { has: to })),
          tick(`kr.${id}.solve`, say('solve'), solve, (to) => withCountry(value, at, { solve: to })),
          tick(`kr.${id}.pays`, say('pays'), pays, (to) => withCountry(value, at, { pays: to })),
        ],
      };
    }),
  ];
};

/** The fields of the radicals: they come with a penalty round. */
const OF_RADICALS = /^kr\.(card|\w+\.(solve|pays))$/;

/** The reader's own board, problems, card and countries. */
export const fields: FieldsOf<KarmaFields> = (given) =>
  every(given).map((group) => ({ ...group, fields: group.fields.filter(({ name }) => given.value.round || !OF_RADICALS.test(name)) }));

/** Puts the content of one field into an input. */
export const enter = entering(every);
