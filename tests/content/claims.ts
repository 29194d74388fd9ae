import type { Kept } from './checks/claims.ts';
import { marsContracts } from './claims/mars-contracts/all.ts';
import { turmoil } from './claims/turmoil/all.ts';
import { worldProblems } from './claims/world-problems/all.ts';

/** What each rule must not lose in any language, whatever is reworded: its numbers, thresholds, negations and key terms. By game, then by rule. */
export const claims: Readonly<Record<string, Readonly<Record<string, Kept>>>> = {
  turmoil,
  'mars-contracts': marsContracts,
  'world-problems': worldProblems,
};
