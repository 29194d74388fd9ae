import { stepOf, type Rules } from '../../core/outcome.ts';
import { amountOf } from '../../core/stock.ts';
import type { Part } from '../game/outcomes.ts';
import type { CountryId, Effect, Resource } from '../game/state.ts';
import { kindsIn, stockOf } from '../game/stock.ts';
import { reputationChanges, reputationOf, unitOf } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';

/** What a card brings to whom it affects. */
export type Brings = Pick<Effect, 'stock' | 'reputation'>;

/**
 * Lets a card or a space act on one unit: nothing falls below 0, and the bank gives what it has. Rule
 * open-questions.nothing-below-zero.
 * @param country a member; reputation comes to it, or goes from it first
 * @param brings what is printed
 * @param rule the rule by which it acts
 * @param also further rules
 * @returns the part
 */
export const effectOn =
  (country: CountryId, { stock, reputation }: Brings, rule: WorldProblemsRule, also: Rules<WorldProblemsRule> = []): Part =>
  (game) => {
    const has = unitOf(game, country).stock;
    const possible = (kind: Resource): number => Math.min(Math.max(amountOf(stock, kind), -amountOf(has, kind)), amountOf(game.bank, kind));
    const changes = reputationChanges(game, country, reputation);
    const below =
      kindsIn(stock).some((kind) => amountOf(has, kind) + amountOf(stock, kind) < 0) || reputationOf(game, unitOf(game, country)) + reputation < 0;
    const event = { type: 'effect-applied', country, stock: stockOf(kindsIn(stock), possible), changes } as const;
    return [stepOf(rule, event, [...also, below && 'open-questions.nothing-below-zero'])];
  };
