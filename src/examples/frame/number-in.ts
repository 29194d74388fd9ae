/** A typed number; an empty field is no number. The decimal point may be a comma, the minus sign a real one. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed.trim().replace(',', '.').replace('−', '-')));

/** Whether a field holds a number that can be counted with: whole, and not below 0. */
export const isWhole = (typed: string): boolean => Number.isInteger(numberIn(typed)) && numberIn(typed) >= 0;
