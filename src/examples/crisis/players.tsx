import { COLOURS, numbers, type Player } from '../../engine/turmoil/index.ts';
import { Token } from '../../drawings/committee/token.tsx';
import { Tick } from '../frame/fields.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { FormChoice, FormNumber, type FormProps } from './form.tsx';
import { ALL_OWN, OWN_NUMBERS, type OwnNumber } from './numbers.ts';
import { thingsOf } from './things.ts';
import { letterIn, ownerIn } from '../../sentences/turmoil/words.ts';

const COUNTS = Array.from({ length: numbers['players.most'] }, (_, at) => String(at + 1));

/** Numbers that wait behind a summary, unless the current event looks at them. */
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
      <FormChoice
        onEnter={onEnter}
        name={`${prefix}.colour`}
        label={words.say('form.colour')}
        value={colour}
        options={COLOURS.map((one) => [one, ownerIn(words, one)])}
      />
      {shown.map(field)}
      <ChoiceFields {...props} player={player} prefix={prefix} />
      <Tick
        name={`lobby.${colour}`}
        label={words.say('form.lobby')}
        checked={input.position.game.committee.lobby[colour] > 0}
        awake
        onChange={(to) => onEnter(`lobby.${colour}`, to ? '1' : '0')}
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

/** How many play, and what each of them has, in turn order. */
export function PlayersFields(props: FormProps) {
  const { players } = props.input.position.game;
  return (
    <>
      <FormChoice
        onEnter={props.onEnter}
        name="players"
        label={props.words.say('form.how-many')}
        value={String(players.length)}
        options={COUNTS.map((count) => [count, count])}
      />
      <div class="ex-group">
        {players.map((player, at) => (
          <PlayerFields key={at} {...props} player={player} at={at} />
        ))}
      </div>
    </>
  );
}
