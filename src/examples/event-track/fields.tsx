import { EVENT_IDS, isEventId, type TrackProblem } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField, Tick } from '../frame/fields.tsx';
import { isStart, STARTS, type TrackFields } from './input.ts';

interface Props {
  readonly value: TrackFields;
  readonly problem: TrackProblem | null;
  readonly awake: boolean;
  readonly onEdit: (value: TrackFields) => void;
  readonly words: Words;
}

/** The reader's own card: where it is first seen and, if a crisis reveals it, in which generation and from which deck. */
export function TrackForm({ value, problem, awake, onEdit, words }: Props) {
  const number = (name: 'generation' | 'neutral', refused: TrackProblem['code']) => {
    const label = words.say(`event-track.field.${name}`);
    return (
      <NumberField
        name={name}
        label={label}
        text={value[name]}
        words={words}
        awake={awake}
        invalid={problem?.code === refused}
        onChange={(text) => onEdit({ ...value, [name]: text })}
      />
    );
  };
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('event-track.input')}</legend>
      <Choice
        name="card"
        label={words.label('global-event')}
        value={value.card}
        options={EVENT_IDS.map((card) => [card, words.label(card)])}
        awake={awake}
        onChange={(card) => isEventId(card) && onEdit({ ...value, card })}
      />
      <Choice
        name="start"
        label={words.say('event-track.field.start')}
        value={value.start}
        options={STARTS.map((start) => [start, words.say(`event-track.start.${start}`)])}
        awake={awake}
        onChange={(start) => isStart(start) && onEdit({ ...value, start })}
      />
      {value.start === 'crisis' && (
        <>
          {number('generation', 'no-such-generation')}
          {number('neutral', 'no-such-reserve')}
          <Tick
            name="last"
            label={words.say('event-track.field.last')}
            checked={value.last}
            awake={awake}
            onChange={(last) => onEdit({ ...value, last })}
          />
        </>
      )}
    </fieldset>
  );
}
