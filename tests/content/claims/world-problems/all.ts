import type { Kept } from '../../checks/claims.ts';
import { compare } from './compare.ts';
import { deal } from './deal.ts';
import { others } from './others.ts';
import { start } from './start.ts';

/** Claims for all rules of World Problems. */
export const worldProblems: Readonly<Record<string, Kept>> = { ...start, ...deal, ...compare, ...others };
