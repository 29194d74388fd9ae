import { withMost } from '../../core/most.ts';
import { delegatesIn, delegatesOf } from '../game/delegates.ts';
import { numbers } from '../data/numbers.ts';
import type { LobbyingPart } from './events.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Committee, Game } from '../game/state.ts';
import { PARTIES, type Owner, type Party } from '../vocabulary/words.ts';

/**
 * Says why a party's leader stays. Rules committee.leader-counts, committee.replace-leader, committee.neutral.
 * @param party the party, which has a leader
 * @param rival the owner who could have taken the seat
 * @param tie the rule that lets the leader stay when both have as many
 * @returns a part of one step `leader-kept`, or of none in a party without a leader
 */
export function keepLeader(party: Party, rival: Owner, tie: TurmoilRule = 'committee.replace-leader'): LobbyingPart {
  return ({ committee }) => {
    const seats = committee.parties[party];
    const { leader } = seats;
    if (leader === null) return [];
    const has = delegatesOf(seats, leader);
    const count = delegatesOf(seats, rival);
    return [{ rule: keptBy(leader, rival, has > count, tie), event: { type: 'leader-kept', party, leader, has, rival, count } }];
  };
}

function keptBy(leader: Owner, rival: Owner, more: boolean, tie: TurmoilRule): TurmoilRule {
  if (rival === leader) return 'committee.leader-counts';
  if (!more) return tie;
  return leader === 'neutral' ? 'committee.neutral' : 'committee.replace-leader';
}

/**
 * Says why the dominance marker stays: the dominant party has more delegates (committee.dominant-party), or the strongest
 * rival only as many (committee.dominance-shift).
 * @param changed the party whose delegates have changed. It is preferred among rivals that tie. If it is the dominant party, there is
 *   no other rival
 * @returns a part of one step `marker-kept`
 */
export function keepMarker(changed?: Party): LobbyingPart {
  return ({ committee }) => {
    const { parties, dominant } = committee;
    const rival = changed === dominant ? dominant : strongestOther(committee, changed);
    const has = delegatesIn(parties[dominant]);
    const count = delegatesIn(parties[rival]);
    const rule = rival !== dominant && has === count ? 'committee.dominance-shift' : 'committee.dominant-party';
    return [{ rule, event: { type: 'marker-kept', dominant, has, rival, count } }];
  };
}

/** The party with the most delegates of those that are not dominant: of several, the preferred one, else the first clockwise. */
function strongestOther({ parties, dominant }: Committee, preferred: Party = dominant): Party {
  const others = [preferred, ...PARTIES].filter((party) => party !== dominant);
  return withMost(others, (party) => delegatesIn(parties[party]))[0] ?? dominant;
}

/**
 * Says who leads the dominant party now, if that has changed: influence and the next chairman hang on it.
 * Rule committee.leader-of-dominant.
 * @param before the game before the action
 * @returns a part of one step `dominant-leader`, or of none
 */
export function tellDominantLeader(before: Game): LobbyingPart {
  return ({ committee: { parties, dominant: party } }) => {
    const owner = parties[party].leader;
    const same = party === before.committee.dominant && owner === before.committee.parties[party].leader;
    if (same || owner === null) return [];
    const influence = owner === 'neutral' ? 0 : numbers['influence.each'];
    return [{ rule: 'committee.leader-of-dominant', event: { type: 'dominant-leader', party, owner, influence } }];
  };
}
