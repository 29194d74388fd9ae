import { stepOf } from '../../core/outcome.ts';
import { amountOf } from '../../core/stock.ts';
import type { GoalsSwapped } from '../game/events.ts';
import { inTurn, type Part } from '../game/outcomes.ts';
import type { CountryId } from '../game/state.ts';
import { kindsIn, stockOf } from '../game/stock.ts';
import { countryOf, inTurnOrder, unitOf } from '../game/units.ts';

/**
 * Takes a country out of its alliance: resources are divided, and all who were in it swap their goals. The others stay
 * together. Rules alliances.breakup, alliances.kept-goals, open-questions.alliance-after-leaving,
 * open-questions.alliance-reputation, open-questions.spare-goals-short, open-questions.which-goals-stay.
 * @param country who leaves
 * @param members who was in the alliance, the leaver among them
 * @returns the part
 */
export function breakUp(country: CountryId, members: readonly CountryId[]): Part {
  return inTurn(divide(country), keepGoals(members), renewGoals(members));
}

/** Equal shares for each member; what does not divide goes to the bank. */
const divide =
  (country: CountryId): Part =>
  (game) => {
    const { members, stock } = unitOf(game, country);
    const share = stockOf(kindsIn(stock), (kind) => Math.floor(amountOf(stock, kind) / members.length));
    const remainder = stockOf(kindsIn(stock), (kind) => amountOf(stock, kind) % members.length);
    const rest = members.filter((id) => id !== country);
    const event = { type: 'resources-divided', country, rest, share, remainder } as const;
    return [stepOf('alliances.breakup', event, ['open-questions.alliance-reputation', rest.length > 1 && 'open-questions.alliance-after-leaving'])];
  };

/** Goals that stay are shown. Rule alliances.kept-goals. */
const keepGoals =
  (members: readonly CountryId[]): Part =>
  (game) =>
    inTurnOrder(game, members)
      .map((country) => ({ country, goals: countryOf(game, country).goals.filter(({ stays }) => stays) }))
      .filter(({ goals }) => goals.length > 0)
      .map((kept) => stepOf('alliances.kept-goals', { type: 'goals-kept', ...kept } as const, ['open-questions.which-goals-stay']));

/** The others are swapped for spare goals, and then for goals of the large pile, while there are any. */
const renewGoals =
  (members: readonly CountryId[]): Part =>
  (game) => {
    const { spare, pile } = game.goals;
    const drawn = [...spare, ...pile];
    const swaps: GoalsSwapped[] = [];
    let wanted = 0;
    for (const country of inTurnOrder(game, members)) {
      const due = countryOf(game, country).goals.filter(({ stays }) => !stays);
      const own = drawn.slice(wanted, wanted + due.length);
      swaps.push({ country, gone: due.slice(0, own.length), drawn: own });
      wanted += due.length;
    }
    const event = { type: 'goals-renewed', swaps, spares: Math.min(wanted, spare.length) } as const;
    return [stepOf('alliances.breakup', event, [wanted > spare.length && 'open-questions.spare-goals-short'])];
  };
