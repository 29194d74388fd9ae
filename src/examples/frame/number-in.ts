import { notWhole } from '../../engine/core/whole.ts';

/** Parses a typed number. An empty text gives NaN. The decimal point may be a comma, and the minus sign may be U+2212. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed.replace(',', '.').replace('−', '-')));

/** Whether a text is written in digits alone, and the engine takes its number from outside: 0 to 999. */
export const isTakenAsIs = (typed: string): boolean => /^\d+$/.test(typed) && !notWhole(Number(typed));

/** Whether a text is a whole number that is not negative. */
export const isWhole = (typed: string): boolean => Number.isInteger(numberIn(typed)) && numberIn(typed) >= 0;
