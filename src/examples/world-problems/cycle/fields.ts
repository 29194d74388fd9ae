import { SIDES } from '../../../engine/world-problems/index.ts';
import { countryIn, kindIn } from '../../../sentences/world-problems/words.ts';
import { asWritten, choice, entering, number, tick, type Field, type FieldGroup, type FieldsOf } from '../../frame/definition/fields.ts';
import { withCountry } from '../countries.ts';
import { AMOUNTS, claimIn, FOOD, foodIn, HANDS, PLAYER_COUNTS, playersIn, reputationIn, type CycleFields } from './input.ts';

/** The reader's own problem and table, and what the countries do. */
export const fields: FieldsOf<CycleFields> = ({ value, words }) => {
  const { needs, countries } = value;
  const none = countries.map(() => null);
  const say = (key: string, values = {}): string => words.say(`cycle.field.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const nameOf = (id: string): string => (id === 'none' ? say('none') : words.capital(countryIn(words, id)));
  const claimants = (['none', ...playersIn(value)] as const).map((id) => [id, nameOf(id)] as const);
  const sides = SIDES.map((side) => [side, letter(side)] as const);
  const ticked = (name: 'supplement' | 'last' | 'pays'): Field<CycleFields> =>
    tick(`cy.${name}`, say(name), value[name], (to) => ({ ...value, [name]: to }));
  return [
    {
      legend: say('table'),
      fields: [
        choice('cy.players', say('players'), value.players, asWritten(PLAYER_COUNTS), (players) => ({ ...value, players })),
        ticked('supplement'),
        ticked('last'),
        number('cy.penalties', say('penalties'), value.penalties, (penalties) => ({ ...value, penalties })),
        // What all have takes the place of what one has.
        number('cy.reputation', say('reputation'), value.reputation, (reputation) => ({ ...value, reputation, reputations: none })),
        choice('cy.food', say('food'), value.food, asWritten(AMOUNTS), (food) => ({ ...value, food, foods: none })),
        ...SIDES.map((side) =>
          choice(`cy.${side}`, say('needs', { letter: letter(side) }), needs[side], asWritten(AMOUNTS), (to) => ({
            ...value,
            needs: { ...needs, [side]: to },
          })),
        ),
        choice('cy.claim', say('claim'), claimIn(value) ?? 'none', claimants, (claim) => ({ ...value, claim })),
        ...(value.supplement ? [ticked('pays')] : []),
      ],
    },
    ...playersIn(value).map((id, at): FieldGroup<CycleFields> => ({
      legend: nameOf(id),
      isFolded: true,
      fields: [
        number(`cy.${id}.reputation`, words.label('reputation'), reputationIn(value, at), (to) => ({
          ...value,
          reputations: value.reputations.with(at, to === value.reputation ? null : to),
        })),
        choice(`cy.${id}.food`, words.capital(kindIn(words, FOOD)), foodIn(value, at), asWritten(AMOUNTS), (to) => ({
          ...value,
          foods: value.foods.with(at, to === value.food ? null : to),
        })),
        choice(`cy.${id}.vote`, say('vote'), countries[at]!.vote, sides, (vote) => withCountry(value, at, { vote })),
        ...HANDS.map((hand) =>
          choice(`cy.${id}.${hand}`, say(hand), countries[at]![hand], asWritten(AMOUNTS), (to) => withCountry(value, at, { [hand]: to })),
        ),
      ],
    })),
  ];
};

/** Puts the content of one field into an input. */
export const enter = entering(fields);
