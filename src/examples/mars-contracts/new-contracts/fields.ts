import { PHASES } from '../../../engine/mars-contracts/index.ts';
import { asWritten, choice, type FieldGroup } from '../../frame/definition/fields.ts';
import { DECK, LEFT, UNIONS, type NewShown } from './input.ts';

/** The reader's own round: the tiles, the cards below them, the deck, and what is being played. */
export const fields = ({ value, words }: NewShown): readonly FieldGroup[] => {
  const label = (name: string, values = {}): string => words.say(`new-contracts.field.${name}`, values);
  const phases = PHASES.map((phase) => [phase, words.say(`new-contracts.phase.${phase}`)] as const);
  return [
    {
      legend: words.say('new-contracts.input'),
      fields: [
        choice('unions', label('unions'), value.unions, asWritten(UNIONS)),
        ...UNIONS.slice(0, Number(value.unions)).map((union) =>
          choice(`left.${union}`, label('left', { union }), value.left[union], asWritten(LEFT)),
        ),
        choice('deck', label('deck'), value.deck, asWritten(DECK)),
        choice('phase', label('phase'), value.phase, phases),
      ],
    },
  ];
};
