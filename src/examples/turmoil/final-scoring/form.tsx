import { COLOURS, OWNERS, PARTIES, type ScoredSeat } from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { Tick } from '../../frame/form/fields.tsx';
import { fieldOf, type ScoringShown } from './input.ts';

/** The owner of each seat. */
function SeatFields({ value, refused, hydrated, onEnter, words }: ScoringShown) {
  const options = [['', words.say('final-scoring.field.empty')] as const, ...OWNERS.map((owner) => [owner, ownerIn(words, owner)] as const)];
  const seat = (place: ScoredSeat, label: string) => (
    <Choice
      key={place}
      name={fieldOf(place)}
      label={label}
      value={(place === 'chairman' ? value.chairman : value.leaders[place]) ?? ''}
      options={options}
      hydrated={hydrated}
      invalid={refused.has(fieldOf(place))}
      onEnter={onEnter}
    />
  );
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('final-scoring.field.seats')}</legend>
      {seat('chairman', words.label('chairman'))}
      {PARTIES.map((party) => seat(party, words.say('final-scoring.field.leader', { party: words.label(party) })))}
    </fieldset>
  );
}

/** The reader's own game: who plays, and who sits on the seven seats. */
export function ScoringFields(shown: ScoringShown) {
  const { value, refused, hydrated, onEnter, words } = shown;
  return (
    <>
      <fieldset class="ex-fields fs-players">
        <legend>{words.say('final-scoring.field.players')}</legend>
        {COLOURS.map((colour) => (
          <Tick
            key={colour}
            name={`player.${colour}`}
            label={words.capital(ownerIn(words, colour))}
            checked={value.players.includes(colour)}
            hydrated={hydrated}
            invalid={refused.has(`player.${colour}`)}
            onEnter={onEnter}
          />
        ))}
      </fieldset>
      <SeatFields {...shown} />
    </>
  );
}
