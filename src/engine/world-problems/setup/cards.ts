import { stepOf } from '../../core/outcome.ts';
import { numbers } from '../data/numbers.ts';
import { spareGoalsFor } from '../game/legal.ts';
import { inTurn, type Part } from '../game/outcomes.ts';
import type { CountryId, Game } from '../game/state.ts';
import { countryOf } from '../game/units.ts';
import { BACKS, type Back } from '../vocabulary/words.ts';

/** The type of back that a country's goals have: the types alternate round the table. Rule setup.goals. */
export const backOf = (seat: number): Back => BACKS[seat % BACKS.length]!;

/** Deals goals to all countries. Rules setup.goals, goals.duplicate. */
export const dealGoals: Part = (game) => {
  const dealt = game.countries.flatMap(({ id }, seat) => [dealTo(id, backOf(seat)), replaceDuplicates(id, backOf(seat))]);
  return inTurn(...dealt)(game);
};

/** The next goals of the pile with a back. */
const nextGoals = ({ goals }: Game, back: Back, count: number) => goals.pile.filter((goal) => goal.back === back).slice(0, count);

const dealTo =
  (country: CountryId, back: Back): Part =>
  (game) => [stepOf('setup.goals', { type: 'goals-dealt', country, back, goals: nextGoals(game, back, numbers['goals.each']) } as const)];

/** A duplicate goes to the box; the next goal of the large pile may be one again. */
const replaceDuplicates =
  (country: CountryId, back: Back): Part =>
  (game) => {
    const [first, second] = countryOf(game, country).goals;
    const [by] = nextGoals(game, back, 1);
    if (second === undefined || by === undefined || first!.id !== second.id) return [];
    const replace: Part = () => [stepOf('goals.duplicate', { type: 'goal-replaced', country, goal: second, by } as const)];
    return inTurn(replace, replaceDuplicates(country, back))(game);
  };

/** Deals a technology to each country. Rule setup.technology. */
export const dealTechnologies: Part = ({ countries, technologies }) =>
  technologies.deck
    .slice(0, countries.length * numbers['technologies.each'])
    .map((technology, at) => stepOf('setup.technology', { type: 'technology-drawn', country: countries[at]!.id, technology } as const));

/** Lays spare goals in the centre, from the large pile. Rule setup.spare-goals. */
export const laySpareGoals: Part = ({ countries, goals }) => [
  stepOf('setup.spare-goals', { type: 'spares-laid', goals: goals.pile.slice(0, spareGoalsFor(countries.length)) } as const),
];
