import { COUNTING_EVENTS, takenBy } from '../../../engine/turmoil/index.ts';
import { choice, entering, number, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import { SEATS, type InfluenceInput } from './input.ts';
import { sayCounted, sayHas } from './sentences.ts';

/** The reader's own numbers: the card, what it counts, and the three sources of influence. */
export const fields: FieldsOf<InfluenceInput> = ({ value, words }) => {
  const label = (name: string): string => words.say(`influence.field.${name}`);
  const taken = takenBy(value.card);
  const cards = COUNTING_EVENTS.map((card) => [card, words.label(card)] as const);
  return [
    {
      legend: words.say('influence.input'),
      fields: [
        choice('card', label('card'), value.card, cards, (card) => ({ ...value, card, has: takenBy(card) === taken ? value.has : '' })),
        number('amount', words.capital(sayCounted(value.card, words)), value.amount, (amount) => ({ ...value, amount })),
        ...SEATS.map((seat) =>
          tick(seat, label(seat), value.seats.includes(seat), (to) => ({
            ...value,
            seats: SEATS.filter((one) => (one === seat ? to : value.seats.includes(one))),
          })),
        ),
        number('delegates', label('delegates'), value.delegates, (delegates) => ({ ...value, delegates })),
        ...(taken ? [number('has', sayHas(taken, words), value.has, (has) => ({ ...value, has }), { min: 0 })] : []),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
