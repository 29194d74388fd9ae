/*
 * When a new build waits, a browser ends the worker before as soon as it has nothing to do. If a page asks for something in that
 * moment, Chrome starts it again, and ends it only after half a minute without a request. So the worker stays until none comes.
 */

/** Milliseconds without a request after which none is expected. */
const QUIET = 500;

/** So long a new build waits at most for pages that go on asking, in milliseconds. */
const LONGEST = 10_000;

let last = 0;

/** Notes that a page asks for something. */
export const noteRequest = (): void => void (last = performance.now());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when no page has asked for anything for a moment. */
export const untilSettled = async (): Promise<void> => {
  const latest = performance.now() + LONGEST;
  for (let rest = QUIET; rest > 0 && performance.now() < latest; rest = last + QUIET - performance.now()) await wait(rest);
};
