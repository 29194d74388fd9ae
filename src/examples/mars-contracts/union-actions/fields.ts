import { choice, entering, tick, type Field, type FieldsOf } from '../../frame/definition/fields.ts';
import { CHOICES, type ActionFields, type Chosen } from './input.ts';

/** Fields whose options have the same words. */
const SAME: Partial<Readonly<Record<Chosen, string>>> = { first: 'standing', second: 'standing' };

const OTHER = { first: 'second', second: 'first' } as const;
type SlotField = keyof typeof OTHER;

const isSlot = (name: Chosen): name is SlotField => name in OTHER;

/** What stands in slot 2, in the words of its options: a second token of White is a leader token. */
const standingIn = (name: SlotField, { first, second }: ActionFields): ActionFields['first'] =>
  name === 'second' && second === 'white' && first === 'white' ? 'leader' : { first, second }[name];

/** The options of a field. White has one union token, so it is offered for one slot. */
const optionsOf = (name: Chosen, value: ActionFields): readonly string[] =>
  isSlot(name) ? CHOICES[name].filter((one) => one !== 'white' || standingIn(OTHER[name], value) !== 'white') : CHOICES[name];

/** The reader's own turn: what White does, and what stands and lies there. */
export const fields: FieldsOf<ActionFields> = ({ value, words }) => {
  const say = (key: string): string => words.say(`union-actions.${key}`);
  const options = (name: Chosen) => optionsOf(name, value).map((one) => [one, name === 'slot' ? one : say(`${SAME[name] ?? name}.${one}`)] as const);
  const content = (name: Chosen): string => (isSlot(name) ? standingIn(name, value) : value[name]);
  const chosen = (name: Chosen): Field<ActionFields> =>
    choice<ActionFields, string>(name, say(`field.${name}`), content(name), options(name), (to) => ({ ...value, [name]: to }));
  return [
    {
      legend: say('turn'),
      fields: [
        // To commit, White uses the token that stands in the slot.
        ...(['action', 'token', 'slot'] as const).filter((name) => name !== 'token' || value.action !== 'commit').map(chosen),
        tick('trade', say('field.trade'), value.trade, (trade) => ({ ...value, trade })),
      ],
    },
    { legend: say('table'), fields: (['first', 'second', 'card'] as const).map(chosen) },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
