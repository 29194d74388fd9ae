import { globalEvents, RESOURCES, type Effect, type Player } from '../../engine/turmoil/index.ts';
import { FormChoice, FormNumber, type FormProps } from './form.tsx';
import { ownerIn } from '../../sentences/turmoil/words.ts';

interface Props extends FormProps {
  readonly player: Player;
  /** How the names of the player's fields begin. */
  readonly prefix: string;
}

/** A mix of standard resources: one number for each. */
function Mix({ player: { colour }, prefix, ...props }: Props) {
  const { input, words } = props;
  const choice = input.position.choices[colour];
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('form.choice')}</legend>
      {RESOURCES.map((one) => {
        const label = words.say(`turmoil.thing.${one}`);
        const value = choice?.kind === 'resources' ? (choice.gains[one] ?? 0) : 0;
        const full = `${ownerIn(words, colour)}, ${words.say('form.choice')}, ${label}`;
        return <FormNumber key={one} {...props} name={`${prefix}.choice.${one}`} label={words.capital(label)} full={full} value={value} />;
      })}
    </fieldset>
  );
}

/** One of two losses. */
function Loss({ player: { colour }, prefix, input, onEnter, words }: Props) {
  const choice = input.position.choices[colour];
  return (
    <FormChoice
      onEnter={onEnter}
      name={`${prefix}.choice`}
      label={words.say('form.choice')}
      value={choice?.kind === 'loss' ? choice.of : ''}
      options={[
        ['', words.say('form.undecided')],
        ['floaters', words.say('form.floaters')],
        ['megacredits', words.say('turmoil.thing.megacredits')],
      ]}
    />
  );
}

/** What the current event leaves to the player; nothing if it leaves nothing. */
export function ChoiceFields(props: Props) {
  const { current } = props.input.position.game.events;
  const effects: readonly Effect[] = current === null ? [] : globalEvents[current].effects;
  if (effects.some(({ kind }) => kind === 'gain-of-choice')) return <Mix {...props} />;
  return effects.some(({ kind }) => kind === 'lose-floaters-or-megacredits') ? <Loss {...props} /> : null;
}
