import { amountOf } from '../../core/stock.ts';
import { firstOf } from '../../core/procedure.ts';
import { notInStock } from '../game/checks.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Resource } from '../game/state.ts';
import { REPUTATION, stockOf } from '../game/stock.ts';
import { numbers } from '../data/numbers.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { actionRefused, takeAction } from './counted.ts';

/** One exchange at the bank. */
export interface Exchange {
  readonly country: CountryId;
  /** A kind of resource, or `reputation`, which is refused. */
  readonly gives: Resource;
  /** Two base resources, the same or not. */
  readonly takes: readonly Resource[];
}

/**
 * Exchanges a resource at the bank for base resources. Rules bank.rate, actions.exchange, bank.three-players,
 * open-questions.reputation-at-bank.
 * @param game the state before, in an action round
 * @param exchange who gives what, and takes what
 * @returns the state after, with its steps
 * @refuses reputation on either side, a kind that the bank does not exchange, another number than the rate says, what the
 *   player or the bank does not have, and an exchange more than allowed
 * @example exchange(game, { country: 'red', gives: 'wood', takes: ['ore', 'ore'] })
 */
export const exchange = procedure(ACTION_PHASES, refused, ({ country, gives, takes }) => [
  takeAction(country, 'exchange', 'actions.exchange'),
  exchanged(country, gives, takes),
]);

/** How often each kind stands in a list. */
const counted = (kinds: readonly Resource[]) => stockOf([...new Set(kinds)], (kind) => kinds.filter((one) => one === kind).length);

const exchanged =
  (country: CountryId, gives: Resource, takes: readonly Resource[]): Part =>
  () => [{ rule: 'bank.rate', event: { type: 'exchanged', country, gives: { [gives]: numbers['bank.gives'] }, takes: counted(takes) } }];

function refused(game: Game, { country, gives, takes }: Exchange): Refused {
  const rule = 'bank.rate';
  const due = numbers['bank.takes'];
  return firstOf(
    () => actionRefused(game, country, 'exchange', rule),
    () => (gives === REPUTATION ? { code: 'reputation-at-bank', rule: 'open-questions.reputation-at-bank', as: 'paid' } : null),
    () => (takes.includes(REPUTATION) ? { code: 'reputation-at-bank', rule: 'actions.exchange', as: 'taken' } : null),
    () => (takes.length === due ? null : { code: 'wrong-exchange-count', rule, count: takes.length, due }),
    () => notBase(game, takes),
    () => notInStock(game, country, { [gives]: numbers['bank.gives'] }, rule),
    () => bankShort(game, gives, takes),
  );
}

function notBase({ resources: { base } }: Game, takes: readonly Resource[]): Refused {
  const other = takes.find((kind) => !base.includes(kind));
  return other === undefined ? null : { code: 'not-a-base-resource', rule: 'bank.rate', resource: other };
}

/** The bank may pay with what it was just given. */
function bankShort({ bank }: Game, gives: Resource, takes: readonly Resource[]): Refused {
  const wanted = counted(takes);
  for (const [resource, needs] of Object.entries(wanted)) {
    const has = amountOf(bank, resource) + (resource === gives ? numbers['bank.gives'] : 0);
    if (has < needs) return { code: 'bank-short', rule: 'setup.bank', resource, has, needs };
  }
  return null;
}
