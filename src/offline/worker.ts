/*
 * The service worker of a language, or of the pages without one: it keeps their pages on the device, whole, and answers
 * from there. Each build has a cache of its own, which is used once it is complete; the one before stays for pages that
 * are still open and fetch parts of it. The build sets KEPT in front of this file and puts it into the language's folder.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { self, type Kept } from './kept.ts';

declare const KEPT: Kept;

const prefix = `rosetta-rules ${self.registration.scope} `;
const cacheName = prefix + KEPT.build;

/** What an earlier build or another language keeps unchanged is copied, not fetched again: a key tells its revision. */
const copyUnchanged: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
    if (cachedResponse || event.type !== 'install') return cachedResponse;
    const earlier = await caches.match(request);
    if (earlier) await (await caches.open(cacheName)).put(request, earlier.clone());
    return earlier;
  },
};

const controller = new PrecacheController({ cacheName, plugins: [copyUnchanged] });
controller.addToCacheList([...KEPT.files]);

const install = async (event: Parameters<typeof controller.install>[0]): Promise<void> => {
  await controller.install(event);
  await self.skipWaiting();
};

/**
 * What a reader has opened of what is not kept at once: pages of questions, changes, data for developers, what the search has fetched of their index, and the editor
 * of the reader's own table.
 */
const visitedName = `rosetta-rules visited ${self.registration.scope}`;
const visitedPage = new RegExp(`^${KEPT.base}[^/]+/([^/]+/faq|changes|data)/$`);
const questionIndex = new RegExp(`^${KEPT.base}[^/]+/search/(questions\\.[^/]+)/`);

const keepVisited = async (request: Request): Promise<Response> => {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(visitedName)).put(new URL(request.url).pathname, answer.clone());
  return answer;
};

const visited = async ({ url }: Request): Promise<Response | undefined> => (await caches.open(visitedName)).match(new URL(url).pathname);

const ownTable = new RegExp(`^${KEPT.base}(_astro/own-table|[^/]+/[^/]+/examples/own-table/)`);

/** What belongs to the editor of a build before is of no use. */
const forgetTables = async (): Promise<void> => {
  const cache = await caches.open(visitedName);
  const old = (await cache.keys()).filter(({ url }) => ownTable.test(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
};

/** An index of questions that another has replaced is of no use. */
const forgetIndexesBut = async (name: string): Promise<void> => {
  const cache = await caches.open(visitedName);
  const old = (await cache.keys()).filter(({ url }) => (questionIndex.exec(new URL(url).pathname)?.[1] ?? name) !== name);
  await Promise.all(old.map((request) => cache.delete(request)));
};

/** Only this build's cache and the one before are kept. */
const forgetEarlier = async (): Promise<void> => {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetEarlier(), forgetTables()])));
clientsClaim();

// A page is the same whatever its address asks for: its scripts read that.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./] }));

type Index = Readonly<Record<string, unknown>>;
const indexes = new Map<string, Promise<Index | undefined>>();

const readIndex = async (folder: string): Promise<Index | undefined> => {
  const whole = await caches.match(`${folder}/whole.json`);
  return whole && ((await whole.json()) as Index);
};

/** The search index of a build, which is kept in one file: online it is fetched in hundreds. */
const indexIn = (folder: string): Promise<Index | undefined> => {
  if (!indexes.has(folder)) indexes.set(folder, readIndex(folder));
  return indexes.get(folder)!;
};

const search = new RegExp(`^(${KEPT.base}pagefind/[^/]+)/(.+)$`);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && search.exec(url.pathname),
  async ({ request, params }) => {
    const [, folder, name] = params as unknown as readonly [string, string, string];
    const index = await indexIn(folder);
    return index && name in index ? Response.json(index[name]) : fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && visitedPage.test(url.pathname),
  async ({ request }) => {
    try {
      return await keepVisited(request);
    } catch {
      return (await visited(request)) ?? (await controller.matchPrecache(KEPT.instead)) ?? Response.error();
    }
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && questionIndex.exec(url.pathname),
  async ({ request, params }) => {
    const [, name] = params as unknown as readonly [string, string];
    const known = await visited(request);
    if (known) return known;
    await forgetIndexesBut(name);
    // Without a network there is nothing to find, which is no fault: a search then has the rules alone.
    return keepVisited(request).catch(() => new Response(null, { status: 204 }));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ownTable.test(url.pathname),
  async ({ request }) => (await visited(request)) ?? keepVisited(request),
);

// A page of the build before may fetch a part of it that this one does not have.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${KEPT.base}_astro/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return (await controller.matchPrecache(KEPT.instead)) ?? Response.error();
    }
  },
);
