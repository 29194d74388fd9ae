import { delegatesOf } from '../game/delegates.ts';
import type { Part } from '../game/outcomes.ts';
import type { Owner, Party } from '../vocabulary/words.ts';

/**
 * Seats a new leader in a party if a delegate that has just come there makes one: the first delegate takes the empty
 * seat (committee.first-leader), and an owner with strictly more delegates than the leader's takes it over
 * (committee.replace-leader). With equal numbers the leader stays.
 * @param party where the delegate came
 * @param owner whose delegate it was: no one else's number has grown, so no one else can take the seat
 * @returns a part of one step `leader-seated`, or of none
 */
export function seatLeader(party: Party, owner: Owner): Part {
  return ({ committee }) => {
    const seats = committee.parties[party];
    const from = seats.leader;
    if (from !== null && delegatesOf(seats, owner) <= delegatesOf(seats, from)) return [];
    const rule = from === null ? 'committee.first-leader' : 'committee.replace-leader';
    return [{ rule, event: { type: 'leader-seated', party, from, to: owner } }];
  };
}
