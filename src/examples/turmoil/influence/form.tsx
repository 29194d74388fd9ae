import { COUNTING_EVENTS } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { isWhole } from '../../frame/form/number-in.ts';
import { type InfluenceShown, SEATS } from './input.ts';
import { sayCounted } from './sentences.ts';

/** The reader's own numbers: the card, what it counts, and the three sources of influence. */
export function InfluenceFields({ value, refused, hydrated, onEnter, words }: InfluenceShown) {
  const number = (name: 'amount' | 'delegates', label: string) => (
    <NumberField
      name={name}
      label={label}
      text={value[name]}
      words={words}
      hydrated={hydrated}
      invalid={!isWhole(value[name]) || refused.has(name)}
      onEnter={onEnter}
    />
  );
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('influence.input')}</legend>
      <Choice
        name="card"
        label={words.say('influence.field.card')}
        value={value.card}
        options={COUNTING_EVENTS.map((card) => [card, words.label(card)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
      {number('amount', words.capital(sayCounted(value.card, words)))}
      {SEATS.map((seat) => (
        <Tick
          key={seat}
          name={seat}
          label={words.say(`influence.field.${seat}`)}
          checked={value.seats.includes(seat)}
          hydrated={hydrated}
          invalid={refused.has(seat)}
          onEnter={onEnter}
        />
      ))}
      {number('delegates', words.say('influence.field.delegates'))}
    </fieldset>
  );
}
