import { citedBy, PARTIES } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy.requirement;

/** The names that the example shows. */
export const namesNeeded: readonly string[] = [...PARTIES, 'ruling-party', 'policy-tile', 'delegate'];
