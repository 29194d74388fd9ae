import { notWhole } from '../../engine/core/whole.ts';

/** Parses a typed number. An empty text gives NaN. The decimal point may be a comma, and the minus sign may be U+2212. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed.replace(',', '.').replace('−', '-')));

/** Whether a text is written as the engine writes a number from outside: 0 to 999 in digits alone, with no 0 before them. */
export const isTakenAsIs = (typed: string): boolean => /^(0|[1-9]\d*)$/.test(typed) && !notWhole(Number(typed));

/** Whether a text is a whole number that is not negative. */
export const isWhole = (typed: string): boolean => Number.isInteger(numberIn(typed)) && numberIn(typed) >= 0;
