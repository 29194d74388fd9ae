import { asWritten, choice, digits, entering, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import { COUNTS, tilesIn, type SetUpFields } from './input.ts';

/** The reader's own table: who plays, and the tiles as they lie after shuffling. */
export const fields: FieldsOf<SetUpFields> = ({ value, words }) => {
  const label = (name: string): string => words.say(`contracts-setup.field.${name}`);
  return [
    {
      legend: words.say('contracts-setup.input'),
      fields: [
        choice('players', label('players'), value.players, asWritten(COUNTS), (players) => ({ ...value, players })),
        ...(['automa', 'counts', 'trade'] as const)
          .filter((name) => name !== 'counts' || value.automa)
          .map((name) => tick(name, label(name), value[name], (to) => ({ ...value, [name]: to }))),
        digits('tiles', label('tiles'), value.tiles, (to) => ({ ...value, tiles: tilesIn(to) }), true),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
