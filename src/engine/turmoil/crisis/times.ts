import { stepOf } from '../../core/outcome.ts';
import { arrive } from '../committee/arrival.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import { inTurn, type Part } from '../game/outcomes.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { EventTrack } from '../game/state.ts';
import type { Party } from '../vocabulary/words.ts';

const move = (space: keyof EventTrack, card: EventId | null, rule: TurmoilRule, also: readonly TurmoilRule[] = []): Part => {
  return () => [stepOf(rule, { type: 'card-moved', space, card }, also)];
};

const arriveIfAny = (party: Party | null, rule: TurmoilRule): Part => (party === null ? () => [] : arrive(party, rule));

/** 4a. The coming event becomes the current one; a neutral delegate comes to the party at its middle right. Rule crisis.changing-times.current. */
export const moveToCurrent: Part = (game) => {
  const rule = 'crisis.changing-times.current';
  const card = game.events.coming;
  const party = card === null ? null : globalEvents[card].current;
  return inTurn(move('current', card, rule, ['global-events.coming']), arriveIfAny(party, rule))(game);
};

/** 4b. The distant event becomes the coming one. Rule crisis.changing-times.coming. */
export const moveToComing: Part = (game) => move('coming', game.events.distant, 'crisis.changing-times.coming')(game);

/**
 * 4c. The top card of the deck becomes the distant event; a neutral delegate comes to the party in its top left corner.
 * Rule crisis.changing-times.distant.
 * @param revealed the card; null if the deck is empty: the space stays empty, and no delegate comes
 */
export function reveal(revealed: EventId | null): Part {
  const rule = 'crisis.changing-times.distant';
  const party = revealed === null ? null : globalEvents[revealed].revealed;
  return inTurn(
    move('distant', revealed, rule, [revealed === null ? 'open-questions.event-deck-empty' : 'global-events.distant']),
    arriveIfAny(party, rule),
  );
}
