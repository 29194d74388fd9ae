import { MARS, TEMPERATURE_CARDS } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import type { TemperatureShown } from './input.ts';

/** The reader's own case: the card, the temperature and the oceans. */
export function TemperatureForm({ value, refused, hydrated, onEnter, words }: TemperatureShown) {
  const number = (name: 'temperature' | 'oceans', by: number, min: number) => (
    <NumberField
      name={name}
      label={words.say(`temperature.field.${name}`)}
      text={value[name]}
      words={words}
      by={by}
      min={min}
      hydrated={hydrated}
      invalid={refused.has(name)}
      onEnter={onEnter}
    />
  );
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('temperature.input')}</legend>
      <Choice
        name="card"
        label={words.say('temperature.field.card')}
        value={value.card}
        options={TEMPERATURE_CARDS.map((card) => [card, words.label(card)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
      {number('temperature', MARS.step, MARS.coldest)}
      {number('oceans', 1, 0)}
      <Tick
        name="returned"
        label={words.say('temperature.field.returned', { card: words.label('snow-cover') })}
        checked={value.returned}
        hydrated={hydrated}
        onEnter={onEnter}
      />
    </fieldset>
  );
}
