import type { Kept } from '../../checks/claims.ts';
import { committee } from './committee.ts';
import { events } from './events.ts';
import { others } from './others.ts';
import { parties } from './parties.ts';
import { phases } from './phases.ts';
import { start } from './start.ts';

/** Claims for all rules of Turmoil. */
export const turmoil: Readonly<Record<string, Kept>> = { ...start, ...committee, ...parties, ...events, ...phases, ...others };
