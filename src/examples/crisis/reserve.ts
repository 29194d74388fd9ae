import { OWNERS, PARTIES, delegatesOf, numbers, type Committee, type Owner, type Player } from '../../engine/turmoil/index.ts';

/** The reserve that the rest of the board leaves: 7 for a playing colour, 14 neutral, never below 0. */
export const withReserve = (committee: Committee, players: readonly Player[]): Committee => {
  const left = (owner: Owner): number => {
    const due = owner === 'neutral' ? numbers['delegates.neutral'] : players.some(({ colour }) => colour === owner) ? numbers['delegates.each'] : 0;
    const placed = PARTIES.reduce((sum, party) => sum + (delegatesOf(committee.parties[party], owner) || 0), 0);
    const rest = due - placed - (committee.chairman === owner ? 1 : 0) - (owner === 'neutral' ? 0 : committee.lobby[owner]);
    return Math.max(0, rest);
  };
  return { ...committee, reserve: Object.fromEntries(OWNERS.map((owner) => [owner, left(owner)])) as Record<Owner, number> };
};
