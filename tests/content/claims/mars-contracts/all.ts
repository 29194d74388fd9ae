import type { Kept } from '../../checks/claims.ts';
import { contracts } from './contracts.ts';
import { start } from './start.ts';

/** Claims for all rules of Mars Contracts. */
export const marsContracts: Readonly<Record<string, Kept>> = { ...start, ...contracts };
