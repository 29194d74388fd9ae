import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { workerBundle } from '../../src/offline/bundle.ts';
import { HASH_LETTERS, type Kept, type KeptFile } from '../../src/offline/kept.ts';
import { DROP, HEAL, SETTLE, USE } from '../../src/offline/messages.ts';

/* A device and its network, as far as a service worker sees them: the worker of the site runs in them unchanged. */

export const ORIGIN = 'https://site.test';

/** A built site: what each address holds. */
export type Site = ReadonlyMap<string, string>;

/** Answers a request, or throws as a network that is gone. The browser's own cache may answer unless the request reloads. */
export type Network = (url: string, mode?: RequestCache) => Response | Promise<Response>;

const urlOf = (request: Request | string): string => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

class FakeCache {
  readonly entries = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly match = async (request: Request | string): Promise<Response | undefined> => {
    const body = this.entries.get(urlOf(request));
    return body && new Response(body);
  };
  readonly put = async (request: Request | string, response: Response): Promise<void> => {
    this.entries.set(urlOf(request), new Uint8Array(await response.arrayBuffer()));
  };
  readonly delete = async (request: Request | string): Promise<boolean> => this.entries.delete(urlOf(request));
  readonly keys = async (): Promise<readonly Request[]> => [...this.entries.keys()].map((url) => new Request(url));
}

interface CacheMatch {
  readonly cacheName?: string;
  readonly ignoreVary?: boolean;
}

/** All caches of a device, in the order in which they were opened. */
export class Device {
  readonly caches = new Map<string, FakeCache>();
  /** Whether the server says that what it sends depends on the headers of the request. Pages and workers send different ones. */
  varies = false;
  /** Whether a worker has taken over pages that were open before. */
  isClaimed = false;
  /** The pages of the site that are open. */
  open: readonly { readonly id: string; readonly url: string }[] = [];
  readonly storage = {
    open: async (name: string): Promise<FakeCache> => {
      const cache = this.caches.get(name) ?? new FakeCache();
      this.caches.set(name, cache);
      return cache;
    },
    keys: async (): Promise<readonly string[]> => [...this.caches.keys()],
    delete: async (name: string): Promise<boolean> => this.caches.delete(name),
    match: async (request: Request | string, { cacheName, ignoreVary = false }: CacheMatch = {}): Promise<Response | undefined> => {
      const isLike = ignoreVary || !this.varies || typeof request === 'string';
      for (const [name, cache] of this.caches) {
        const found = isLike && (cacheName ?? name) === name && (await cache.match(request));
        if (found) return found;
      }
      return undefined;
    },
  };
}

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS);

/** What the build would tell a worker of one file. */
export const fileOf = (url: string, body: string): KeptFile => ({ url, hash: hashOf(body), ...(url.includes('/_astro/') && { named: true }) });

/** What the build would tell the worker of a site. */
export const keptOf = (site: Site): Kept => ({
  base: '/',
  build: hashOf(JSON.stringify([...site])),
  files: [...site].map(([url, body]) => fileOf(url, body)),
  instead: '/offline/',
  visited: [],
  links: {},
});

/** A worker of the site that runs on a device. */
export interface Worker {
  /** Resolves when the new worker can be used; rejects if it cannot. */
  readonly install: () => Promise<void>;
  readonly activate: () => Promise<void>;
  /** Resolves with whether all is there. */
  readonly heal: () => Promise<boolean>;
  /** Says that the reader agrees. */
  readonly use: () => Promise<void>;
  /** Says that a new build waits. Resolves with whether the worker answers at once, and with what it then waits for. */
  readonly settle: () => { readonly isAnswered: boolean; readonly settled: Promise<void> };
  /** Says that what has not come yet is not waited for. */
  readonly drop: () => Promise<void>;
  /** Tells whether it has asked to take the place of the build before. */
  readonly wantsToBeUsed: () => boolean;
  /**
   * Answers what a page asks for, or undefined if it leaves that to the browser. A page that is being opened has a name. What the worker
   * does besides has then been done.
   */
  readonly answer: (address: string, opens?: string) => Promise<Response | undefined>;
}

const { code } = await workerBundle();

/** What differs from the usual worker of a site: what the build tells it, and its folder. */
export type Unusual = Partial<Kept> & { readonly folder?: string };

/** Starts the worker of a site. */
export const startWorker = (site: Site, device: Device, network: Network, { folder = '/en/', ...told }: Unusual = {}): Worker => {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  let isWanted = false;
  // Without these words a browser leaves out pages that were opened before there was a worker.
  const matchAll = async ({ type = '', includeUncontrolled = false } = {}) => (type === 'window' && includeUncontrolled ? device.open : []);
  const claim = async (): Promise<void> => void (device.isClaimed = true);
  const scope = {
    ...{ URL, Request, Response, Headers, Promise, crypto, setTimeout, clearTimeout, performance, console },
    ...{ FetchEvent: Event, ExtendableEvent: Event, clients: { claim, matchAll } },
    caches: device.storage,
    fetch: async (request: Request | string, init?: RequestInit) => network(urlOf(request), init?.cache),
    location: new URL(`${ORIGIN}${folder}sw.js`),
    registration: { scope: ORIGIN + folder },
    skipWaiting: async () => {
      isWanted = true;
    },
    // What switches a changed line on in the tests of mutation.
    __stryker__: Reflect.get(globalThis, '__stryker__') as unknown,
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  };
  const context = vm.createContext({ ...scope, self: scope, globalThis: scope });
  vm.runInContext(`Object.assign(globalThis, self); const KEPT = ${JSON.stringify({ ...keptOf(site), ...told })};\n${code}`, context);
  const send = async (type: string, more: object = {}): Promise<void> => {
    const waited: Promise<unknown>[] = [];
    // Each is handled at once: some fail while one waits for another.
    const waitUntil = (done: Promise<unknown>) =>
      waited.push(
        Promise.resolve(done).then(
          () => undefined,
          (error: unknown) => ({ error }),
        ),
      );
    const event = { type, ...more, waitUntil };
    for (const listener of listeners.get(type) ?? []) listener(event);
    // What one waits for may wait for more.
    for (let at = 0; at < waited.length; at++) {
      const failed = (await waited[at]) as { readonly error: unknown } | undefined;
      if (failed) throw failed.error;
    }
  };
  return {
    install: () => send('install'),
    activate: () => send('activate'),
    heal: () =>
      new Promise((resolve, reject) => {
        send('message', { data: HEAL, ports: [{ postMessage: resolve }] }).catch(reject);
      }),
    use: () => send('message', { data: USE }),
    settle: () => {
      let isAnswered = false;
      const settled = send('message', { data: SETTLE, ports: [{ postMessage: (answer: unknown) => (isAnswered = answer === true) }] });
      return { isAnswered, settled };
    },
    drop: () => send('message', { data: DROP }),
    wantsToBeUsed: () => isWanted,
    answer: async (address, opens = '') => {
      let answered: Promise<Response> | undefined;
      const respondWith = function (this: { readonly waitUntil: (done: unknown) => void }, response: Promise<Response>): void {
        answered = response;
        this.waitUntil(response);
      };
      const asked = new Request(new URL(address, ORIGIN));
      const request = opens ? new Proxy(asked, { get: (all, name) => (name === 'mode' ? 'navigate' : Reflect.get(all, name, all)) }) : asked;
      await send('fetch', { request, respondWith, resultingClientId: opens });
      return answered;
    },
  };
};

/** The files that the cache of a site's build does not hold as the site has them. */
export const faultsOf = (site: Site, device: Device): readonly string[] => {
  const { build, files } = keptOf(site);
  const cache = [...device.caches].find(([name]) => name.endsWith(build))?.[1];
  if (!cache) return [...site.keys()];
  const text = (url: string, key: string) => {
    const body = cache.entries.get(`${ORIGIN}${url}${key}`);
    return body && new TextDecoder().decode(body);
  };
  return files.filter(({ url, hash, named }) => text(url, named ? '' : `?__WB_REVISION__=${hash}`) !== site.get(url)).map(({ url }) => url);
};
