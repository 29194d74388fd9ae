/** An event that the browser lets a worker finish. */
interface Lasting extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

/** What the worker uses of its global scope: the compiler's library of workers cannot stand beside that of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (name: 'install' | 'activate', listener: (event: Lasting) => void) => void;
}

/** The worker's global scope. */
export const self = globalThis as unknown as WorkerScope;
