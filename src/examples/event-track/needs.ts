import { citedBy, EVENT_IDS, PARTIES } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy['event-track'];

/** The names that the example shows: parties, cards and the board. */
export const namesNeeded: readonly string[] = [...PARTIES, ...EVENT_IDS, 'events-board', 'global-event'];
