/*
 * The service worker of a language, or of the pages without one: it keeps their pages on the device, whole, and answers
 * from there. Each build has a cache of its own, which is used once it is complete; the one before stays for pages that
 * are still open and fetch parts of it. The build sets KEPT in front of this file and puts it into the language's folder.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { self, VISITED, type Kept } from './kept.ts';

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

/** What a reader has opened of what is not kept at once: some pages, and the editor of the reader's own table. */
const visitedName = `rosetta-rules visited ${self.registration.scope}`;
const visitedPage = new RegExp(`^${KEPT.base}${VISITED}$`);

const keepVisited = async (request: Request): Promise<Response> => {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(visitedName)).put(new URL(request.url).pathname, answer.clone());
  return answer;
};

const visited = async ({ url }: Request): Promise<Response | undefined> => (await caches.open(visitedName)).match(new URL(url).pathname);

const ownTable = new RegExp(`^${KEPT.base}(_astro/own-table|[^/]+/[^/]+/examples/own-table/)`);

/** Of no use: what belongs to the editor of a build before, and questions of the search, which are kept with the rest now. */
const outdated = new RegExp(`${ownTable.source}|/search/questions\\.`);

const forgetOutdated = async (): Promise<void> => {
  const cache = await caches.open(visitedName);
  const old = (await cache.keys()).filter(({ url }) => outdated.test(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
};

/** Only this build's cache and the one before are kept. */
const forgetEarlier = async (): Promise<void> => {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetEarlier(), forgetOutdated()])));
clientsClaim();

// A page is the same whatever its address asks for: its scripts read that.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./] }));

// What a hit shows of another language is not kept. Without a network the hit goes without, which is no fault.
const shown = new RegExp(`^${KEPT.base}pagefind/[^/]+/[^/]+/\\d+\\.json$`);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && shown.test(url.pathname),
  ({ request }) => fetch(request).catch(() => new Response(null, { status: 204 })),
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
