/** The sign before a number that has changed: what it was. */
export const wasSign = (old: number): string => `${old}→`;

/** Whether a sign says what a number was. */
export const isWas = (sign: string): boolean => sign.endsWith('→');
