import { asWritten, choice, digits, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { COUNTS, type SetUpShown } from './input.ts';

/** The reader's own table: who plays, and the tiles as they lie after shuffling. */
export const fields = ({ value, words }: SetUpShown): readonly FieldGroup[] => {
  const label = (name: string): string => words.say(`contracts-setup.field.${name}`);
  return [
    {
      legend: words.say('contracts-setup.input'),
      fields: [
        choice('players', label('players'), value.players, asWritten(COUNTS)),
        ...(['automa', 'counts', 'trade'] as const).map((name) => tick(name, label(name), value[name])),
        digits('tiles', label('tiles'), value.tiles, true),
      ],
    },
  ];
};
