import { Choice } from '../../frame/form/choice.tsx';
import { TextField, Tick } from '../../frame/form/fields.tsx';
import { CHOICES, type Chosen, type LifeShown } from './input.ts';

/** The reader's own contract: what the card shows, the track, and what is chosen. */
export function LifeForm({ value, refused, hydrated, onEnter, words }: LifeShown) {
  const field = (name: string) => ({ name, label: words.say(`contract-life.field.${name}`), hydrated, invalid: refused.has(name), onEnter });
  const choice = (name: Chosen) => (
    <Choice
      key={name}
      {...field(name)}
      value={value[name]}
      options={CHOICES[name].map((one) => [one, name === 'reward' ? words.say(`contract-life.reward.${one}`) : one])}
    />
  );
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{words.say('contract-life.card')}</legend>
        {(['levels', 'vp', 'steps', 'reward'] as const).map(choice)}
        <Tick {...field('early')} checked={value.early} />
      </fieldset>
      <fieldset class="ex-fields">
        <legend>{words.say('contract-life.union')}</legend>
        <TextField {...field('track')} text={value.track} />
        {choice('marker')}
      </fieldset>
    </>
  );
}
