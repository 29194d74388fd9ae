import { citedBy, SCORED_SEATS } from '../../engine/turmoil/index.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy['final-scoring'];

/** The names that the example shows: the chairman and the parties. */
export const namesNeeded: readonly string[] = [...SCORED_SEATS, 'committee-board'];
