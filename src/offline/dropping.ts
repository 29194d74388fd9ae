/* What a worker has asked the network for. A browser lets a new worker wait until the one before has nothing to do. */

const waiting = new Set<(error: Error) => void>();

/** Gives up all that has not come yet. What is asked for later is not touched: the new worker may still fail to come. */
export const dropAll = (): void => waiting.forEach((reject) => reject(new Error('a new version takes over')));

/** The same work, which is given up when the page asks for it. */
export const untilDropped = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    waiting.add(reject);
    work.then(resolve, reject).finally(() => waiting.delete(reject));
  });
