import { COUNTING_EVENTS, countingEffectOf, type EventId } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField, Tick } from '../frame/fields.tsx';
import { isWhole } from '../frame/number-in.ts';
import type { InfluenceInput } from './presets.ts';

interface Props {
  readonly value: InfluenceInput;
  readonly awake: boolean;
  readonly onEdit: (value: InfluenceInput) => void;
  readonly words: Words;
}

/** What a card looks at, in words. */
export const countedBy = (card: EventId, words: Words): string => {
  const effect = countingEffectOf(card);
  return effect === null ? '' : words.say(`turmoil.thing.${effect.count}`);
};

/** The reader's own numbers: card, what it counts, and the three sources of influence. */
export function InfluenceFields({ value, awake, onEdit, words }: Props) {
  const number = (name: 'amount' | 'delegates', label: string) => (
    <NumberField
      name={name}
      label={label}
      text={value[name]}
      words={words}
      awake={awake}
      invalid={!isWhole(value[name])}
      onChange={(text) => onEdit({ ...value, [name]: text })}
    />
  );
  const tick = (name: 'chairman' | 'leader') => (
    <Tick
      name={name}
      label={words.say(`influence.field.${name}`)}
      checked={value[name]}
      awake={awake}
      onChange={(to) => onEdit({ ...value, [name]: to })}
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
        awake={awake}
        onChange={(card) => onEdit({ ...value, card: card as EventId })}
      />
      {number('amount', words.capital(countedBy(value.card, words)))}
      {tick('chairman')}
      {tick('leader')}
      {number('delegates', words.say('influence.field.delegates'))}
    </fieldset>
  );
}
