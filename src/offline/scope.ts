/* What a worker uses of its global scope: the compiler's library of workers cannot stand beside that of pages. */
import type { Kept } from './kept.ts';

declare const KEPT: Kept;

/** What the build told this worker: it sets KEPT in front of the worker's code. */
export const kept = KEPT;

/** An event that the browser lets a worker finish. */
interface Lasting extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

/** A page's question to its worker. */
interface PageMessage extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** A request of a page. */
interface Fetching extends Lasting {
  /** The page that a navigation opens. */
  readonly resultingClientId: string;
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: PageMessage;
  readonly fetch: Fetching;
}

/** A page that is open. */
interface Client {
  readonly id: string;
  readonly url: string;
}

/** The worker itself. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly matchAll: (which: { readonly type: 'window'; readonly includeUncontrolled: true }) => Promise<readonly Client[]> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <N extends keyof Events>(name: N, listener: (event: Events[N]) => void) => void;
}

/** The worker's global scope. */
export const self = globalThis as unknown as WorkerScope;
