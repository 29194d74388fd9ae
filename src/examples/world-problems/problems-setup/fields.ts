import { asWritten, choice, tick, type FieldGroup } from '../../frame/definition/fields.ts';
import { PLAYERS, type SetupShown } from './input.ts';

/** The reader's own table: how many play, with the supplement or without. */
export const fields = ({ value, words }: SetupShown): readonly FieldGroup[] => {
  const say = (key: string): string => words.say(`problems-setup.field.${key}`);
  return [
    {
      legend: say('table'),
      fields: [
        choice('ps.players', say('players'), value.players, asWritten(PLAYERS)),
        tick('ps.supplement', say('supplement'), value.supplement),
        tick('ps.duplicate', say('duplicate'), value.duplicate),
      ],
    },
  ];
};
