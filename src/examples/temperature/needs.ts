import { citedBy, TEMPERATURE_CARDS } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy.temperature;

/** The names that the example shows: cards. */
export const namesNeeded: readonly string[] = TEMPERATURE_CARDS;
