import { COLOURS, OWNERS, PARTIES, type Owner, type Party, type ScoringInput } from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { choice, entering, tick, type Field, type FieldsOf } from '../../frame/definition/fields.ts';

/** The reader's own game: who plays, and who sits on the seven seats. */
export const fields: FieldsOf<ScoringInput> = ({ value, words }) => {
  const owners = [['', words.say('final-scoring.field.empty')] as const, ...OWNERS.map((owner) => [owner, ownerIn(words, owner)] as const)];
  const seat = (name: string, label: string, owner: Owner | null, set: (to: Owner | null) => ScoringInput): Field<ScoringInput> =>
    choice(name, label, owner ?? '', owners, (to) => set(to || null));
  const leader = (party: Party): Field<ScoringInput> =>
    seat(`${party}.leader`, words.say('final-scoring.field.leader', { party: words.label(party) }), value.leaders[party], (to) => ({
      ...value,
      leaders: { ...value.leaders, [party]: to },
    }));
  return [
    {
      legend: words.say('final-scoring.field.players'),
      style: 'ex-party',
      fields: COLOURS.map((colour) =>
        tick(`player.${colour}`, words.capital(ownerIn(words, colour)), value.players.includes(colour), (to) => ({
          ...value,
          players: COLOURS.filter((one) => (one === colour ? to : value.players.includes(one))),
        })),
      ),
    },
    {
      legend: words.say('final-scoring.field.seats'),
      fields: [seat('chairman', words.label('chairman'), value.chairman, (chairman) => ({ ...value, chairman })), ...PARTIES.map(leader)],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
