import { citedBy, PARTIES } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy.lobbying;

/** The names that the example shows: parties and the places of the board. */
export const namesNeeded: readonly string[] = [...PARTIES, 'committee-board', 'chairman', 'policy', 'lobby', 'delegate-reserve', 'dominance-marker'];
