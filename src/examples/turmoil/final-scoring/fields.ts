import { COLOURS, OWNERS, PARTIES, type ScoredSeat } from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { choice, tick, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import { fieldOf, type ScoringShown } from './input.ts';

/** The reader's own game: who plays, and who sits on the seven seats. */
export const fields = ({ value, words }: ScoringShown): readonly FieldGroup[] => {
  const owners = [['', words.say('final-scoring.field.empty')] as const, ...OWNERS.map((owner) => [owner, ownerIn(words, owner)] as const)];
  const seat = (place: ScoredSeat, label: string): Field =>
    choice(fieldOf(place), label, (place === 'chairman' ? value.chairman : value.leaders[place]) ?? '', owners);
  return [
    {
      legend: words.say('final-scoring.field.players'),
      style: 'ex-party',
      fields: COLOURS.map((colour) => tick(`player.${colour}`, words.capital(ownerIn(words, colour)), value.players.includes(colour))),
    },
    {
      legend: words.say('final-scoring.field.seats'),
      fields: [
        seat('chairman', words.label('chairman')),
        ...PARTIES.map((party) => seat(party, words.say('final-scoring.field.leader', { party: words.label(party) }))),
      ],
    },
  ];
};
