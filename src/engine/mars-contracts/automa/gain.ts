import type { Game } from '../game/state.ts';
import { unionOf } from '../game/find.ts';
import { inTurn, type Part } from '../legality/outcomes.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import { AUTOMA, PRODUCTION, type GrantKind } from '../vocabulary/words.ts';
import { gain } from '../unions/gain.ts';

/** The mining yield on the leader card of the Automa. Rules automa.production, automa.cannot-commit. */
export const gainYield =
  (rule: MarsContractsRule): Part =>
  ({ automa }: Game) => [{ rule, event: { type: 'yield-gained', stock: automa!.yield } }];

/**
 * Gains a grant for the Automa; for production it gains its mining yield. Rule automa.production.
 * @param union the number of the union
 * @param grant which of the two
 * @param rule the rule by which it is gained
 * @returns the part
 */
export const gainForAutoma =
  (union: number, grant: GrantKind, rule: MarsContractsRule): Part =>
  (game) => {
    const produces = unionOf(game, union).tile[grant].action === PRODUCTION;
    return inTurn(gain(AUTOMA, union, grant, rule, {}), ...(produces ? [gainYield('automa.production')] : []))(game);
  };
