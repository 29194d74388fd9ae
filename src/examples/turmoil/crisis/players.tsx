import { COLOURS, globalEvents, numbers, RESOURCES, type Effect, type Player } from '../../../engine/turmoil/index.ts';
import { Token } from '../../../drawings/turmoil/pieces.tsx';
import { letterIn, ownerIn } from '../../../sentences/turmoil/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import { FormNumber, type FormProps } from './board-fields.tsx';
import { ALL_OWN, OWN_NUMBERS, thingsOf, type OwnNumber } from './numbers.ts';

interface ChoiceProps extends FormProps {
  readonly player: Player;
  /** The prefix of the names of the player's fields. */
  readonly prefix: string;
}

/** A choice of a mix of standard resources: one number for each. */
function Mix({ player: { colour }, prefix, ...props }: ChoiceProps) {
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

/** A choice of one of two losses. */
function Loss({ player: { colour }, prefix, input, onEnter, words }: ChoiceProps) {
  const choice = input.position.choices[colour];
  const options = [
    ['', words.say('form.undecided')],
    ['floaters', words.say('form.floaters')],
    ['megacredits', words.say('turmoil.thing.megacredits')],
  ] as const;
  const value = choice?.kind === 'loss' ? choice.of : '';
  return <Choice name={`${prefix}.choice`} label={words.say('form.choice')} value={value} options={options} hydrated onEnter={onEnter} />;
}

/** The player's choice for the current event; nothing if the event offers none. */
function ChoiceFields(props: ChoiceProps) {
  const { current } = props.input.position.game.events;
  const effects: readonly Effect[] = current === null ? [] : globalEvents[current].effects;
  if (effects.some(({ kind }) => kind === 'gain-of-choice')) return <Mix {...props} />;
  return effects.some(({ kind }) => kind === 'lose-floaters-or-megacredits') ? <Loss {...props} /> : null;
}

/** The groups of numbers that are collapsed. Numbers that the current event depends on are always shown. */
const FOLDED = ['tags', 'stock', 'counts'] as const satisfies readonly (keyof typeof OWN_NUMBERS)[];

/** One player's colour, numbers, tags and place in the lobby. */
function PlayerFields({ player, at, ...props }: FormProps & { readonly player: Player; readonly at: number }) {
  const { input, onEnter, words } = props;
  const { colour } = player;
  const prefix = `player${at + 1}`;
  const who = words.say('form.player', { n: at + 1 });
  const wanted = thingsOf(input.position.game.events.current);
  const shown = ALL_OWN.filter((one) => OWN_NUMBERS.always.includes(one) || wanted.includes(one.thing));
  const field = ({ field: key, thing, get }: OwnNumber) => {
    const label = words.say(`turmoil.thing.${thing}`);
    return <FormNumber key={key} {...props} name={`${prefix}.${key}`} label={words.capital(label)} full={`${who}, ${label}`} value={get(player)} />;
  };
  return (
    <fieldset class="ex-fields">
      <legend>
        <Token owner={colour} letter={letterIn(words, colour)} /> {who}
      </legend>
      <Choice
        name={`${prefix}.colour`}
        label={words.say('form.colour')}
        value={colour}
        options={COLOURS.map((one) => [one, ownerIn(words, one)])}
        hydrated
        onEnter={onEnter}
      />
      {shown.map(field)}
      <ChoiceFields {...props} player={player} prefix={prefix} />
      <Tick
        name={`lobby.${colour}`}
        label={words.say('form.lobby')}
        checked={input.position.game.committee.lobby[colour] > 0}
        hydrated
        onEnter={onEnter}
      />
      {FOLDED.map((group) => (
        <details key={group} class="ex-more">
          <summary>{words.say(`form.${group}`)}</summary>
          <div class="ex-fields">{OWN_NUMBERS[group].filter((one) => !shown.includes(one)).map(field)}</div>
        </details>
      ))}
    </fieldset>
  );
}

const COUNTS = Array.from({ length: numbers['players.most'] }, (_, at) => String(at + 1));

/** The number of players, and each player's numbers, in turn order. */
export function PlayersFields(props: FormProps) {
  const { input, onEnter, words } = props;
  const { players } = input.position.game;
  return (
    <>
      <Choice
        name="players"
        label={words.say('form.how-many')}
        value={String(players.length)}
        options={COUNTS.map((count) => [count, count])}
        hydrated
        onEnter={onEnter}
      />
      <div class="ex-group">
        {players.map((player, at) => (
          <PlayerFields key={at} {...props} player={player} at={at} />
        ))}
      </div>
    </>
  );
}
