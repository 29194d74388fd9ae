import { stepOf } from '../../core/outcome.ts';
import { twiceIn } from '../../core/twice.ts';
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
    const { goals } = countryOf(game, country);
    const [twice] = twiceIn(goals.map(({ id }) => id));
    const [by] = nextGoals(game, back, 1);
    if (twice === undefined || by === undefined) return [];
    const goal = goals.findLast(({ id }) => id === twice)!;
    const replace: Part = () => [stepOf('goals.duplicate', { type: 'goal-replaced', country, goal, by } as const)];
    return inTurn(replace, replaceDuplicates(country, back))(game);
  };

/** Deals technologies to all countries. Rule setup.technology. */
export const dealTechnologies: Part = ({ countries, technologies: { deck } }) => {
  const each = numbers['technologies.each'];
  return countries.flatMap(({ id: country }, seat) =>
    deck
      .slice(seat * each, (seat + 1) * each)
      .map((technology) => stepOf('setup.technology', { type: 'technology-drawn', country, technology } as const)),
  );
};

/** Lays spare goals in the centre, from the large pile. Rule setup.spare-goals. */
export const laySpareGoals: Part = ({ countries, goals }) => [
  stepOf('setup.spare-goals', { type: 'spares-laid', goals: goals.pile.slice(0, spareGoalsFor(countries.length)) } as const),
];
