import { entering, number, tick, type FieldsOf } from '../../frame/definition/fields.ts';
import type { Entered } from './input.ts';

/** The reader's own ship and weather. */
export const fields: FieldsOf<Entered> = ({ value, words }) => [
  {
    legend: words.label('crate'),
    fields: [
      number('crates', words.say('unloading.field.crates'), value.crates, (crates) => ({ ...value, crates })),
      tick('storm', words.say('unloading.field.storm'), value.storm, (storm) => ({ ...value, storm })),
    ],
  },
];

/** Puts the content of one field into an input. */
export const enter = entering(fields);
