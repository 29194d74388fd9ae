import { SIDES } from '../../../engine/world-problems/index.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, number, tick, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import { AMOUNTS, claimIn, HANDS, PLAYER_COUNTS, playersIn, type CycleShown } from './input.ts';

/** The reader's own problem and table, and what the countries do. */
export const fields = ({ value, words }: CycleShown): readonly FieldGroup[] => {
  const say = (key: string, values = {}): string => words.say(`cycle.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const nameOf = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const claimants = ['none', ...playersIn(value)].map((id) => [id, nameOf(id)] as const);
  const sides = SIDES.map((side) => [side, letter(side)] as const);
  const ticked = (name: 'supplement' | 'last' | 'pays'): Field => tick(`cy.${name}`, say(name), value[name]);
  return [
    {
      legend: say('table'),
      fields: [
        choice('cy.players', say('players'), value.players, asWritten(PLAYER_COUNTS)),
        ticked('supplement'),
        ticked('last'),
        number('cy.penalties', say('penalties'), value.penalties),
        number('cy.reputation', say('reputation'), value.reputation),
        choice('cy.food', say('food'), value.food, asWritten(AMOUNTS)),
        ...SIDES.map((side) => choice(`cy.${side}`, say('needs', { letter: letter(side) }), value.needs[side], asWritten(AMOUNTS))),
        choice('cy.claim', say('claim'), claimIn(value) ?? 'none', claimants),
        ...(value.supplement ? [ticked('pays')] : []),
      ],
    },
    ...playersIn(value).map((id, at): FieldGroup => ({
      legend: nameOf(id),
      isFolded: true,
      fields: [
        choice(`cy.${id}.vote`, say('vote'), value.countries[at]!.vote, sides),
        ...HANDS.map((hand) => choice(`cy.${id}.${hand}`, say(hand), value.countries[at]![hand], asWritten(AMOUNTS))),
      ],
    })),
  ];
};
