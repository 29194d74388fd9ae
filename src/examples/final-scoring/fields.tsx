import { COLOURS, OWNERS, PARTIES, type Owner, type ScoringProblem } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { Tick } from '../frame/fields.tsx';
import type { ScoringForm } from './presets.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

interface Props {
  readonly value: ScoringForm;
  /** What the engine refuses, if anything; its fields are marked. */
  readonly refused: ScoringProblem | undefined;
  readonly awake: boolean;
  readonly onEdit: (value: ScoringForm) => void;
  readonly words: Words;
}

/** Who sits on each seat. */
function SeatFields({ value, refused, awake, onEdit, words }: Props) {
  const wrong = refused?.code === 'colour-not-playing' ? refused.seat : refused?.code === 'chairman-seat-empty' ? 'chairman' : undefined;
  const options = [['', words.say('final-scoring.field.empty')] as const, ...OWNERS.map((owner) => [owner, ownerIn(words, owner)] as const)];
  const seat = (name: 'chairman' | `${(typeof PARTIES)[number]}.leader`, label: string, invalid: boolean) => (
    <Choice
      key={name}
      name={name}
      label={label}
      value={value[name]}
      options={options}
      awake={awake}
      invalid={invalid}
      onChange={(owner) => onEdit({ ...value, [name]: owner as Owner | '' })}
    />
  );
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('final-scoring.field.seats')}</legend>
      {seat('chairman', words.label('chairman'), wrong === 'chairman')}
      {PARTIES.map((party) => seat(`${party}.leader`, words.say('final-scoring.field.leader', { party: words.label(party) }), wrong === party))}
    </fieldset>
  );
}

/** The reader's own game: who plays, and who sits on the seven seats. */
export function ScoringFields(props: Props) {
  const { value, refused, awake, onEdit, words } = props;
  return (
    <>
      <fieldset class="ex-fields fs-players">
        <legend>{words.say('final-scoring.field.players')}</legend>
        {COLOURS.map((colour) => (
          <Tick
            key={colour}
            name={`player.${colour}`}
            label={words.capital(ownerIn(words, colour))}
            checked={value[`player.${colour}`]}
            awake={awake}
            invalid={refused?.code === 'nobody-plays'}
            onChange={(to) => onEdit({ ...value, [`player.${colour}`]: to })}
          />
        ))}
      </fieldset>
      <SeatFields {...props} />
    </>
  );
}
