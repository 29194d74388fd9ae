import { asWritten, choice, digits, entering, tick, type Field, type FieldsOf } from '../../frame/definition/fields.ts';
import { CHOICES, digitsIn, type Chosen, type LifeFields } from './input.ts';

/** The reader's own contract: what the card shows, the track, and what is chosen. */
export const fields: FieldsOf<LifeFields> = ({ value, words }) => {
  const say = (key: string): string => words.say(`contract-life.${key}`);
  const options = (name: Chosen) =>
    name === 'reward' ? CHOICES.reward.map((one) => [one, say(`reward.${one}`)] as const) : asWritten(CHOICES[name]);
  const chosen = (name: Chosen): Field<LifeFields> =>
    choice<LifeFields, string>(name, say(`field.${name}`), value[name], options(name), (to) => ({ ...value, [name]: to }));
  return [
    {
      legend: say('card'),
      fields: [
        ...(['levels', 'vp', 'steps', 'reward'] as const).map(chosen),
        tick('early', say('field.early'), value.early, (early) => ({ ...value, early })),
      ],
    },
    {
      legend: say('union'),
      fields: [digits('track', say('field.track'), value.track, (to) => ({ ...value, track: digitsIn(to) })), chosen('marker')],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
