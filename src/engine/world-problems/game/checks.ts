import { isCountable } from '../../core/countable.ts';
import { amountOf } from '../../core/stock.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { Refused } from './outcomes.ts';
import type { CountryId, Game, Stock } from './state.ts';
import { isKind } from './stock.ts';
import { isAlliance, reputationOf, unitOf } from './units.ts';

/** What the input of a procedure says for one unit, by any of its members. */
interface Answer {
  readonly country: CountryId;
}

/**
 * Refuses countries that do not play.
 * @param game the game
 * @param countries names from an input
 * @param rule the rule that asks for them
 */
export function strangersIn({ countries }: Game, asked: readonly CountryId[], rule: WorldProblemsRule): Refused {
  const stranger = asked.find((id) => countries.every((country) => country.id !== id));
  return stranger === undefined ? null : { code: 'not-playing', rule, country: stranger };
}

/**
 * Refuses answers of countries that do not play, and two answers of one unit: an alliance acts as one player.
 * @param game the game
 * @param answers at most one of each unit
 * @param rule the rule that asks for them
 */
export function answersRefused(game: Game, answers: readonly Answer[], rule: WorldProblemsRule): Refused {
  const asked = answers.map(({ country }) => country);
  const stranger = strangersIn(game, asked, rule);
  if (stranger !== null) return stranger;
  const units = asked.map((id) => unitOf(game, id));
  const twice = asked.find((_, at) => units.indexOf(units[at]!) < at);
  if (twice === undefined) return null;
  return { code: 'unit-twice', rule: isAlliance(unitOf(game, twice)) ? 'alliances.one-country' : rule, country: twice };
}

/**
 * Refuses numbers that are not whole numbers from 0 to 999, kinds that the game does not have, and more than a unit has.
 * @param game the game
 * @param country whose stock is asked for
 * @param stock what is to be given
 * @param rule the rule by which it is given
 */
export function notInStock(game: Game, country: CountryId, stock: Stock, rule: WorldProblemsRule): Refused {
  const has = unitOf(game, country).stock;
  for (const resource of Object.keys(stock)) {
    const needs = amountOf(stock, resource);
    if (!isKind(game, resource)) return { code: 'unknown-resource', rule, resource, field: country };
    if (!isCountable(needs)) return { code: 'not-countable', rule, field: `${country}.${resource}`, value: needs };
    const there = amountOf(has, resource);
    if (needs > there) return { code: 'not-enough-resources', rule, country, resource, has: there, needs };
  }
  return null;
}

/**
 * Refuses a unit that cannot pay.
 * @param game the game
 * @param country the member who acts
 * @param needs the cost
 * @param rule the rule that names it
 */
export function notEnoughReputation(game: Game, country: CountryId, needs: number, rule: WorldProblemsRule): Refused {
  const has = reputationOf(game, unitOf(game, country));
  return has >= needs ? null : { code: 'not-enough-reputation', rule, country, has, needs };
}
