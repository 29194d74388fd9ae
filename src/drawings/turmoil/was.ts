/** The sign before a number that has changed: what it was. */
export const wasSign = (old: number): string => `${old}→`;
