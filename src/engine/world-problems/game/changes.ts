import { plus } from '../../core/stock.ts';
import type { Change } from './events.ts';
import type { Country, CountryId, Cycle, Game, Goal, Stock, Technology, Unit } from './state.ts';
import { countryOf } from './units.ts';
import type { Side } from '../vocabulary/words.ts';

/** Changes parts of one country. */
export function withCountry(game: Game, id: CountryId, change: Partial<Country>): Game {
  return { ...game, countries: game.countries.map((country) => (country.id === id ? { ...country, ...change } : country)) };
}

/** Changes parts of what says how far the game has come. */
export const withCycle = (game: Game, change: Partial<Cycle>): Game => ({ ...game, cycle: { ...game.cycle, ...change } });

/** Changes the piles of goals. */
export const withGoals = (game: Game, change: Partial<Game['goals']>): Game => ({ ...game, goals: { ...game.goals, ...change } });

/** Adds to the stock of the unit that a country stands in; `times` -1 takes away. */
export function withStock(game: Game, country: CountryId, stock: Stock, times: 1 | -1): Game {
  const changed = (unit: Unit): Unit => (unit.members.includes(country) ? { ...unit, stock: plus(unit.stock, stock, times) } : unit);
  return { ...game, units: game.units.map(changed) };
}

/** Moves resources from the bank to the unit that a country stands in; `times` -1 moves them back. */
export function withDealt(game: Game, country: CountryId, stock: Stock, times: 1 | -1 = 1): Game {
  return { ...withStock(game, country, stock, times), bank: plus(game.bank, stock, -times) };
}

/** Changes the reputation of some countries. */
export function withReputation(game: Game, changes: readonly Change[]): Game {
  return changes.reduce((now, { country, by }) => withCountry(now, country, { reputation: countryOf(now, country).reputation + by }), game);
}

/** Gives a country a technology, after those that it has. */
export function withTechnology(game: Game, country: CountryId, technology: Technology): Game {
  return withCountry(game, country, { technologies: [...countryOf(game, country).technologies, technology] });
}

/** Takes a technology out of the deck. */
export function withDeck(game: Game, { id }: Technology): Game {
  const { deck } = game.technologies;
  const at = deck.findIndex((card) => card.id === id);
  return { ...game, technologies: { ...game.technologies, deck: deck.filter((_, place) => place !== at) } };
}

/** Moves a technology from the country that has it to another. */
export function withHandedOn(game: Game, id: string, to: CountryId): Game {
  const owner = game.countries.find(({ technologies }) => technologies.some((card) => card.id === id))!;
  const technology = owner.technologies.find((card) => card.id === id)!;
  return withTechnology(withCountry(game, owner.id, { technologies: owner.technologies.filter((card) => card !== technology) }), to, technology);
}

/** Moves the top card of the radicals deck to where it lies from now on. */
export function withRadicals(game: Game, to: 'discarded' | 'inEffect'): Game {
  const { radicals } = game.supplement!;
  const [top, ...deck] = radicals.deck;
  return { ...game, supplement: { ...game.supplement!, radicals: { ...radicals, deck, [to]: [...radicals[to], top!] } } };
}

/** Moves the karma marker. */
export function withKarma(game: Game, walk: readonly Side[]): Game {
  return { ...game, supplement: { ...game.supplement!, karma: { ...game.supplement!.karma, walk } } };
}

/** A list without some of its goals, each taken out once. */
export function withoutGoals(list: readonly Goal[], goals: readonly Goal[]): readonly Goal[] {
  const isSame = (one: Goal, other: Goal): boolean => one.id === other.id && one.back === other.back && one.stays === other.stays;
  return goals.reduce((left, goal) => {
    const at = left.findIndex((one) => isSame(one, goal));
    return left.filter((_, place) => place !== at);
  }, list);
}
