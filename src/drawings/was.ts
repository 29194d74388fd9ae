/** The sign before a number that has changed: what it was. */
export const wasSign = (old: number): string => `${old}→`;

/**
 * A text with a number in it, and before the number what it was before the present step: `24→23`.
 *
 * @param text has the number as its first one, or is the number
 * @param was what it was; undefined if there is no step
 */
export const withWas = (text: string | number, now: number, was: number | undefined): string =>
  was === undefined || Object.is(was, now) ? String(text) : String(text).replace(String(now), wasSign(was) + now);
