import { COUNTING_EVENTS, type EventId } from '../../../engine/turmoil/index.ts';
import { encode } from '../../frame/state/url-state.ts';
import { codec } from './input.ts';

/** The numbers of a player in the middle of a game, with one delegate in the dominant party. */
const start = { amount: '3', seats: [], delegates: '1', has: '' } as const;

/** The TR of such a player, for cards that count TR. */
const START_AMOUNT_OF_TR = '27';

/**
 * Encodes a state of the example that shows what a card does.
 *
 * @param countsTr whether the card counts TR
 * @returns the state for `?s=`; undefined for a card that counts nothing
 */
export const startingWith = (card: EventId, countsTr: boolean): string | undefined =>
  COUNTING_EVENTS.includes(card)
    ? encode({
        kind: 'input',
        input: codec.encode({ ...start, card, amount: countsTr ? START_AMOUNT_OF_TR : start.amount }),
        edition: 'default',
        step: 1,
      })
    : undefined;
