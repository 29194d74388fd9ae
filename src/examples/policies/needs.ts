import { citedBy, PARTIES } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy.policies;

/** The names that the example shows. */
export const namesNeeded: readonly string[] = [
  ...PARTIES,
  'steel',
  'titanium',
  'greenery',
  'ocean',
  'ruling-party',
  'policy',
  'action-phase',
  'crisis',
];
