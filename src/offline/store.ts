/* The cache of one build: what is in it, and what may come into it. */
import type { KeptFile } from './kept.ts';
import { cachesOf, OURS } from './messages.ts';
import { kept, self } from './scope.ts';
import { isWhole } from './whole.ts';

/** The beginning of the names of this worker's caches, one for each build. */
export const prefix = cachesOf(self.registration.scope);

/** The cache of this build. */
export const cacheName = prefix + kept.build;

/** Files that are fetched at the same time: an answer that is far away holds up the others less. */
const AT_ONCE = 4;

/**
 * The key of a file in a cache: its address, with the hash added unless the name contains one. Workbox's `PrecacheController` answers
 * from this cache and looks under these keys, so the parameter must have its name.
 */
const keyOf = ({ url, hash, named }: KeptFile): string => new URL(named ? url : `${url}?__WB_REVISION__=${hash}`, location.href).href;

/** Stands in a cache that holds all of its build: which file has which hash. */
const COMPLETE = `${kept.base}complete`;

/** Tells whether a cache holds all of its build. */
export const isComplete = async (name: string): Promise<boolean> => (await (await caches.open(name)).match(COMPLETE)) !== undefined;

/** Says that this build is whole, and with which hashes: a later build finds there what it shares with this one. */
const setComplete = async (): Promise<void> => {
  const keys = Object.fromEntries(kept.files.map((file) => [file.hash, keyOf(file)]));
  await (await caches.open(cacheName)).put(COMPLETE, new Response(JSON.stringify(keys)));
};

/** Where an earlier build or another language holds a file: by its hash, since a file whose name has changed may be the same. */
type Earlier = ReadonlyMap<string, readonly [cache: string, key: string]>;

const keysIn = async (name: string): Promise<readonly (readonly [hash: string, key: string])[]> => {
  const list = await (await caches.open(name)).match(COMPLETE);
  try {
    return list ? Object.entries((await list.json()) as Record<string, string>) : [];
  } catch {
    return [];
  }
};

const earlierFiles = async (): Promise<Earlier> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== cacheName);
  const each = await Promise.all(names.map(async (name) => (await keysIn(name)).map(([hash, key]) => [hash, [name, key]] as const)));
  return new Map(each.flat());
};

/** A build that never was complete has no list; it may hold the same file under the same key. */
const inEarlier = async (file: KeptFile, earlier: Earlier): Promise<Response | undefined> => {
  const [cache, key] = earlier.get(file.hash) ?? [];
  const listed = cache && key ? await (await caches.open(cache)).match(key) : undefined;
  return listed ?? (await caches.match(keyOf(file)));
};

const fetched = (url: string, mode: RequestCache): Promise<Response> => fetch(url, { cache: mode, credentials: 'same-origin' });

/**
 * Fetches a file. A body with another hash is nothing: if it came from the browser's own cache, where one that ended early may
 * stand for a year, the server is asked, which also mends that cache.
 *
 * @throws Error when the server cannot be reached or has another file
 */
const fetchWhole = async (file: KeptFile): Promise<Response> => {
  for (const mode of file.named ? (['default', 'reload'] as const) : (['reload'] as const)) {
    const response = await fetched(file.url, mode);
    if (await isWhole(file, response)) return response;
  }
  throw new Error(`${file.url}: what came is not this file`);
};

/** Puts a file into this build's cache: a copy of what the device has, or what the server sends. */
const bring = async (cache: Cache, file: KeptFile, earlier: Earlier): Promise<void> => {
  const copy = await inEarlier(file, earlier);
  await cache.put(keyOf(file), copy && (await isWhole(file, copy)) ? copy : await fetchWhole(file));
};

/** Tells whether this build's cache holds a file, whole. */
const isThere = async (cache: Cache, file: KeptFile): Promise<boolean> => {
  const found = await cache.match(keyOf(file));
  return found !== undefined && isWhole(file, found);
};

/** Does something for all files, a few at a time. After a failure no other is begun. */
const forAll = async (files: readonly KeptFile[], act: (file: KeptFile) => Promise<void>): Promise<void> => {
  const queue = files.values();
  let failed = false;
  const work = async (): Promise<void> => {
    for (const file of queue) {
      if (failed) return;
      await act(file).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
};

/**
 * Brings all that is missing or damaged into this build's cache, then says that it is complete. What is there is not fetched again,
 * so that after a failure the next try goes on where this one stopped.
 *
 * @throws Error when a file cannot be had
 */
export const bringAll = async (): Promise<void> => {
  const [cache, earlier] = await Promise.all([caches.open(cacheName), earlierFiles()]);
  await forAll(kept.files, async (file) => {
    if (!(await isThere(cache, file))) await bring(cache, file, earlier);
  });
  await setComplete();
};

/** What a reader opened in an earlier build is brought too, as far as it comes. */
export const bringVisited = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  const before = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
  const opened = new Set(before.flat());
  const [cache, earlier] = await Promise.all([caches.open(cacheName), earlierFiles()]);
  const wanted = kept.visited.filter(({ url }) => opened.has(new URL(url, location.href).pathname));
  await forAll(wanted, (file) => bring(cache, file, earlier).catch(() => undefined));
};

/** Brings what comes after all that is kept at once. What is there is not fetched again. */
export const bringLater = async (): Promise<void> => {
  const [cache, earlier] = await Promise.all([caches.open(cacheName), earlierFiles()]);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = kept.visited.filter((file) => file.later && !there.has(keyOf(file)));
  await forAll(missing, (file) => bring(cache, file, earlier));
};

/** What this build's cache holds of a file that is kept once it has been opened. */
export const keptVisited = async (file: KeptFile): Promise<Response | undefined> => (await caches.open(cacheName)).match(keyOf(file));

/** Keeps what a reader has opened, if it is the file that the build wrote. */
export const keepVisited = async (file: KeptFile, response: Response): Promise<void> => {
  if (await isWhole(file, response)) await (await caches.open(cacheName)).put(keyOf(file), response);
};
