import { LEADERS, PARTIES } from '../../../engine/turmoil/index.ts';
import { choice, number, type FieldGroup } from '../../frame/definition/fields.ts';
import type { RequirementShown } from './input.ts';

/** The reader's own case: the card's party, the ruling party, and who has delegates in the card's party. */
export const fields = ({ value, words }: RequirementShown): readonly FieldGroup[] => {
  const label = (name: string): string => words.say(`requirement.field.${name}`);
  const parties = PARTIES.map((party) => [party, words.label(party)] as const);
  const leaders = LEADERS.map((leader) => [leader, words.say(`requirement.leader.${leader}`)] as const);
  return [
    {
      legend: words.say('requirement.input'),
      fields: [
        choice('required', label('required'), value.required, parties),
        choice('ruling', words.label('ruling-party'), value.ruling, parties),
        choice('leader', label('leader'), value.leader, leaders),
        number('own', label('own'), value.own),
        number('others', label('others'), value.others),
      ],
    },
  ];
};
