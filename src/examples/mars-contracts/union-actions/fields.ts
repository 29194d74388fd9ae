import { choice, entering, tick, type Field, type FieldsOf } from '../../frame/definition/fields.ts';
import { CHOICES, type ActionFields, type Chosen } from './input.ts';

/** Fields whose options have the same words. */
const SAME: Partial<Readonly<Record<Chosen, string>>> = { first: 'standing', second: 'standing' };

/** The reader's own turn: what White does, and what stands and lies there. */
export const fields: FieldsOf<ActionFields> = ({ value, words }) => {
  const say = (key: string): string => words.say(`union-actions.${key}`);
  const options = (name: Chosen) => CHOICES[name].map((one) => [one, name === 'slot' ? one : say(`${SAME[name] ?? name}.${one}`)] as const);
  const chosen = (name: Chosen): Field<ActionFields> =>
    choice(name, say(`field.${name}`), value[name], options(name), (to): ActionFields => ({ ...value, [name]: to }));
  return [
    {
      legend: say('turn'),
      fields: [
        ...(['action', 'token', 'slot'] as const).map(chosen),
        tick('trade', say('field.trade'), value.trade, (trade) => ({ ...value, trade })),
      ],
    },
    { legend: say('table'), fields: (['first', 'second', 'card'] as const).map(chosen) },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
