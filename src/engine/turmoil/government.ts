import { rulingBonus } from './bonuses.ts';
import { numbers } from './data/numbers.ts';
import { mostDelegates } from './dominance.ts';
import type { TurmoilProcedure } from './outcomes.ts';
import { OWNERS } from './types.ts';

/** 3a. The dominant party becomes ruling: its policy tile is put on top. Rule crisis.new-government.policy. */
export const changePolicy: TurmoilProcedure = ({ committee: { ruling, dominant } }) => [
  { rule: 'crisis.new-government.policy', event: { type: 'policy-changed', from: ruling, to: dominant } },
];

/** 3b. The new ruling party's bonus comes to all players. Rule crisis.new-government.bonus. */
export const payBonus: TurmoilProcedure = ({ committee: { ruling }, players }) => [
  { rule: 'crisis.new-government.bonus', event: { type: 'ruling-bonus', party: ruling, ...rulingBonus(ruling, players) } },
];

/**
 * 3c. The old chairman, neutral or not, and the delegates of the new ruling party go home; its leader stays.
 * Rule crisis.new-government.return.
 */
export const sendHome: TurmoilProcedure = ({ committee: { ruling, chairman, parties } }) => {
  if (chairman === null) return [];
  const { area } = parties[ruling];
  const delegates = OWNERS.filter((owner) => area[owner] > 0).map((owner) => ({ owner, count: area[owner] }));
  return [{ rule: 'crisis.new-government.return', event: { type: 'delegates-returned', party: ruling, chairman, delegates } }];
};

/** 3d. The leader becomes chairman, and its owner gains TR; a neutral leader has no owner. Rule crisis.new-government.chairman. */
export const seatChairman: TurmoilProcedure = ({ committee: { ruling, parties } }) => {
  const owner = parties[ruling].leader;
  if (owner === null) return [];
  const trGained = owner === 'neutral' ? 0 : numbers['chairman.tr'];
  return [{ rule: 'crisis.new-government.chairman', event: { type: 'chairman-seated', party: ruling, owner, trGained } }];
};

/** 3e. The marker goes to the party that now has the most delegates, in a tie clockwise. Rule crisis.new-government.dominance. */
export const moveDominance: TurmoilProcedure = ({ committee }) => {
  const tied = mostDelegates(committee, committee.ruling);
  return [{ rule: 'crisis.new-government.dominance', event: { type: 'dominance-moved', from: committee.dominant, to: tied[0], tied } }];
};

/** 3f. Every player with an empty lobby place puts a delegate there, if the reserve has one. Rule crisis.new-government.lobby. */
export const fillLobby: TurmoilProcedure = ({ committee: { lobby, reserve }, players }) => {
  const empty = players.map(({ colour }) => colour).filter((colour) => lobby[colour] === 0);
  const filled = empty.filter((colour) => reserve[colour] > 0);
  const short = empty.filter((colour) => reserve[colour] === 0);
  return [{ rule: 'crisis.new-government.lobby', event: { type: 'lobby-filled', filled, short } }];
};
