/* What a worker has asked the network for. A browser lets a new worker wait until the one before has nothing to do. */

const waiting = new Set<(error: Error) => void>();

/** Gives up all requests that are still open. Later requests work as before, in case the new worker fails to start. */
export const dropAll = (): void => waiting.forEach((reject) => reject(new Error('a new version takes over')));

/** Wraps work so that `dropAll` can end it. */
export const untilDropped = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    waiting.add(reject);
    work.then(resolve, reject).finally(() => waiting.delete(reject));
  });
