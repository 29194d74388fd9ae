/*
 * The service worker of a language, or of the pages without one: it keeps their pages on the device, whole, and answers
 * from there. Each build has a cache of its own, which is used once it is complete and the reader agrees; earlier ones stay for pages
 * that are still open and fetch parts of them. The build sets KEPT in front of this file and puts it into the language's folder.
 */
import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forgetEarlier, noteOpened } from './builds.ts';
import { dropAll, untilDropped } from './dropping.ts';
import type { KeptFile } from './kept.ts';
import { DROP, HEAL, SETTLE, USE } from './messages.ts';
import { kept, self } from './scope.ts';
import { noteRequest, untilSettled } from './settling.ts';
import { bringAll, bringLater, bringVisited, cacheName, isComplete, keepVisited, keptVisited, prefix } from './store.ts';

const controller = new PrecacheController({ cacheName });
controller.addToCacheList(kept.files.map(({ url, hash, named }) => ({ url, revision: named ? null : hash })));

/** Tells whether readers would lose something if this build waited for them: the pages without a language hold nothing to lose. */
const isFree = async (): Promise<boolean> => {
  if (new URL(self.registration.scope).pathname === kept.base) return true;
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  return !(await Promise.all(earlier.map(isComplete))).some(Boolean);
};

/** If one file cannot be had, the installation fails, and the build before is used on. */
const install = async (): Promise<void> => {
  await bringAll();
  await bringVisited();
  if (await isFree()) await self.skipWaiting();
};

let healing: Promise<boolean> | undefined;
let isHealed = false;

const heal = async (): Promise<boolean> => {
  if (isHealed && (await isComplete(cacheName))) return true;
  return bringAll().then(
    () => true,
    () => false,
  );
};

/**
 * Looks through all files once while the worker runs, and again if something was missing or all was deleted. Pages that ask at the same
 * time wait for the same answer.
 */
const healOnce = async (): Promise<boolean> => {
  healing ??= heal().finally(() => (healing = undefined));
  isHealed = await healing;
  return isHealed;
};

let more: Promise<void> | undefined;

/** Brings the rest once while the worker runs. What is cut goes on with the next page. As with healing, no browser waits for it. */
const bringMore = (): void =>
  void (more ??= bringLater().catch(() => {
    more = undefined;
  }));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetEarlier());
  bringMore();
});
self.addEventListener('message', (event) => {
  // No browser waits for it: a new version that the reader wants would have to wait too.
  if (event.data === HEAL)
    // The page waits for an answer, also where the caches cannot be opened.
    void healOnce()
      .catch(() => false)
      .then((done) => {
        event.ports[0]?.postMessage(done);
        if (done) bringMore();
      });
  if (event.data === SETTLE) {
    event.waitUntil(untilSettled());
    event.ports[0]?.postMessage(true);
  }
  if (event.data === USE) event.waitUntil(self.skipWaiting());
  if (event.data === DROP) dropAll();
});
self.addEventListener('fetch', (event) => {
  noteRequest();
  if (event.resultingClientId) event.waitUntil(noteOpened(event.resultingClientId));
});
clientsClaim();

/** An address with `index.html`, or without its last slash, is that of the same page. */
const spellings = (pathname: string): readonly string[] => [pathname, pathname.replace(/index\.html$/, ''), pathname.replace(/\/?$/, '/')];

const urlManipulation = ({ url: { origin, pathname } }: { readonly url: URL }): URL[] => spellings(pathname).map((same) => new URL(same, origin));

// A page is the same whatever its address asks for: its scripts read that.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], urlManipulation }));

/** What only the network has. */
const online = (request: Request): Promise<Response> => untilDropped(fetch(request));

const instead = async (): Promise<Response> => (await controller.matchPrecache(kept.instead)) ?? Response.error();

// What a hit shows of another language is not kept. Without a network the hit goes without, which is no fault.
const shown = new RegExp(`^${kept.base}pagefind/[^/]+/[^/]+/\\d+\\.json$`);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && shown.test(url.pathname),
  ({ request }) => online(request).catch(() => new Response(null, { status: 204 })),
);

const visited = new Map(kept.visited.map((file) => [new URL(file.url, location.href).pathname, file]));
const visitedAt = ({ pathname }: URL): KeptFile | undefined => spellings(pathname).flatMap((same) => visited.get(same) ?? [])[0];

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && visitedAt(url) !== undefined,
  async ({ request, url, event }) => {
    const file = visitedAt(url)!;
    const found = await keptVisited(file);
    if (found) return found;
    try {
      const answer = await online(request);
      event.waitUntil(untilDropped(keepVisited(file, answer.clone())).catch(() => undefined));
      return answer;
    } catch {
      return request.mode === 'navigate' ? instead() : Response.error();
    }
  },
);

// A page of a build before may fetch a part of it that this one does not have.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode !== 'navigate' && url.pathname.startsWith(kept.base),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? online(request),
);

const linkOf = ({ pathname }: URL): string | undefined => kept.links[pathname.replace(/\/?(index\.html)?$/, '/')];

// The first page of the site knows the reader's language: a permanent link leads on from there.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && linkOf(url) !== undefined,
  ({ url, request }) =>
    online(request).catch(() => {
      const [page = '', rule = ''] = linkOf(url)!.split('#');
      const first = new URL(kept.base, url);
      first.search = url.search;
      first.searchParams.set('to', page);
      first.hash = rule;
      return Response.redirect(first);
    }),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => online(request).catch(instead),
);
