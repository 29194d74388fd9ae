import { SIDES } from '../../../engine/world-problems/index.ts';
import { countryIn, kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import { AMOUNTS, HANDS, PENALTIES, PLAYERS, type FundsShown } from './input.ts';

/** The reader's own problem, votes and hands. */
export const fields = ({ value, words }: FundsShown): readonly FieldGroup[] => {
  const say = (key: string, values = {}): string => words.say(`funds.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const sides = SIDES.map((side) => [side, letter(side)] as const);
  const kinds = (name: string, held: Readonly<Record<string, string>>): readonly Field[] =>
    KINDS.map((kind) => choice(`fu.${name}.${kind}`, words.capital(kindIn(words, kind)), held[kind]!, asWritten(AMOUNTS)));
  return [
    {
      legend: say('table'),
      fields: [
        choice('fu.has', say('has'), value.has, asWritten(AMOUNTS)),
        choice('fu.penalties', say('penalties'), value.penalties, asWritten(PENALTIES)),
        ...PLAYERS.map((id, at) => choice(`fu.${id}.vote`, say('votes', { who: countryIn(words, id) }), value.countries[at]!.vote, sides)),
      ],
    },
    ...SIDES.map((side): FieldGroup => ({ legend: say('needs', { letter: letter(side) }), isFolded: true, fields: kinds(side, value[side]) })),
    ...PLAYERS.flatMap((id, at) =>
      HANDS.map((hand): FieldGroup => ({
        legend: say(hand, { Who: words.capital(countryIn(words, id)) }),
        isFolded: true,
        fields: kinds(`${id}.${hand}`, value.countries[at]![hand]),
      })),
    ),
  ];
};
