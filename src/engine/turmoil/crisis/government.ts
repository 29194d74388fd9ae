import { stepOf } from '../../core/outcome.ts';
import { rulingBonus } from './bonuses.ts';
import { delegatesIn } from '../game/delegates.ts';
import { numbers } from '../data/numbers.ts';
import { mostDelegates } from '../committee/dominance.ts';
import type { Part } from '../game/outcomes.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Committee } from '../game/state.ts';
import { OWNERS, type Party } from '../vocabulary/words.ts';

/** 3a. The dominant party becomes ruling: its policy tile is put on top. Rule crisis.new-government.policy. */
export const changePolicy: Part = ({ committee: { ruling, dominant } }) => {
  const also = ['committee.becoming-ruling', ruling === dominant && 'open-questions.same-party-again'] as const;
  return [stepOf('crisis.new-government.policy', { type: 'policy-changed', from: ruling, to: dominant }, also)];
};

/** 3b. The new ruling party's bonus comes to all players. Rule crisis.new-government.bonus. */
export const payBonus: Part = ({ committee: { ruling }, players }) => [
  stepOf('crisis.new-government.bonus', { type: 'ruling-bonus', party: ruling, ...rulingBonus(ruling, players) }, [
    `parties.${ruling}.bonus`,
    ...BONUS_RULES[ruling],
    ruling === 'reds' && players.length === 1 && 'solo.differences',
  ]),
];

/** What else is to be known of a bonus: which tags count, and that TR which the Reds give are not paid for. */
const BONUS_RULES = {
  'mars-first': ['open-questions.tags-counted'],
  kelvinists: [],
  reds: ['open-questions.reds-in-crisis'],
  greens: ['open-questions.tags-counted'],
  unity: ['open-questions.tags-counted'],
  scientists: ['open-questions.tags-counted'],
} as const satisfies Record<Party, readonly TurmoilRule[]>;

/**
 * 3c. The old chairman, neutral or not, and the delegates of the new ruling party go home; its leader stays.
 * Rule crisis.new-government.return.
 */
export const sendHome: Part = ({ committee: { ruling, chairman, parties } }) => {
  if (chairman === null) return [];
  const { area } = parties[ruling];
  const delegates = OWNERS.filter((owner) => area[owner] > 0).map((owner) => ({ owner, count: area[owner] }));
  return [{ rule: 'crisis.new-government.return', event: { type: 'delegates-returned', party: ruling, chairman, delegates } }];
};

/** 3d. The leader becomes chairman, and its owner gains TR; a neutral leader has no owner. Rule crisis.new-government.chairman. */
export const seatChairman: Part = ({ committee: { ruling, parties } }) => {
  const owner = parties[ruling].leader;
  if (owner === null) return [];
  const trGained = owner === 'neutral' ? 0 : numbers['chairman.tr'];
  const last = owner === 'neutral' ? 'committee.neutral' : 'committee.chairman';
  const also = ['committee.leader-of-dominant', last] as const;
  return [{ rule: 'crisis.new-government.chairman', also, event: { type: 'chairman-seated', party: ruling, owner, trGained } }];
};

/** 3e. The marker goes to the party that now has the most delegates, in a tie clockwise. Rule crisis.new-government.dominance. */
export const moveDominance: Part = ({ committee }) => {
  const tied = mostDelegates(committee);
  const event = { type: 'dominance-moved', from: committee.dominant, to: tied[0], tied } as const;
  return [{ rule: 'crisis.new-government.dominance', also: reasonFor(committee, tied), event }];
};

/** The most delegates, or clockwise: in a tie, or where no party has any. */
function reasonFor({ parties }: Committee, tied: readonly [Party, ...Party[]]): readonly TurmoilRule[] {
  if (delegatesIn(parties[tied[0]]) === 0) return ['open-questions.no-delegates-left'];
  return [tied.length > 1 ? 'committee.dominance-tie' : 'committee.dominant-party'];
}

/** 3f. Every player with an empty lobby place puts a delegate there, if the reserve has one. Rule crisis.new-government.lobby. */
export const fillLobby: Part = ({ committee: { lobby, reserve }, players }) => {
  const empty = players.map(({ colour }) => colour).filter((colour) => lobby[colour] === 0);
  const filled = empty.filter((colour) => reserve[colour] > 0);
  const short = empty.filter((colour) => reserve[colour] === 0);
  return [{ rule: 'crisis.new-government.lobby', also: ['committee.lobby-refill'], event: { type: 'lobby-filled', filled, short } }];
};
