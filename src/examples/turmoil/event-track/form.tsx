import { EVENT_IDS } from '../../../engine/turmoil/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { STARTS, type TrackShown } from './input.ts';

/** The fields of a card that a crisis reveals: the generation, the neutral delegates in the reserve, and the state of the deck. */
function CrisisFields({ value, refused, hydrated, onEnter, words }: TrackShown) {
  const number = (name: 'generation' | 'neutral') => (
    <NumberField
      name={name}
      label={words.say(`event-track.field.${name}`)}
      text={value[name]}
      words={words}
      hydrated={hydrated}
      invalid={refused.has(name)}
      onEnter={onEnter}
    />
  );
  return (
    <>
      {number('generation')}
      {number('neutral')}
      <Tick name="last" label={words.say('event-track.field.last')} checked={value.last} hydrated={hydrated} onEnter={onEnter} />
    </>
  );
}

/** The reader's own card and the place where it appears first. */
export function TrackForm(shown: TrackShown) {
  const { value, hydrated, onEnter, words } = shown;
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('event-track.input')}</legend>
      <Choice
        name="card"
        label={words.label('global-event')}
        value={value.card}
        options={EVENT_IDS.map((card) => [card, words.label(card)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
      <Choice
        name="start"
        label={words.say('event-track.field.start')}
        value={value.start}
        options={STARTS.map((start) => [start, words.say(`event-track.start.${start}`)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
      {value.start === 'crisis' && <CrisisFields {...shown} />}
    </fieldset>
  );
}
