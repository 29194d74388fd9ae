import { stepOf } from '../../core/outcome.ts';
import { numbers } from '../data/numbers.ts';
import type { Part } from '../game/outcomes.ts';
import type { Game, Resource, Stock } from '../game/state.ts';
import { stockOf } from '../game/stock.ts';

/** How much of a kind each country starts with. Rule setup.resources. */
export function startingAmount(players: number, isBase: boolean): number {
  return isBase && players === numbers['players.few'] ? numbers['resources.few-players'] : numbers['resources.each'];
}

/**
 * What each country starts with.
 * @param players how many play
 * @param resources the kinds of the box
 * @returns the stock of each country
 */
export function startingStock(players: number, { base, other }: Game['resources']): Stock {
  return stockOf([...base, ...other], (kind: Resource) => startingAmount(players, base.includes(kind)));
}

/** Deals the starting resources from the bank; reputation is not among them. Rules setup.resources, open-questions.start-reputation. */
export const dealResources: Part = ({ countries, resources }) => {
  const stock = startingStock(countries.length, resources);
  return countries.map(({ id }) =>
    stepOf('setup.resources', { type: 'resources-dealt', country: id, stock } as const, ['open-questions.start-reputation']),
  );
};
