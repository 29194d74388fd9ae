import { withMost } from '../../core/most.ts';
import { delegatesIn } from '../game/delegates.ts';
import type { Part } from '../game/outcomes.ts';
import type { Committee } from '../game/state.ts';
import { PARTIES, type Party } from '../vocabulary/words.ts';

/**
 * Moves the dominance marker to a party that has come to have strictly more delegates than the dominant one.
 * Rule committee.dominance-shift; an equal number is not enough.
 * @param party where a delegate has just come: no other party has grown
 * @returns a part of one step `dominance-moved`, or of none
 */
export function shiftDominance(party: Party): Part {
  return ({ committee: { parties, dominant } }) => {
    if (delegatesIn(parties[party]) <= delegatesIn(parties[dominant])) return [];
    return [{ rule: 'committee.dominance-shift', event: { type: 'dominance-moved', from: dominant, to: party, tied: [party] } }];
  };
}

/**
 * Finds the parties with the most delegates, in the order in which they come to the dominance marker: the first gets it.
 * @param committee the board; in the crisis as it lies after the new ruling party's delegates have left
 * @param from where to begin: in the crisis the new ruling party (committee.dominance-tie), after a removal the party that
 *   was dominant (open-questions.marker-after-removal)
 * @returns the parties, at least one, clockwise from the party after `from`; `from` itself is the last of all
 */
export function mostDelegates({ parties, ruling }: Committee, from: Party = ruling): readonly [Party, ...Party[]] {
  const [first = from, ...tied] = withMost(clockwiseAfter(from), (party) => delegatesIn(parties[party]));
  return [first, ...tied];
}

/** All six parties clockwise round the board, `party` itself last. */
function clockwiseAfter(party: Party): readonly Party[] {
  const next = PARTIES.indexOf(party) + 1;
  return [...PARTIES.slice(next), ...PARTIES.slice(0, next)];
}
