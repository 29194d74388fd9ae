import type { Change } from './events.ts';
import type { Country, CountryId, Game, Unit } from './state.ts';

/**
 * Finds the country of a player.
 * @param game a game in which it plays
 * @param id its name
 * @returns the country
 */
export const countryOf = ({ countries }: Pick<Game, 'countries'>, id: CountryId): Country => countries.find((one) => one.id === id)!;

/**
 * Finds the unit that a country stands in.
 * @param game a game in which it plays
 * @param id its name
 * @returns the alliance, or the country on its own
 */
export const unitOf = ({ units }: Pick<Game, 'units'>, id: CountryId): Unit => units.find(({ members }) => members.includes(id))!;

/** Whether several countries stand in a unit. */
export const isAlliance = ({ members }: Pick<Unit, 'members'>): boolean => members.length > 1;

/** Countries in turn order. */
export const inTurnOrder = ({ countries }: Pick<Game, 'countries'>, ids: readonly CountryId[]): readonly CountryId[] =>
  countries.map(({ id }) => id).filter((id) => ids.includes(id));

/**
 * Counts the reputation of a unit: that of its members together. Rule alliances.one-country.
 * @param game the game
 * @param unit one of its units
 * @returns the sum
 */
export const reputationOf = (game: Pick<Game, 'countries'>, { members }: Unit): number =>
  members.reduce((sum, id) => sum + countryOf(game, id).reputation, 0);

/**
 * Says who in a unit gains or loses reputation. What comes goes to the member who acts; what goes comes from that member
 * first and then from the others in turn order. Nobody falls below 0.
 * @param game the game
 * @param country the member who acts
 * @param by how much comes, or goes if negative
 * @returns the changes of those who gain or lose something
 */
export function reputationChanges(game: Pick<Game, 'countries' | 'units'>, country: CountryId, by: number): readonly Change[] {
  if (by > 0) return [{ country, by }];
  const others = unitOf(game, country).members.filter((id) => id !== country);
  let due = -by;
  const changes = [country, ...others].map((id) => {
    const pays = Math.min(due, countryOf(game, id).reputation);
    due -= pays;
    return { country: id, by: -pays };
  });
  return changes.filter((change) => change.by < 0);
}
