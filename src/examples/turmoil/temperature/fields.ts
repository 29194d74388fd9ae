import { MARS, TEMPERATURE_CARDS } from '../../../engine/turmoil/index.ts';
import { choice, number, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import type { TemperatureShown } from './input.ts';

/** The reader's own case: the card, the temperature and the oceans. */
export const fields = ({ value, words }: TemperatureShown): readonly FieldGroup[] => {
  const label = (name: string, values = {}): string => words.say(`temperature.field.${name}`, values);
  const cards = TEMPERATURE_CARDS.map((card) => [card, words.label(card)] as const);
  return [
    {
      legend: words.say('temperature.input'),
      fields: [
        choice('card', label('card'), value.card, cards),
        number('temperature', label('temperature'), value.temperature, { by: MARS.step, min: MARS.coldest }),
        number('oceans', label('oceans'), value.oceans),
        tick('returned', label('returned', { card: words.label('snow-cover') }), value.returned),
      ],
    },
  ];
};
