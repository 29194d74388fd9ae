import { choice, entering, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import { CHOICES, TICKS, type AutomaFields, type Chosen } from './input.ts';

/** The words of the options of a field; credits are numbers. */
const OPTIONS: Partial<Readonly<Record<Chosen, string>>> = { first: 'standing', second: 'standing', grant: 'grant' };

/**
 * Whether the other slot alone has a token of the Automa. It commits with that one rather than place a second, so no other is offered.
 * Addresses may have both.
 */
const hasOther = (name: Chosen, { first, second }: AutomaFields): boolean =>
  name === 'first' ? first !== 'automa' && second === 'automa' : name === 'second' && second !== 'automa' && first === 'automa';

/** The reader's own turn: what stands and lies at the union, and what the Automa has. */
export const fields: FieldsOf<AutomaFields> = ({ value, words }) => {
  const label = (name: string): string => words.say(`automa.field.${name}`);
  const options = (name: Chosen) =>
    CHOICES[name]
      .filter((one) => one !== 'automa' || !hasOther(name, value))
      .map((one) => [one, OPTIONS[name] ? words.say(`automa.${OPTIONS[name]}.${one}`) : one] as const);
  return [
    {
      legend: words.say('automa.input'),
      fields: [
        ...(['first', 'second', 'grant', 'credits'] as const).map((name) =>
          choice(name, label(name), value[name], options(name), (to): AutomaFields => ({ ...value, [name]: to })),
        ),
        ...TICKS.map((name) => tick(name, label(name), value[name], (to): AutomaFields => ({ ...value, [name]: to }))),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
