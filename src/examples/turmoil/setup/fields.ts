import { COLOURS, EVENT_IDS, type SetUpInput } from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { choice, entering, tick, type FieldsOf } from '../../frame/definition/fields.ts';

/** The reader's own game: the players and the two drawn events. */
export const fields: FieldsOf<SetUpInput> = ({ value, words }) => {
  const cards = EVENT_IDS.map((card) => [card, words.label(card)] as const);
  return [
    {
      legend: words.say('setup.input'),
      fields: (['coming', 'distant'] as const).map((space) =>
        choice(space, words.say(`setup.field.${space}`), value[space], cards, (card) => ({ ...value, [space]: card })),
      ),
    },
    {
      legend: words.say('setup.players'),
      style: 'ex-party',
      fields: COLOURS.map((colour) =>
        tick(`player.${colour}`, words.capital(ownerIn(words, colour)), value.colours.includes(colour), (to) => ({
          ...value,
          colours: COLOURS.filter((one) => (one === colour ? to : value.colours.includes(one))),
        })),
      ),
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
