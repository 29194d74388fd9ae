import type { EventId } from '../data/global-events.ts';
import { amountFor } from '../events/counting.ts';
import { countingEffectOf, type InfluenceCase } from '../events/influence.ts';
import { delegatesIn } from '../game/delegates.ts';
import type { Committee, Game, Player } from '../game/state.ts';
import type { PolicyPhase, PolicyState } from '../policies/types.ts';
import type { Edition } from '../vocabulary/editions.ts';
import type { Colour, Party } from '../vocabulary/words.ts';
import type { RequirementInput } from './requirement.ts';

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
  return {
    card,
    player: colour,
    amount: count === undefined ? 0 : amountFor(count, player),
    chairman: committee.chairman === colour,
    leader: leader === colour,
    delegates: area[colour],
    reading,
  };
}

/**
 * Finds on the committee board what `meetRequirement` asks for.
 * @param committee the board
 * @param player who wants to play the card
 * @param required the party whose emblem is the card's requirement
 * @returns the input
 */
export function requirementFor({ parties, ruling }: Committee, player: Colour, required: Party): RequirementInput {
  const seats = parties[required];
  const { leader } = seats;
  const own = seats.area[player];
  const inArea = delegatesIn(seats) - (leader === null ? 0 : 1);
  return { required, ruling, leader: leader === null ? 'none' : leader === player ? 'own' : 'other', own, others: inArea - own };
}

/**
 * Finds in a game what `takeActions` asks for.
 * @param game the game
 * @param player one of its players
 * @param phase when the actions are taken
 * @returns the player under the policy of the ruling party, who has not used it in this generation
 */
export function policyStateFor({ committee }: Pick<Game, 'committee'>, { tr, stock, production }: Player, phase: PolicyPhase): PolicyState {
  const { megacredits, steel, titanium } = stock;
  const { heat: heatProduction, energy: energyProduction } = production;
  return {
    ruling: committee.ruling,
    phase,
    scientistsUsed: false,
    megacredits,
    tr,
    steel,
    titanium,
    heatProduction,
    energyProduction,
    cards: 0,
    saved: 0,
  };
}
