/*
 * The service worker of a language, or of the pages without one: it keeps their pages on the device, whole, and answers
 * from there. Each build has a cache of its own, which is used once it is complete; the one before stays for pages that
 * are still open and fetch parts of it. The build sets KEPT in front of this file and puts it into the language's folder.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { HEAL, self, VISITED, type Kept } from './kept.ts';
import { isWhole } from './whole.ts';

declare const KEPT: Kept;

const prefix = `rosetta-rules ${self.registration.scope} `;
const cacheName = prefix + KEPT.build;

const files = new Map(KEPT.files.map((file) => [new URL(file.url, location.href).href, file]));

/** Tells whether a response is the file that an address stands for. A revision in a key is no part of the address. */
const isRight = async (address: string, response: Response): Promise<boolean> => {
  const url = new URL(address);
  url.search = '';
  const file = files.get(url.href);
  return file !== undefined && isWhole(file, response);
};

/** Nothing is kept but what the build wrote. If one file is not, the installation fails, and the build before is used on. */
const keepWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isRight(request.url, response)) ? response : null),
};

/** What an earlier build or another language keeps unchanged is copied, not fetched again: a key tells its revision. */
const copyUnchanged: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
    if (cachedResponse || event.type !== 'install') return cachedResponse;
    const earlier = await caches.match(request);
    if (!earlier || !(await isRight(request.url, earlier))) return undefined;
    await (await caches.open(cacheName)).put(request, earlier.clone());
    return earlier;
  },
};

const controller = new PrecacheController({ cacheName, plugins: [keepWhole, copyUnchanged] });
controller.addToCacheList(KEPT.files.map(({ url, hash, named }) => ({ url, revision: named ? null : hash })));

/** Stands in a cache that holds all of its build. */
const COMPLETE = `${KEPT.base}complete`;

const isComplete = async (name: string): Promise<boolean> => (await (await caches.open(name)).match(COMPLETE)) !== undefined;

const setComplete = async (): Promise<void> => (await caches.open(cacheName)).put(COMPLETE, new Response());

/** After a failure the next installation goes on from the files that are there. */
const install = async (event: Parameters<typeof controller.install>[0]): Promise<void> => {
  await controller.install(event);
  await setComplete();
  await self.skipWaiting();
};

const isThere = async (cache: Cache, url: string): Promise<boolean> => {
  const found = await cache.match(controller.getCacheKeyForURL(url)!);
  return found !== undefined && isRight(url, found);
};

const fetchAgain = async (cache: Cache, url: string): Promise<boolean> => {
  const response = await fetch(url, { cache: 'reload' });
  if (!(await isRight(url, response))) return false;
  await cache.put(controller.getCacheKeyForURL(url)!, response);
  return true;
};

/** Fetches what is missing or damaged, as after the device was short of space. Without a network nothing changes. */
const heal = async (): Promise<boolean> => {
  const cache = await caches.open(cacheName);
  for (const url of files.keys()) if (!(await isThere(cache, url)) && !(await fetchAgain(cache, url))) return false;
  await setComplete();
  return true;
};

let healed: Promise<boolean> | undefined;

/** Looks through all files once while the worker runs, and again if something was missing or all was deleted. */
const healOnce = async (): Promise<boolean> => {
  if (!(await isComplete(cacheName))) healed = undefined;
  const done = await (healed ??= heal()).catch(() => false);
  if (!done) healed = undefined;
  return done;
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

/** Only this build's cache is kept, and the last one before that is complete. */
const forgetEarlier = async (): Promise<void> => {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  const complete = await Promise.all(earlier.map(isComplete));
  const before = earlier.filter((_, at) => complete[at]).at(-1);
  await Promise.all(earlier.filter((name) => name !== before).map((name) => caches.delete(name)));
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetEarlier(), forgetOutdated()])));
self.addEventListener('message', (event) => {
  if (event.data === HEAL) event.waitUntil(healOnce().then((done) => event.ports[0]?.postMessage(done)));
});
clientsClaim();

/** An address with `index.html`, or without its last slash, is that of the same page. */
const urlManipulation = ({ url: { origin, pathname } }: { readonly url: URL }): URL[] =>
  [pathname.replace(/index\.html$/, ''), pathname.replace(/\/?$/, '/')].map((same) => new URL(same, origin));

// A page is the same whatever its address asks for: its scripts read that.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], urlManipulation }));

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

const linkOf = ({ pathname }: URL): string | undefined => KEPT.links[pathname.replace(/\/?(index\.html)?$/, '/')];

// The first page of the site knows the reader's language: a permanent link leads on from there.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && linkOf(url) !== undefined,
  ({ url, request }) =>
    fetch(request).catch(() => {
      const [page = '', rule = ''] = linkOf(url)!.split('#');
      const first = new URL(KEPT.base, url);
      first.search = url.search;
      first.searchParams.set('to', page);
      first.hash = rule;
      return Response.redirect(first);
    }),
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
