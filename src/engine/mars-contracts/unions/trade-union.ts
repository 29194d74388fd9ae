import type { Game, PlayerId } from '../game/state.ts';
import { strangerRefused } from '../legality/checks.ts';
import { procedure, type Refused } from '../legality/outcomes.ts';
import { AUTOMA } from '../vocabulary/words.ts';

/** Who takes the assistance token Trade Union. */
export interface TradeUnionTaking {
  readonly player: PlayerId;
}

/**
 * Takes the assistance token Trade Union, as the base game allows. Rules assistance.use, assistance.trade-union,
 * assistance.trade-union-automa.
 * @param game the state before
 * @param taking who takes it, a player or the Automa
 * @returns the state after, with its step
 * @refuses a token that is not in play, or that somebody has
 */
export const takeTradeUnion = procedure(['contracts', 'activation'], refused, ({ player }) => [
  () => [
    {
      rule: player === AUTOMA ? 'assistance.trade-union-automa' : 'assistance.trade-union',
      event: { type: 'trade-union-taken', player },
    },
  ],
]);

function refused(game: Game, { player }: TradeUnionTaking): Refused {
  if (game.tradeUnion === null) return { code: 'trade-union-not-in-play', rule: 'assistance.use' };
  const by = game.tradeUnion.holder;
  return (
    strangerRefused(game, player, 'assistance.trade-union') ??
    (by === null ? null : { code: 'trade-union-taken', rule: 'assistance.trade-union', by })
  );
}
