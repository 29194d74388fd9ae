/** A typed number; an empty field is no number. The decimal point may be a comma, the minus sign a real one. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed.trim().replace(',', '.').replace('−', '-')));
