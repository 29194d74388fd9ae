import type { CountryId, Game } from '../game/state.ts';
import { reputationOf, unitOf } from '../game/units.ts';

/** Somebody who lifts the screen to claim the resources of a solved problem. */
export interface Claim {
  readonly country: CountryId;
  /** Whether this player agrees to a split, if others have as little reputation. */
  readonly agrees: boolean;
}

/**
 * Finds those with the least reputation among the claims.
 * @param game the game
 * @param claims in order, with no more reputation from one to the next
 * @returns the last one, and those before it that are equal to it
 */
export function lowestOf(game: Game, claims: readonly Claim[]): readonly Claim[] {
  const has = claims.map(({ country }) => reputationOf(game, unitOf(game, country)));
  return claims.filter((_, at) => has[at] === has.at(-1));
}

/** Finds those of the lowest who refuse a split. One alone has nothing to split. */
export const refusersOf = (lowest: readonly Claim[]): readonly Claim[] => (lowest.length > 1 ? lowest.filter(({ agrees }) => !agrees) : []);

/** Tells whether the lowest split the fund: several, and all agree. */
export const isSplit = (lowest: readonly Claim[]): boolean => lowest.length > 1 && refusersOf(lowest).length === 0;
