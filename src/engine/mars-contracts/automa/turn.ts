import { firstOf } from '../../core/procedure.ts';
import { isAvailable, playerOf, unionOf } from '../game/find.ts';
import type { Game } from '../game/state.ts';
import { unionRefused } from '../legality/checks.ts';
import { inTurn, procedure, type Part, type Refused } from '../legality/outcomes.ts';
import { tokenMissing } from '../unions/place.ts';
import { turnBegun } from '../unions/turn.ts';
import { AUTOMA, type TokenKind } from '../vocabulary/words.ts';
import { cardRefused, commitAutoma } from './commit.ts';
import { gainForAutoma } from './gain.ts';

/** Where the arrow of the priority card leads, once the Automa has drawn an action card for a union. */
export interface AutomaTurn {
  readonly union: number;
  /** The contract card below it to which the arrow points; null if there is none. It matters only for a commitment. */
  readonly contract: string | null;
}

/**
 * The turn of the Automa at a union: it commits if one of its tokens stands in an action slot there, and else places its union
 * token, or a leader token, in the first available action slot. Rules automa.place, automa.commit, automa.production,
 * automa.cannot-commit, automa.cannot-afford, assistance.trade-union-automa, open-questions.automa-main-grant.
 * @param game the state before
 * @param turn where the arrow leads
 * @returns the state after, with its steps
 * @refuses a game without the Automa, a union without an available slot, an Automa without a token, and a card that is not there
 * @example automaTurn(game, { union: 1, contract: 'c1' })
 */
export const automaTurn = procedure(['activation'], refused, ({ union, contract }) => [
  turnBegun(AUTOMA),
  (game) => (committedSlot(game, union) < 0 ? place(union) : commitAutoma(union, committedSlot(game, union), contract))(game),
]);

/** The first action slot of a union with a token of the Automa; -1 if there is none. */
const committedSlot = (game: Game, union: number): number => unionOf(game, union).slots.findIndex(({ action }) => action?.owner === AUTOMA);

const firstAvailable = (game: Game, union: number): number => unionOf(game, union).slots.findIndex(isAvailable);

/** Its union token first. */
const nextToken = (game: Game): TokenKind => (playerOf(game, AUTOMA).unionToken ? 'union' : 'leader');

const place =
  (union: number): Part =>
  (game) => {
    const placed = { type: 'token-placed', player: AUTOMA, token: nextToken(game), union, slot: firstAvailable(game, union) } as const;
    return inTurn(() => [{ rule: 'automa.place', event: placed }], gainForAutoma(union, 'main', 'open-questions.automa-main-grant'))(game);
  };

function refused(game: Game, { union, contract }: AutomaTurn): Refused {
  return firstOf(
    () => (game.automa === null ? { code: 'no-automa', rule: 'automa.cards' } : null),
    () => unionRefused(game, union, 'automa.place'),
    () => (committedSlot(game, union) < 0 ? placeRefused(game, union) : cardRefused(game, union, contract)),
  );
}

function placeRefused(game: Game, union: number): Refused {
  if (firstAvailable(game, union) < 0) return { code: 'no-slot-available', rule: 'automa.place', union };
  return tokenMissing(game, AUTOMA, nextToken(game), 'automa.place');
}
