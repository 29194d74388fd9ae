import { kindIn } from '../../../sentences/world-problems/words.ts';
import { choice, number, tick, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import { CHOICES, OTHERS, TYPED, type BankShown } from './input.ts';

/** The reader's own turn: the table, what the country has, two exchanges, a purchase with its gifts. */
export const fields = ({ value, words }: BankShown): readonly FieldGroup[] => {
  const say = (key: string, values = {}): string => words.say(`bank-and-technology.${key}`, values);
  const nameOf = (word: string): string => {
    if (['none', 'random', 'chosen'].includes(word)) return say(`choice.${word}`);
    return /^\d$/.test(word) ? word : word === 'reputation' ? words.label(word) : words.capital(kindIn(words, word));
  };
  const chosen = (field: keyof typeof CHOICES, label: string): Field =>
    choice(
      `bt.${field}`,
      label,
      value[field],
      CHOICES[field].map((word) => [word, nameOf(word)]),
    );
  return [
    {
      legend: say('field.table'),
      fields: [
        chosen('players', say('field.players')),
        tick('bt.agreed', say('field.agreed'), value.agreed),
        ...TYPED.map((field) => number(`bt.${field}`, nameOf(field), value[field])),
      ],
    },
    ...(['1', '2'] as const).map((at): FieldGroup => ({
      legend: say(`field.exchange${at}`),
      isFolded: true,
      fields: [chosen(`gives${at}`, say('field.gives')), chosen(`first${at}`, say('field.takes')), chosen(`second${at}`, say('field.also'))],
    })),
    {
      legend: say('field.purchase'),
      fields: [
        chosen('purchase', say('field.technology')),
        ...OTHERS.map((id) => chosen(id, say('field.gift', { who: words.say(`world-problems.to.${id}`) }))),
      ],
    },
  ];
};
