import { MARS, TEMPERATURE_CARDS, type MarsProblem, type TemperatureCard } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField, Tick } from '../frame/fields.tsx';
import type { TemperatureForm } from './presets.ts';

interface Props {
  readonly value: TemperatureForm;
  /** What the engine refuses; its field is marked. */
  readonly refused: MarsProblem | undefined;
  readonly awake: boolean;
  readonly onEdit: (value: TemperatureForm) => void;
  readonly words: Words;
}

/** The reader's own case: the card, and the temperature and oceans that it meets. */
export function TemperatureFields({ value, refused, awake, onEdit, words }: Props) {
  const number = (name: 'temperature' | 'oceans', by: number, least: number) => {
    const label = words.say(`temperature.field.${name}`);
    return (
      <NumberField
        name={name}
        label={label}
        text={value[name]}
        words={words}
        by={by}
        least={least}
        awake={awake}
        invalid={refused?.field === name}
        onChange={(text) => onEdit({ ...value, [name]: text })}
      />
    );
  };
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('temperature.input')}</legend>
      <Choice
        name="card"
        label={words.say('temperature.field.card')}
        value={value.card}
        options={TEMPERATURE_CARDS.map((card) => [card, words.label(card)])}
        awake={awake}
        onChange={(card) => onEdit({ ...value, card: card as TemperatureCard })}
      />
      {number('temperature', MARS.step, MARS.coldest)}
      {number('oceans', 1, 0)}
      <Tick
        name="returned"
        label={words.say('temperature.field.returned', { card: words.label('snow-cover') })}
        checked={value.returned}
        awake={awake}
        onChange={(returned) => onEdit({ ...value, returned })}
      />
    </fieldset>
  );
}
