import { firstOf } from '../../core/procedure.ts';
import { strangersIn } from '../game/checks.ts';
import { refusalsOfEffect } from '../game/legal.ts';
import { procedure, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Stock, Technology } from '../game/state.ts';
import { countryOf, unitOf } from '../game/units.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { effectOn } from './effect.ts';
import { takeAction, usesOf } from './counted.ts';

/** A technology that is used, with what its card says. */
export interface TechnologyUse {
  readonly country: CountryId;
  readonly technology: string;
  /** What the card brings of each kind, or takes if negative. */
  readonly stock: Stock;
  readonly reputation: number;
}

/**
 * Uses a technology of one's own, or a shared one. Rules actions.technologies, technologies.chosen.
 * @param game the state before, in an action round
 * @param use who uses which card, and what the card says
 * @returns the state after, with its steps: nothing falls below 0, and the bank gives what it has
 * @refuses a card that the player may not use, and one that was used in this round, unless it is reusable
 */
export const useTechnology = procedure(ACTION_PHASES, refused, ({ country, technology, stock, reputation }) => [
  takeAction(country, 'technology', 'actions.technologies', technology),
  effectOn(country, { stock, reputation }, 'actions.technologies'),
]);

/** The technologies that a country may use: those of its unit, and the shared ones. */
export const usableBy = (game: Game, country: CountryId): readonly Technology[] => [
  ...unitOf(game, country).members.flatMap((id) => countryOf(game, id).technologies),
  ...game.technologies.shared,
];

function refused(game: Game, { country, technology, stock, reputation }: TechnologyUse): Refused {
  const rule = 'actions.technologies';
  return firstOf(
    () => strangersIn(game, [country], rule),
    () => notUsable(game, country, technology),
    () => refusalsOfEffect(game, { stock, reputation }, rule)[0] ?? null,
  );
}

function notUsable(game: Game, country: CountryId, technology: string): Refused {
  const rule = 'actions.technologies';
  const card = usableBy(game, country).find(({ id }) => id === technology);
  if (card === undefined) return { code: 'technology-missing', rule, technology, country };
  const before = usesOf(game, country).some((use) => use.technology === technology);
  return before && !card.reusable ? { code: 'technology-used-already', rule, country, technology } : null;
}
