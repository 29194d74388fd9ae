import { numbers } from '../data/numbers.ts';
import { redsCost } from './steps.ts';
import { POLICY_COUNTERS, type PolicyAction, type PolicyCounter, type PolicyPayment, type PolicyProblem, type PolicyState } from './types.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Edition } from '../vocabulary/editions.ts';
import { isCountable } from '../../core/countable.ts';

/** The rule that counts with each number of the player's. */
const countedBy = {
  megacredits: 'parties.reds.policy',
  tr: 'parties.reds.policy',
  steel: 'parties.mars-first.policy',
  titanium: 'parties.unity.policy',
  heatProduction: 'parties.kelvinists.policy',
  energyProduction: 'parties.kelvinists.policy',
  cards: 'parties.scientists.policy',
  saved: 'parties.unity.policy',
} as const satisfies Readonly<Record<PolicyCounter, TurmoilRule>>;

/**
 * Finds what is wrong with the player's numbers before the first action.
 * @param state any state of the right shape
 * @returns the first number that is not a whole number from 0 to 999; null if all are
 */
export function problemOfStart(state: PolicyState): PolicyProblem | null {
  const field = POLICY_COUNTERS.find((counter) => !isCountable(state[counter]));
  return field === undefined ? null : { code: 'not-countable', rule: countedBy[field], action: 0, field, value: state[field] };
}

/**
 * Finds what forbids an action.
 * @param state the player before the action
 * @param action what the player wants to do
 * @param at its place in the list, from 1
 * @param reading the edition whose parties.reds.policy applies
 * @returns the problem, null if the action may be taken
 */
export function problemOfAction(state: PolicyState, action: PolicyAction, at: number, reading: Edition): PolicyProblem | null {
  switch (action.kind) {
    case 'other-tile':
      return null;
    case 'scientists':
    case 'kelvinists':
      return problemOfPayment(state, action.kind, at);
    case 'titanium':
      return problemOfTitanium(state, action.pieces, at);
    default:
      return problemOfRaise(state, action, at, reading);
  }
}

function problemOfPayment(
  { ruling, phase, megacredits: has, scientistsUsed }: PolicyState,
  party: PolicyPayment,
  action: number,
): PolicyProblem | null {
  const rule = `parties.${party}.policy` as const;
  const cost = numbers[`${party}.cost`];
  if (ruling !== party) return { code: 'policy-not-ruling', rule: 'committee.ruling-party', action, party, ruling };
  if (phase !== 'action') return { code: 'wrong-phase', rule: 'committee.policy-timing', action, kind: party };
  if (party === 'scientists' && scientistsUsed) return { code: 'used-already', rule, action };
  return has < cost ? { code: 'not-enough-megacredits', rule, action, party, has, cost } : null;
}

function problemOfTitanium({ phase, titanium: has }: PolicyState, pieces: number, action: number): PolicyProblem | null {
  const rule = 'parties.unity.policy';
  if (!isCountable(pieces)) return { code: 'not-countable', rule, action, field: 'pieces', value: pieces };
  if (pieces === 0) return { code: 'nothing-at-all', rule, action, kind: 'titanium' };
  if (phase !== 'action') return { code: 'wrong-phase', rule: 'committee.policy-timing', action, kind: 'titanium' };
  return has < pieces ? { code: 'not-enough-titanium', rule, action, has, pieces } : null;
}

type Raise = Extract<PolicyAction, { readonly steps: number }>;

/** A raise of TR, alone or with a tile. */
function problemOfRaise(state: PolicyState, { kind, steps }: Raise, action: number, reading: Edition): PolicyProblem | null {
  const rule = 'parties.reds.policy';
  if (!isCountable(steps)) return { code: 'not-countable', rule, action, field: 'steps', value: steps };
  if (kind === 'raise' && steps === 0) return { code: 'nothing-at-all', rule, action, kind };
  if (kind !== 'raise' && steps > 0 && state.phase === 'crisis') return { code: 'no-tr-in-crisis', rule: 'global-events.current', action, steps };
  const has = state.megacredits;
  const cost = redsCost(state, steps, reading);
  if (has >= cost) return null;
  // Below 3 M€ the policy itself forbids any raise. Whether an action may be taken without its TR, or with a part of it, is an open question.
  const forbidden = kind === 'raise' && has < numbers['reds.cost'];
  return { code: 'reds-cannot-pay', rule: forbidden ? rule : 'open-questions.reds-cannot-pay', action, has, cost, steps };
}
