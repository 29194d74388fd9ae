import type { Game, Player } from '../game/state.ts';
import type { PolicyPhase, PolicyState } from './types.ts';

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
