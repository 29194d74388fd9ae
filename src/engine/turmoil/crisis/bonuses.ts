import { numbers } from '../data/numbers.ts';
import { paidBonuses, type Paid } from '../data/ruling-bonuses.ts';
import type { Change } from '../game/events.ts';
import type { Player } from '../game/state.ts';
import type { Party } from '../vocabulary/words.ts';

/** A party's ruling bonus as it comes to the players; those who get nothing are left out. */
export interface Bonus {
  readonly unit: 'tr' | 'megacredits';
  readonly changes: readonly Change[];
}

/**
 * Works out the ruling bonus of a party for all players. Rules crisis.new-government.bonus and parties.*.bonus.
 * @param party the new ruling party
 * @param players as they stand after the TR revision and before the new chairman's TR
 * @returns M€ for own tags or heat production; for the Reds TR for the lowest, all who tie included
 */
export function rulingBonus(party: Party, players: readonly Player[]): Bonus {
  if (party === 'reds') return { unit: 'tr', changes: lowest(players).map(({ colour }) => ({ player: colour, by: numbers['reds.bonus-tr'] })) };
  const paid: readonly Paid[] = paidBonuses[party];
  const changes = players.map((player) => ({ player: player.colour, by: numbers['bonus.megacredits-each'] * owned(player, paid) }));
  return { unit: 'megacredits', changes: changes.filter(({ by }) => by > 0) };
}

/** The players whom the Reds reward: those with the lowest TR; alone, the player with a TR low enough. */
function lowest(players: readonly Player[]): readonly Player[] {
  const max = players.length === 1 ? numbers['reds.solo-most-tr'] : Math.min(...players.map(({ tr }) => tr));
  return players.filter(({ tr }) => tr <= max);
}

/** How much of what is paid for a player owns. */
function owned(player: Player, paid: readonly Paid[]): number {
  return paid.reduce((sum, one) => sum + (one === 'production:heat' ? player.production.heat : player.tags[one]), 0);
}
