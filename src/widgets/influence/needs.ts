import { globalEvents, type TurmoilRule } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = [
  'influence.max-five',
  'influence.sources',
  'influence.adjust',
  'crisis.global-event',
  'committee.delegate',
] as const satisfies readonly TurmoilRule[];

/** The names that the example shows: cards. */
export const namesNeeded: readonly string[] = Object.keys(globalEvents);
