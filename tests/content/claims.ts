import type { Kept } from './checks/claims.ts';
import { committee } from './claims/committee.ts';
import { events } from './claims/events.ts';
import { others } from './claims/others.ts';
import { parties } from './claims/parties.ts';
import { phases } from './claims/phases.ts';
import { start } from './claims/start.ts';

/** What each rule of Turmoil must not lose in any language, whatever is reworded: its numbers, thresholds, negations and key terms. */
export const turmoilClaims: Readonly<Record<string, Kept>> = { ...start, ...committee, ...parties, ...events, ...phases, ...others };
