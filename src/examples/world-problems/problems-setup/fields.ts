import { asWritten, choice, entering, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import { PLAYERS, type SetupFields } from './input.ts';

/** The reader's own table: how many play, with the supplement or without. */
export const fields: FieldsOf<SetupFields> = ({ value, words }) => {
  const say = (key: string): string => words.say(`problems-setup.field.${key}`);
  return [
    {
      legend: say('table'),
      fields: [
        choice('ps.players', say('players'), value.players, asWritten(PLAYERS), (players) => ({ ...value, players })),
        ...(['supplement', 'duplicate'] as const).map((name) => tick(`ps.${name}`, say(name), value[name], (to) => ({ ...value, [name]: to }))),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
