import { COLOURS, EVENT_IDS } from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import type { SetUpShown } from './input.ts';

/** The reader's own game: the players and the two drawn events. */
export function SetUpForm({ value, refused, hydrated, onEnter, words }: SetUpShown) {
  const event = (name: 'coming' | 'distant') => (
    <Choice
      name={name}
      label={words.say(`setup.field.${name}`)}
      value={value[name]}
      options={EVENT_IDS.map((card) => [card, words.label(card)])}
      hydrated={hydrated}
      invalid={refused.has(name)}
      onEnter={onEnter}
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
            hydrated={hydrated}
            invalid={refused.has(`player.${colour}`)}
            onEnter={onEnter}
          />
        ))}
      </fieldset>
    </>
  );
}
