/**
 * Lets the browser answer the reader between two parts of a long work: the rest is a task of its own. A browser without
 * `scheduler.yield` goes on at once.
 */
export const breath = async (): Promise<void> => globalThis.scheduler?.yield?.();
