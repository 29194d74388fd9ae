import { NumberField, TextField } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { UNIONS, type ScoringShown } from './input.ts';

/** The reader's own contracts: the VP gained in play, then the track, the marker and the contracts of two unions. */
export function ScoringForm({ value, refused, hydrated, onEnter, words }: ScoringShown) {
  const number = (name: string, label: string, text: string) => (
    <NumberField key={name} name={name} label={label} text={text} words={words} hydrated={hydrated} onEnter={onEnter} invalid={refused.has(name)} />
  );
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('scoring.input')}</legend>
        {number('vp', words.say('scoring.field.vp'), value.vp)}
      </fieldset>
      {UNIONS.map(([union, place]) => (
        <Part key={union} legend={words.say('scoring.union', { union })}>
          <TextField
            hydrated={hydrated}
            onEnter={onEnter}
            name={`${union}.track`}
            invalid={refused.has(`${union}.track`)}
            label={words.say('scoring.field.track')}
            text={value[place].track}
          />
          {(['marker', 'completed', 'uncompleted'] as const).map((field) =>
            number(`${union}.${field}`, words.say(`scoring.field.${field}`), value[place][field]),
          )}
        </Part>
      ))}
    </>
  );
}
