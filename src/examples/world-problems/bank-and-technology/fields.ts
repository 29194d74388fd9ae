import { kindIn } from '../../../sentences/world-problems/words.ts';
import { choice, entering, number, tick, type Field, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { CHOICES, OTHERS, playersIn, TYPED, type BankFields } from './input.ts';

/** The reader's own turn: the table, what the country has, two exchanges, a purchase with its gifts. */
export const fields: FieldsOf<BankFields> = ({ value, words }) => {
  const say = (key: string, values = {}): string => words.say(`bank-and-technology.${key}`, values);
  const nameOf = (word: string): string => {
    if (['none', 'random', 'chosen'].includes(word)) return say(`choice.${word}`);
    return /^\d$/.test(word) ? word : word === 'reputation' ? words.label(word) : words.capital(kindIn(words, word));
  };
  const chosen = (name: keyof typeof CHOICES, label: string): Field<BankFields> => {
    const options = CHOICES[name].map((word) => [word, nameOf(word)] as const);
    return choice<BankFields, string>(`bt.${name}`, label, value[name], options, (to) => ({ ...value, [name]: to }));
  };
  return [
    {
      legend: say('field.table'),
      fields: [
        chosen('players', say('field.players')),
        tick('bt.agreed', say('field.agreed'), value.agreed, (agreed) => ({ ...value, agreed })),
        ...TYPED.map((name) => number(`bt.${name}`, nameOf(name), value[name], (to) => ({ ...value, [name]: to }))),
      ],
    },
    ...(['1', '2'] as const).map((at): FieldGroup<BankFields> => ({
      legend: say(`field.exchange${at}`),
      isFolded: true,
      fields: [chosen(`gives${at}`, say('field.gives')), chosen(`first${at}`, say('field.takes')), chosen(`second${at}`, say('field.also'))],
    })),
    {
      legend: say('field.purchase'),
      fields: [
        chosen('purchase', say('field.technology')),
        ...OTHERS.filter((id) => playersIn(value).includes(id)).map((id) =>
          chosen(id, say('field.gift', { who: words.say(`world-problems.to.${id}`) })),
        ),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
