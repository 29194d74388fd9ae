import { moveMarker } from '../contracts/marker.ts';
import { stepOf } from '../../core/outcome.ts';
import { amountOf } from '../../core/stock.ts';
import { numbers } from '../data/numbers.ts';
import { playerOf, unionOf } from '../game/find.ts';
import type { Game } from '../game/state.ts';
import { inTurn, type Part, type Refused } from '../legality/outcomes.ts';
import { contractMissing, contractNeeded, moveDown } from '../unions/commit.ts';
import { hasTradeUnion } from '../unions/grant.ts';
import { AUTOMA, CREDITS } from '../vocabulary/words.ts';
import { gainForAutoma, gainYield } from './gain.ts';

/**
 * The commitment of the Automa: its token moves down, it gains the additional grant, pays for a contract card and discards it. With
 * no card below the union it cannot commit, and gains its mining yield. Rules automa.commit, automa.cannot-commit,
 * open-questions.automa-*, open-questions.trade-union-waits.
 * @param union the number of the union
 * @param slot the action slot in which its token stands
 * @param contract the card to which the arrow points; null only if there is none
 * @returns the part
 */
export const commitAutoma =
  (union: number, slot: number, contract: string | null): Part =>
  (game) =>
    contract === null
      ? fail(union)(game)
      : inTurn(
          moveDown(AUTOMA, union, slot, 'automa.commit', ['open-questions.automa-commits-when']),
          gainForAutoma(union, 'additional', 'automa.commit'),
          useTradeUnion(union),
          buy(union, contract),
        )(game);

const fail =
  (union: number): Part =>
  (game) => {
    const failed = stepOf('automa.cannot-commit', { type: 'commitment-failed', union } as const, [
      'open-questions.automa-no-commitment',
      waitingTradeUnion(game) && 'open-questions.trade-union-waits',
    ]);
    return inTurn(() => [failed], gainYield('automa.cannot-commit'))(game);
  };

/** Whether the Automa has Trade Union and has not used it yet. */
const waitingTradeUnion = (game: Game): boolean => hasTradeUnion(game, AUTOMA) && !game.tradeUnion!.used;

/** Only once: with the next commitment. Rule assistance.trade-union-automa. */
const useTradeUnion =
  (union: number): Part =>
  (game) => {
    if (!waitingTradeUnion(game)) return [];
    const rule = 'assistance.trade-union-automa';
    const more = Array.from({ length: numbers['trade-union.grants'] - 1 }, () => gainForAutoma(union, 'additional', rule));
    return inTurn(...more, () => [{ rule, event: { type: 'trade-union-used' } }])(game);
  };

/** Credits of the grant that was just gained count. Rules automa.commit, automa.cannot-afford. */
const buy =
  (union: number, contract: string): Part =>
  (game) => {
    const has = amountOf(playerOf(game, AUTOMA).stock, CREDITS);
    const cost = numbers['automa.cost'];
    if (has < cost) return [stepOf('automa.cannot-afford', { type: 'cannot-pay', has, cost } as const, ['open-questions.automa-cannot-pay'])];
    const rule = 'automa.commit';
    const pay: Part = () => [
      { rule, also: ['open-questions.automa-seal'], event: { type: 'contract-chosen', union, contract } },
      { rule, event: { type: 'credits-paid', credits: cost } },
      { rule, event: { type: 'contract-spent', union, contract, vp: numbers['automa.vp'] } },
    ];
    return inTurn(pay, moveMarker(union, numbers['automa.steps'], rule))(game);
  };

/** Refuses a card to which no arrow can point, and asks for one where there are some. */
export function cardRefused(game: Game, union: number, contract: string | null): Refused {
  if (contract !== null) return contractMissing(game, union, contract, 'automa.commit');
  return unionOf(game, union).contracts.length === 0 ? null : contractNeeded(game, union, 'automa.commit');
}
