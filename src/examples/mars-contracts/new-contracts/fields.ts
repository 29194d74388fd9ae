import { PHASES, printedNumbers } from '../../../engine/mars-contracts/index.ts';
import { asWritten, choice, entering, type FieldsOf } from '../../frame/definition/fields.ts';
import { DECK, LEFT, UNIONS, type NewFields } from './input.ts';

/** The reader's own round: the tiles, the cards below them, the deck, and what is being played. */
export const fields: FieldsOf<NewFields> = ({ value, words }) => {
  const label = (name: string, values = {}): string => words.say(`new-contracts.field.${name}`, values);
  const unions = UNIONS.slice(0, Number(value.unions));
  // The cards below the tiles are not in the deck.
  const most = printedNumbers['components.contracts'] - unions.reduce((sum, union) => sum + Number(value.left[union]), 0);
  const decks = DECK.filter((count) => Number(count) <= most || count === value.deck);
  const phases = PHASES.map((phase) => [phase, words.say(`new-contracts.phase.${phase}`)] as const);
  return [
    {
      legend: words.say('new-contracts.input'),
      fields: [
        choice('unions', label('unions'), value.unions, asWritten(UNIONS), (to) => ({ ...value, unions: to })),
        ...unions.map((union) =>
          choice(`left.${union}`, label('left', { union }), value.left[union], asWritten(LEFT), (to) => ({
            ...value,
            left: { ...value.left, [union]: to },
          })),
        ),
        choice('deck', label('deck'), value.deck, asWritten(decks), (deck) => ({ ...value, deck })),
        choice('phase', label('phase'), value.phase, phases, (phase) => ({ ...value, phase })),
      ],
    },
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
