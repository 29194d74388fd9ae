import { isCountable } from '../../../engine/core/countable.ts';

/** Digits, with a minus sign or a decimal part, but not one of three digits: some readers mean thousands. */
const NUMBER = /^[-−]?\d+([.,](?!\d{3}$)\d+)?$/;

/**
 * Parses a typed number. The decimal point may be a comma, and the minus sign may be U+2212. Anything else that is no plain number
 * gives NaN: an empty text, `0x10`, `1e3`, and `1,000`, which has two meanings.
 */
export const numberIn = (typed: string): number => {
  const text = typed.trim();
  return NUMBER.test(text) ? Number(text.replace(',', '.').replace('−', '-')) : NaN;
};

/** Whether a text is written as the engine writes a number from outside: 0 to 999 in digits alone, with no 0 before them. */
export const isTakenAsIs = (typed: string): boolean => String(Number(typed)) === typed && isCountable(Number(typed));

/** Whether a text is a whole number that is not negative. */
export const isWhole = (typed: string): boolean => Number.isInteger(numberIn(typed)) && numberIn(typed) >= 0;
