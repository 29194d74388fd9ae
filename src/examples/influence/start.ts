import type { EventId } from '../../engine/turmoil/index.ts';
import { encode } from '../frame/url-state.ts';
import { isCard, write } from './presets.ts';

/** Numbers to begin with: a player of the middle of the game, with one delegate in the dominant party. */
const start = { amount: '3', chairman: false, leader: false, delegates: '1' } as const;

/** TR of such a player, for the cards that look at it. */
const startTr = '27';

/**
 * The state of the example that works a card out, as an address carries it; undefined for a card that counts nothing.
 *
 * @param looksAtTr whether the card counts TR
 */
export const startingWith = (card: EventId, looksAtTr: boolean): string | undefined =>
  isCard(card)
    ? encode({ kind: 'input', input: write({ ...start, card, amount: looksAtTr ? startTr : start.amount }), edition: 'default', step: 1 })
    : undefined;
