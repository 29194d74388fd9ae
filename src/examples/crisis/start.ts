import type { EventId } from '../../engine/turmoil/index.ts';
import { encode } from '../frame/url-state.ts';
import { write } from './notation.ts';
import { source } from './presets.ts';

const { position } = source.presets[0].value;
const { game, revealed } = position;

/** The card that the preset has as its current event takes the place of the one that is put there. */
const swapped = (at: EventId | null, card: EventId): EventId | null => (at === card ? game.events.current : at);

/** The state of the example whose first preset meets a card, as an address carries it. */
export const startingWith = (card: EventId): string => {
  const { distant, coming } = game.events;
  const events = { distant: swapped(distant, card), coming: swapped(coming, card), current: card };
  const met = { ...position, game: { ...game, events }, revealed: swapped(revealed, card) };
  return encode({ kind: 'input', input: write({ position: met, drafts: {} }), edition: 'default', step: 1 });
};
