import { firstOf } from '../../core/procedure.ts';
import { notInStock, strangersIn } from '../game/checks.ts';
import { apply } from '../game/apply.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Stock } from '../game/state.ts';
import { piecesIn } from '../game/stock.ts';
import { countryOf, unitOf } from '../game/units.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { actionRefused, takeAction } from './counted.ts';

/** What one player hands to another in a deal. */
export interface Transfer {
  readonly from: CountryId;
  readonly to: CountryId;
  readonly stock: Stock;
  readonly technologies: readonly string[];
}

/** A deal on resources and technologies, with one other player or several. */
export interface Trade {
  /** Whose action it is. */
  readonly country: CountryId;
  /** In the order in which they are carried out. */
  readonly transfers: readonly Transfer[];
}

/**
 * Carries out a deal on resources and technologies. Rule actions.deals.
 * @param game the state before, in an action round
 * @param trade whose action it is, and what changes hands
 * @returns the state after, with its steps
 * @refuses a deal in which the player has no part, or which is one with his own alliance, and what somebody does not have
 */
export const trade = procedure(ACTION_PHASES, refused, ({ country, transfers }) => [takeAction(country, 'deal', 'actions.deals'), traded(transfers)]);

const eventOf = ({ from, to, stock, technologies }: Transfer) => ({ type: 'traded', from, to, stock, technologies }) as const;

const traded =
  (transfers: readonly Transfer[]): Part =>
  () =>
    transfers.map((transfer) => ({ rule: 'actions.deals', event: eventOf(transfer) }));

/** Tells whether a transfer hands over nothing. */
const isEmpty = ({ stock, technologies }: Transfer): boolean => piecesIn(stock) === 0 && technologies.length === 0;

function refused(game: Game, { country, transfers }: Trade): Refused {
  const rule = 'actions.deals';
  return firstOf(
    () => actionRefused(game, country, 'deal', rule),
    () =>
      strangersIn(
        game,
        transfers.flatMap(({ from, to }) => [from, to]),
        rule,
      ),
    () => (transfers.every(isEmpty) ? { code: 'nothing-traded', rule } : null),
    () => transfersRefused(game, country, transfers),
  );
}

/** What each transfer hands over must be there when its turn comes. */
function transfersRefused(game: Game, country: CountryId, transfers: readonly Transfer[]): Refused {
  let now = game;
  for (const transfer of transfers) {
    const wrong = transferRefused(now, country, transfer);
    if (wrong !== null) return wrong;
    now = apply(now, eventOf(transfer));
  }
  return null;
}

function transferRefused(game: Game, country: CountryId, { from, to, stock, technologies }: Transfer): Refused {
  const [giver, taker, actor] = [from, to, country].map((id) => unitOf(game, id));
  return firstOf(
    () => (giver === taker ? { code: 'same-unit', rule: 'alliances.one-country', country: to } : null),
    () => (giver === actor || taker === actor ? null : { code: 'not-in-deal', rule: 'actions.deals', country }),
    () => notInStock(game, from, stock, 'actions.deals'),
    () => technologyMissing(game, from, technologies),
  );
}

function technologyMissing(game: Game, from: CountryId, technologies: readonly string[]): Refused {
  const own = unitOf(game, from).members.flatMap((id) => countryOf(game, id).technologies.map((card) => card.id));
  const missing = technologies.find((id, at) => !own.includes(id) || technologies.indexOf(id) < at);
  return missing === undefined ? null : { code: 'technology-missing', rule: 'actions.deals', technology: missing, country: from };
}
