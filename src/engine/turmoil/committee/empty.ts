import { each } from '../../core/each.ts';
import type { Committee } from '../game/state.ts';
import { OWNERS, PARTIES, type Party } from '../vocabulary/words.ts';

/** The party whose policy tile lies on top of the stack first. Rule setup.policy-tiles. */
export const FIRST_RULING: Party = 'greens';

/**
 * Makes the parties before any delegate has come.
 * @returns six parties without a leader, their delegate areas empty
 */
export function emptyParties(): Committee['parties'] {
  return each(PARTIES, () => ({ leader: null, area: each(OWNERS, () => 0) }));
}
