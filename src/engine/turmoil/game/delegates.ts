import { withMost } from '../../core/most.ts';
import type { InfluenceSource } from './events.ts';
import type { Committee, PartySeats } from './state.ts';
import { OWNERS, type Colour, type Owner } from '../vocabulary/words.ts';

/**
 * Counts one owner's delegates in a party. Rule committee.leader-counts: the leader is one of them.
 * @param seats the party's places on the board
 * @param owner a colour, or neutral
 * @returns a whole number, 0 if there are none
 */
export function delegatesOf(seats: PartySeats, owner: Owner): number {
  return seats.area[owner] + (seats.leader === owner ? 1 : 0);
}

/**
 * Counts all delegates in a party, its leader included. Rules committee.dominant-party, committee.leader-counts.
 * @param seats the party's places on the board
 * @returns a whole number, 0 in an empty party
 */
export function delegatesIn(seats: PartySeats): number {
  return OWNERS.reduce((sum, owner) => sum + seats.area[owner], seats.leader === null ? 0 : 1);
}

/**
 * Finds the owners with the most delegates in a party. Rule committee.replace-leader.
 * @param seats the party's places on the board
 * @returns one owner, several who tie, or none in an empty party
 */
export function strongestIn(seats: PartySeats): readonly Owner[] {
  const present = OWNERS.filter((owner) => delegatesOf(seats, owner) > 0);
  return withMost(present, (owner) => delegatesOf(seats, owner));
}

/** Delegates by owner. */
export type Counts = Readonly<Record<Owner, number>>;

/**
 * Changes one owner's number of delegates.
 * @param counts delegates by owner; left as they are
 * @param owner whose number it is
 * @param by how many come, or go if negative
 * @returns the numbers after
 */
export const addDelegates = (counts: Counts, owner: Owner, by: number): Counts => ({ ...counts, [owner]: counts[owner] + by });

/**
 * Moves the leader seat of a party; the old leader goes back to the delegate area. Rules committee.first-leader,
 * committee.replace-leader.
 * @param seats the party's places before; left as they are
 * @param to an owner with a delegate in the area, which takes the seat; null leaves the seat empty
 * @returns the places after
 */
export function withLeader({ leader, area }: PartySeats, to: Owner | null): PartySeats {
  const freed = leader ? addDelegates(area, leader, 1) : area;
  return { leader: to, area: to ? addDelegates(freed, to, -1) : freed };
}

/**
 * Finds what gives a player influence. Rule influence.sources: the chairman, the leader of the dominant party, and
 * its delegates other than the leader count once each, however many delegates there are.
 * @param committee the board as it lies now
 * @param colour the player
 * @returns the sources in the rulebook's order; their number is the influence, 0 to 3
 */
export function influenceOf(committee: Committee, colour: Colour): readonly InfluenceSource[] {
  const dominant = committee.parties[committee.dominant];
  return influenceFrom(committee.chairman === colour, dominant.leader === colour, dominant.area[colour]);
}

/**
 * Names the sources of influence of a player who holds these seats. Rule influence.sources.
 * @param chairman whether the player is chairman
 * @param leader whether the player leads the dominant party
 * @param delegates the player's delegates in the dominant party, the leader left out
 * @returns the sources in the rulebook's order
 */
export function influenceFrom(chairman: boolean, leader: boolean, delegates: number): readonly InfluenceSource[] {
  const sources: InfluenceSource[] = [];
  if (chairman) sources.push('chairman');
  if (leader) sources.push('leader');
  if (delegates > 0) sources.push('delegate');
  return sources;
}
