import { LEADERS, PARTIES } from '../../../engine/turmoil/index.ts';
import { choice, entering, number, type FieldsOf } from '../../frame/definition/fields.ts';
import type { TypedRequirement } from './input.ts';

/** The reader's own case: the card's party, the ruling party, and who has delegates in the card's party. */
export const fields: FieldsOf<TypedRequirement> = ({ value, words }) => {
  const label = (name: string): string => words.say(`requirement.field.${name}`);
  const parties = PARTIES.map((party) => [party, words.label(party)] as const);
  const leaders = LEADERS.map((leader) => [leader, words.say(`requirement.leader.${leader}`)] as const);
  return [
    {
      legend: words.say('requirement.input'),
      fields: [
        choice('required', label('required'), value.required, parties, (required) => ({ ...value, required })),
        choice('ruling', words.label('ruling-party'), value.ruling, parties, (ruling) => ({ ...value, ruling })),
        choice('leader', label('leader'), value.leader, leaders, (leader) => ({ ...value, leader })),
        number('own', label('own'), value.own, (own) => ({ ...value, own })),
        number('others', label('others'), value.others, (others) => ({ ...value, others })),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
