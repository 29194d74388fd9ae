import { DEFAULT_READINGS, type EventId } from '../../../engine/turmoil/index.ts';
import { encode } from '../../../examples/frame/state/url-state.ts';
import { codec } from '../../../examples/turmoil/crisis/codec.ts';
import type { CrisisInput } from '../../../examples/turmoil/crisis/input.ts';
import { source } from '../../../examples/turmoil/crisis/presets.ts';
import example from '../../../examples/turmoil/crisis/view.tsx';

const [{ value: first }] = source.presets;

/** The rule of the step in which the current event is resolved. */
const RESOLVED = 'crisis.global-event';

/** The first preset with another current event. If the card is elsewhere on the board, it is swapped with the current event. */
const withCurrent = (card: EventId): CrisisInput => {
  const { game, revealed } = first.position;
  const swapped = (at: EventId | null): EventId | null => (at === card ? game.events.current : at);
  const events = { distant: swapped(game.events.distant), coming: swapped(game.events.coming), current: card };
  return { position: { ...first.position, game: { ...game, events }, revealed: swapped(revealed) }, drafts: {} };
};

/**
 * Encodes the first preset with another current event, at the step in which that is resolved.
 *
 * @returns the state for `?s=`
 */
export const startingWith = (card: EventId): string => {
  const value = withCurrent(card);
  const step = example.play(value, DEFAULT_READINGS).trace.findIndex(({ rule }) => rule === RESOLVED) + 1;
  return encode({ kind: 'input', input: codec.encode(value), edition: 'default', step });
};
