import { delegatesIn } from '../game/delegates.ts';
import type { TurmoilProcedure } from '../game/outcomes.ts';
import type { Committee } from '../game/state.ts';
import { PARTIES, type Party } from '../vocabulary/vocabulary.ts';

/**
 * Moves the dominance marker to a party that has come to have strictly more delegates than the dominant one.
 * Rule committee.dominance-shift; an equal number is not enough.
 * @param party where a delegate has just come: no other party has grown
 * @returns a procedure of one step `dominance-moved`, or of none
 */
export function shiftDominance(party: Party): TurmoilProcedure {
  return ({ committee: { parties, dominant } }) => {
    if (delegatesIn(parties[party]) <= delegatesIn(parties[dominant])) return [];
    return [{ rule: 'committee.dominance-shift', event: { type: 'dominance-moved', from: dominant, to: party, tied: [party] } }];
  };
}

/**
 * Finds the parties with the most delegates. Rule committee.dominance-tie.
 * @param committee the board; in the crisis as it lies after the new ruling party's delegates have left
 * @returns the parties, at least one, clockwise from the ruling party, in the order in which they come to the marker:
 *   the first gets it, the ruling party is the last of all
 */
export function mostDelegates({ parties, ruling }: Committee): readonly [Party, ...Party[]] {
  const [first, ...others] = clockwiseAfter(ruling);
  let most: [Party, ...Party[]] = [first];
  for (const party of others) {
    const lead = delegatesIn(parties[party]) - delegatesIn(parties[most[0]]);
    if (lead > 0) most = [party];
    if (lead === 0) most.push(party);
  }
  return most;
}

/** All six parties clockwise round the board, `party` itself last. */
function clockwiseAfter(party: Party): readonly [Party, ...Party[]] {
  const next = (PARTIES.indexOf(party) + 1) % PARTIES.length;
  const [first = party, ...others] = [...PARTIES.slice(next), ...PARTIES.slice(0, next)];
  return [first, ...others];
}
