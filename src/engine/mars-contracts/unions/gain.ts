import { advance, type Rewards } from '../contracts/advance.ts';
import { unionOf } from '../game/find.ts';
import type { PlayerId } from '../game/state.ts';
import { inTurn, type Part } from '../legality/outcomes.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import type { GrantKind } from '../vocabulary/words.ts';

/**
 * Gains a grant; its action may meet the requirement of contracts that were taken before. Rule contracts.advance.
 * @param player who gains it
 * @param union the number of the union
 * @param grant which of the two
 * @param rule the rule by which it is gained
 * @param rewards for contracts that are completed by its action
 * @returns the part
 */
export const gain =
  (player: PlayerId, union: number, grant: GrantKind, rule: MarsContractsRule, rewards: Rewards): Part =>
  (game) => {
    const { stock, action } = unionOf(game, union).tile[grant];
    const gained: Part = () => [{ rule, event: { type: 'grant-gained', player, union, grant, stock, action } }];
    return action === null ? gained(game) : inTurn(gained, advance(player, action, rewards))(game);
  };
