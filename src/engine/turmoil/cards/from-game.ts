import { delegatesIn } from '../game/delegates.ts';
import type { Committee } from '../game/state.ts';
import type { Colour, Party } from '../vocabulary/words.ts';
import type { RequirementInput } from './requirement.ts';

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
