import { Choice } from '../../frame/form/choice.tsx';
import { TextField, Tick } from '../../frame/form/fields.tsx';
import { COUNTS, type SetUpShown } from './input.ts';

/** The reader's own table: who plays, and the tiles as they lie after shuffling. */
export function SetUpForm({ value, refused, hydrated, onEnter, words }: SetUpShown) {
  const field = (name: string) => ({
    name,
    label: words.say(`contracts-setup.field.${name}`),
    hydrated,
    invalid: refused.has(name),
    onEnter,
  });
  return (
    <fieldset class="ex-fields" data-once="">
      <legend>{words.say('contracts-setup.input')}</legend>
      <Choice {...field('players')} value={value.players} options={COUNTS.map((count) => [count, count])} />
      {(['automa', 'counts', 'trade'] as const).map((name) => (
        <Tick key={name} {...field(name)} checked={value[name]} />
      ))}
      <TextField {...field('tiles')} text={value.tiles} />
    </fieldset>
  );
}
