import { amountOf } from '../../core/stock.ts';
import type { Game, Resource, Stock } from './state.ts';

/** Reputation where a kind of resource stands; a game with a kind of this name is refused. */
export const REPUTATION = 'reputation';

/** Whether the game has a kind of resource. A stock need not name it: a kind that is left out counts as 0. */
export const isKind = ({ resources: { base, other } }: Pick<Game, 'resources'>, resource: Resource): boolean =>
  base.includes(resource) || other.includes(resource);

/** The kinds of a stock of which there is something, or too little if the number is negative. */
export const kindsIn = (stock: Stock): readonly Resource[] => Object.keys(stock).filter((kind) => amountOf(stock, kind) !== 0);

/**
 * Makes a stock of some kinds.
 * @param kinds the kinds
 * @param count how much of each
 * @returns the stock; kinds with 0 are left out
 */
export function stockOf(kinds: readonly Resource[], count: (kind: Resource) => number): Stock {
  const counted = kinds.map((kind) => [kind, count(kind)] as const);
  return Object.fromEntries(counted.filter(([, number]) => number !== 0));
}

/** What a stock lacks of what is needed; kinds of which there is enough are left out. */
export const lackingIn = (stock: Stock, needs: Stock): Stock =>
  stockOf(kindsIn(needs), (kind) => Math.max(0, amountOf(needs, kind) - amountOf(stock, kind)));

/** A stock without the kinds of which there is nothing. */
export const onlySome = (stock: Stock): Stock => stockOf(kindsIn(stock), (kind) => amountOf(stock, kind));

/** How many pieces are in a stock. */
export const piecesIn = (stock: Stock): number => kindsIn(stock).reduce((sum, kind) => sum + amountOf(stock, kind), 0);
