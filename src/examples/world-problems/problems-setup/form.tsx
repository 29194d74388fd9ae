import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import { PLAYERS, type SetupShown } from './input.ts';

/** The reader's own table: how many play, with the supplement or without. */
export function SetupForm({ value, refused, hydrated, onEnter, words }: SetupShown) {
  const say = (key: string): string => words.say(`problems-setup.field.${key}`);
  const tick = (name: 'supplement' | 'duplicate') => (
    <Tick name={`ps.${name}`} label={say(name)} checked={value[name]} hydrated={hydrated} onEnter={onEnter} />
  );
  return (
    <fieldset class="ex-fields">
      <legend>{say('table')}</legend>
      <Choice
        name="ps.players"
        label={say('players')}
        value={value.players}
        options={PLAYERS.map((count) => [count, count] as const)}
        hydrated={hydrated}
        onEnter={onEnter}
        invalid={refused.has('ps.players')}
      />
      {tick('supplement')}
      {tick('duplicate')}
    </fieldset>
  );
}
