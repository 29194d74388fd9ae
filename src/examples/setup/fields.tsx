import { COLOURS, EVENT_IDS, isEventId } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { Tick } from '../frame/fields.tsx';
import { withColour, type SetUpFields } from './input.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

interface Props {
  readonly value: SetUpFields;
  readonly awake: boolean;
  readonly onEdit: (value: SetUpFields) => void;
  readonly words: Words;
}

/** The reader's own game: who plays, and which two events are drawn. */
export function SetUpForm({ value, awake, onEdit, words }: Props) {
  const event = (name: 'coming' | 'distant') => (
    <Choice
      name={name}
      label={words.say(`setup.field.${name}`)}
      value={value[name]}
      options={EVENT_IDS.map((card) => [card, words.label(card)])}
      awake={awake}
      invalid={value.coming === value.distant}
      onChange={(card) => isEventId(card) && onEdit({ ...value, [name]: card })}
    />
  );
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('setup.input')}</legend>
        {event('coming')}
        {event('distant')}
      </fieldset>
      <fieldset class="ex-fields ex-party">
        <legend>{words.say('setup.players')}</legend>
        {COLOURS.map((colour) => (
          <Tick
            key={colour}
            name={`player.${colour}`}
            label={words.capital(ownerIn(words, colour))}
            checked={value.colours.includes(colour)}
            awake={awake}
            invalid={value.colours.length === 0}
            onChange={(plays) => onEdit({ ...value, colours: withColour(value.colours, colour, plays) })}
          />
        ))}
      </fieldset>
    </>
  );
}
