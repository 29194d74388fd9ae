import { amountOf } from '../../core/stock.ts';
import type { Share } from '../game/events.ts';
import type { CountryId, Resource, Stock } from '../game/state.ts';
import { piecesIn, stockOf } from '../game/stock.ts';

const countIn = (pieces: readonly Resource[], kind: Resource): number => pieces.filter((piece) => piece === kind).length;

/** Whether some pieces are all that is in a fund. */
export const dealOut = (pieces: readonly Resource[], fund: Stock): boolean =>
  pieces.length === piecesIn(fund) && pieces.every((kind) => countIn(pieces, kind) === amountOf(fund, kind));

/**
 * Deals pieces out, one to each in turn, until there are too few for all.
 * @param countries those who share
 * @param draws the pieces in the order in which they are drawn at random
 * @returns the share of each; all have equally many pieces
 */
export function sharesOf(countries: readonly CountryId[], draws: readonly Resource[]): readonly Share[] {
  const dealt = draws.slice(0, draws.length - (draws.length % countries.length));
  return countries.map((country, at) => {
    const own = dealt.filter((_, place) => place % countries.length === at);
    return { country, stock: stockOf([...new Set(own)], (kind) => countIn(own, kind)) };
  });
}
