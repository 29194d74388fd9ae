import { COLOURS, numbers, TAGS, type Player } from '../../engine/turmoil/index.ts';
import { Token } from '../committee/token.tsx';
import { Tick } from '../shared/fields.tsx';
import { FormChoice, FormNumber, type FormProps } from './form.tsx';

const COUNTS = Array.from({ length: numbers['players.most'] }, (_, at) => String(at + 1));

/** One player's colour, numbers, tags and place in the lobby. */
function PlayerFields({ player, at, ...props }: FormProps & { readonly player: Player; readonly at: number }) {
  const { input, onEnter, words } = props;
  const { colour } = player;
  const prefix = `player${at + 1}`;
  const who = words.say('crisis.own.player', { n: at + 1 });
  const field = (key: string, label: string, value: number) => (
    <FormNumber key={key} {...props} name={`${prefix}.${key}`} label={words.capital(label)} full={`${who}, ${label}`} value={value} />
  );
  return (
    <fieldset class="ex-fields">
      <legend>
        <Token owner={colour} letter={words.letter(colour)} /> {who}
      </legend>
      <FormChoice
        onEnter={onEnter}
        name={`${prefix}.colour`}
        label={words.say('crisis.own.colour')}
        value={colour}
        options={COLOURS.map((one) => [one, words.owner(one)])}
      />
      {field('tr', words.say('turmoil.field.tr'), player.tr)}
      {field('megacredits', words.say('turmoil.field.megacredits'), player.megacredits)}
      {field('heat', words.say('turmoil.field.heatProduction'), player.heatProduction)}
      {field('cities', words.say('turmoil.field.cities'), player.cities)}
      <Tick
        name={`lobby.${colour}`}
        label={words.say('crisis.own.lobby')}
        checked={input.position.game.committee.lobby[colour] > 0}
        awake
        onChange={(to) => onEnter(`lobby.${colour}`, to ? '1' : '0')}
      />
      <details class="ex-more">
        <summary>{words.say('crisis.own.tags')}</summary>
        <div class="ex-fields">{TAGS.map((tag) => field(`tag.${tag}`, words.say(`turmoil.count.tag:${tag}`), player.tags[tag]))}</div>
      </details>
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
        label={props.words.say('crisis.own.how-many')}
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
