import {
  PARTIES,
  mostDelegates,
  strongestIn,
  withLeader,
  type Colour,
  type Committee,
  type Owner,
  type Party,
  type PartySeats,
} from '../../../engine/turmoil/index.ts';

/**
 * Gives the leader seat to the owner with strictly the most delegates. In a tie, a leader who is among the tied owners stays.
 * Rule committee.replace-leader.
 */
export const withClearLeader = (seats: PartySeats): PartySeats => {
  const first = strongestIn(seats);
  if (seats.leader && first.includes(seats.leader)) return seats;
  return first.length > 1 ? seats : withLeader(seats, first[0] ?? null);
};

/** Returns the party with strictly the most delegates. In a tie, it is the party with the marker. Rule committee.dominance-shift. */
export const clearlyDominant = (committee: Committee): Party => {
  const [first, ...others] = mostDelegates(committee, committee.dominant);
  return others.length > 0 ? committee.dominant : first;
};

/** Replaces a colour everywhere on the board, so that a player who changes colour keeps the delegates. */
export const withColourReplaced = (committee: Committee, from: Colour, to: Colour): Committee => {
  const swap = (owner: Owner | null): Owner | null => (owner === from ? to : owner);
  const moved = (seats: PartySeats): PartySeats => ({ leader: swap(seats.leader), area: { ...seats.area, [to]: seats.area[from], [from]: 0 } });
  const parties = Object.fromEntries(PARTIES.map((party) => [party, moved(committee.parties[party])])) as Committee['parties'];
  return { ...committee, parties, chairman: swap(committee.chairman), lobby: { ...committee.lobby, [to]: committee.lobby[from], [from]: 0 } };
};

/** Removes a colour from the board. */
export const withoutColour = (committee: Committee, colour: Colour): Committee => {
  const cleared = (seats: PartySeats): PartySeats =>
    withClearLeader({ leader: seats.leader === colour ? null : seats.leader, area: { ...seats.area, [colour]: 0 } });
  const parties = Object.fromEntries(PARTIES.map((party) => [party, cleared(committee.parties[party])])) as Committee['parties'];
  const chairman = committee.chairman === colour ? 'neutral' : committee.chairman;
  return { ...committee, parties, chairman, dominant: clearlyDominant({ ...committee, parties }), lobby: { ...committee.lobby, [colour]: 0 } };
};
