import { COUNTING_EVENTS } from '../../../engine/turmoil/index.ts';
import { choice, number, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { SEATS, type InfluenceShown } from './input.ts';
import { sayCounted } from './sentences.ts';

/** The reader's own numbers: the card, what it counts, and the three sources of influence. */
export const fields = ({ value, words }: InfluenceShown): readonly FieldGroup[] => {
  const label = (name: string): string => words.say(`influence.field.${name}`);
  const cards = COUNTING_EVENTS.map((card) => [card, words.label(card)] as const);
  return [
    {
      legend: words.say('influence.input'),
      fields: [
        choice('card', label('card'), value.card, cards),
        number('amount', words.capital(sayCounted(value.card, words)), value.amount),
        ...SEATS.map((seat) => tick(seat, label(seat), value.seats.includes(seat))),
        number('delegates', label('delegates'), value.delegates),
      ],
    },
  ];
};
