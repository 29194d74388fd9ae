import { changingTimes } from './crises/changing-times.ts';
import { newGovernment } from './crises/new-government.ts';
import { numbersOfPlayers } from './crises/numbers.ts';
import type { CrisisCase } from './crisis-case.ts';

/** All crises of the tables. */
export const CASES: readonly CrisisCase[] = [...newGovernment, ...changingTimes, ...numbersOfPlayers];
