import { citedBy } from '../../engine/turmoil/index.ts';
import { CRISIS_TERMS, STEP_TERMS } from './sentences.ts';

/** The rules that the example cites: the page hands over their addresses, numbers and titles. */
export const citedRules = citedBy['solar-phase'];

/** The names that the example shows: the steps, and the parts of the crisis. */
export const namesNeeded: readonly string[] = ['production-phase', ...Object.values(STEP_TERMS), ...CRISIS_TERMS];
