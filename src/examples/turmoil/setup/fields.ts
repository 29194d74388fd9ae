import { COLOURS, EVENT_IDS } from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { choice, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import type { SetUpShown } from './input.ts';

/** The reader's own game: the players and the two drawn events. */
export const fields = ({ value, words }: SetUpShown): readonly FieldGroup[] => {
  const cards = EVENT_IDS.map((card) => [card, words.label(card)] as const);
  return [
    {
      legend: words.say('setup.input'),
      fields: (['coming', 'distant'] as const).map((space) => choice(space, words.say(`setup.field.${space}`), value[space], cards)),
    },
    {
      legend: words.say('setup.players'),
      style: 'ex-party',
      fields: COLOURS.map((colour) => tick(`player.${colour}`, words.capital(ownerIn(words, colour)), value.colours.includes(colour))),
    },
  ];
};
