import { asWritten, choice, digits, tick, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import { CHOICES, type Chosen, type LifeShown } from './input.ts';

/** The reader's own contract: what the card shows, the track, and what is chosen. */
export const fields = ({ value, words }: LifeShown): readonly FieldGroup[] => {
  const say = (key: string): string => words.say(`contract-life.${key}`);
  const options = (name: Chosen) =>
    name === 'reward' ? CHOICES.reward.map((one) => [one, say(`reward.${one}`)] as const) : asWritten(CHOICES[name]);
  const chosen = (name: Chosen): Field => choice(name, say(`field.${name}`), value[name], options(name));
  return [
    {
      legend: say('card'),
      fields: [...(['levels', 'vp', 'steps', 'reward'] as const).map(chosen), tick('early', say('field.early'), value.early)],
    },
    { legend: say('union'), fields: [digits('track', say('field.track'), value.track), chosen('marker')] },
  ];
};
