import type { EventId } from '../data/global-events.ts';
import type { Game, Player } from '../game/state.ts';
import type { Edition } from '../vocabulary/editions.ts';
import { amountFor } from './counting.ts';
import { hasOf } from './effects.ts';
import { countingEffectOf, takenBy, type InfluenceCase } from './influence.ts';

/**
 * Finds in a game what `resolveInfluence` asks for.
 * @param game the game before its global event
 * @param player one of its players
 * @param card the event
 * @param reading the edition whose influence.adjust applies
 * @returns the case; its amount is 0 for a card that counts nothing, which `resolveInfluence` refuses
 */
export function influenceCaseFor({ committee }: Pick<Game, 'committee'>, player: Player, card: EventId, reading: Edition): InfluenceCase {
  const { leader, area } = committee.parties[committee.dominant];
  const { colour } = player;
  const count = countingEffectOf(card)?.count;
  const taken = takenBy(card);
  return {
    card,
    player: colour,
    amount: count === undefined ? 0 : amountFor(count, player),
    ...(taken && { has: hasOf(player, taken) }),
    chairman: committee.chairman === colour,
    leader: leader === colour,
    delegates: area[colour],
    reading,
  };
}
