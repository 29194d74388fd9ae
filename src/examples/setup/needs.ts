import { citedBy, EVENT_IDS, PARTIES } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy.setup;

/** The names that the example shows: parties, cards, and the places of the two boards. */
export const namesNeeded: readonly string[] = [
  ...PARTIES,
  ...EVENT_IDS,
  'committee-board',
  'events-board',
  'chairman',
  'policy',
  'lobby',
  'delegate-reserve',
  'dominance-marker',
];
