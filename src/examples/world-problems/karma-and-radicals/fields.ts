import { signed } from '../../../i18n/words.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { choice, number, tick, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import { BRINGS, PLAYERS, SIDES_OR_NONE, SPACES, type KarmaShown } from './input.ts';

/** The reader's own board, problems, card and countries. */
export const fields = ({ value, words }: KarmaShown): readonly FieldGroup[] => {
  const say = (key: string, values = {}): string => words.say(`karma-and-radicals.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const amounts = BRINGS.map((by) => [by, signed(Number(by))] as const);
  const sides = SIDES_OR_NONE.map((side) => [side, side === 'none' ? say('unsolved') : say('side', { letter: letter(side) })] as const);
  const amount = (name: string, label: string, held: string): Field => choice(`kr.${name}`, label, held, amounts);
  return [
    {
      legend: say('problems'),
      fields: [
        ...(['side1', 'side2', 'side3'] as const).map((name, at) =>
          choice(`kr.${name}`, say('problem', { n: at + 1 }), value.solved[name], at === 0 ? sides.slice(0, 2) : sides),
        ),
        tick('kr.last', say('last'), value.last),
      ],
    },
    {
      legend: say('board'),
      isFolded: true,
      fields: SPACES.map((space) => amount(space, [...space].map(letter).join(' → '), value.board[space])),
    },
    { legend: words.label('radicals-card'), fields: [tick('kr.round', say('round'), value.round), amount('card', say('card'), value.card)] },
    ...PLAYERS.map((id, at): FieldGroup => {
      const { has, solve, pays } = value.countries[at]!;
      return {
        legend: words.capital(countryIn(words, id)),
        isFolded: true,
        fields: [number(`kr.${id}.has`, say('has'), has), tick(`kr.${id}.solve`, say('solve'), solve), tick(`kr.${id}.pays`, say('pays'), pays)],
      };
    }),
  ];
};
