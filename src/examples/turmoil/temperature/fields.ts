import { MARS, TEMPERATURE_CARDS } from '../../../engine/turmoil/index.ts';
import { choice, entering, number, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import type { TemperatureFields } from './input.ts';

/** The reader's own case: the card, the temperature and the oceans. */
export const fields: FieldsOf<TemperatureFields> = ({ value, words }) => {
  const label = (name: string, values = {}): string => words.say(`temperature.field.${name}`, values);
  const cards = TEMPERATURE_CARDS.map((card) => [card, words.label(card)] as const);
  const track = { by: MARS.step, min: MARS.coldest };
  return [
    {
      legend: words.say('temperature.input'),
      fields: [
        choice('card', label('card'), value.card, cards, (card) => ({ ...value, card })),
        number('temperature', label('temperature'), value.temperature, (temperature) => ({ ...value, temperature }), track),
        number('oceans', label('oceans'), value.oceans, (oceans) => ({ ...value, oceans })),
        tick('returned', label('returned', { card: words.label('snow-cover') }), value.returned, (returned) => ({ ...value, returned })),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
