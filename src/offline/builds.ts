/* Which builds a device still needs. A page that was opened from a build fetches more parts of it as long as it is open. */
import { notesOf } from './messages.ts';
import { kept, self } from './scope.ts';
import { cacheName, isComplete, prefix } from './store.ts';

/** Says from which build each open page came. */
const notesName = notesOf(self.registration.scope);

/**
 * With more notes than this, those of pages that were closed are thrown away. Not sooner: a page that is being opened is not yet among
 * those that are open, and without its note it would lose its build at the deploy after the next one.
 */
const MOST_NOTES = 50;

const noteOf = (page: string): string => new URL(`${kept.base}?page=${encodeURIComponent(page)}`, location.href).href;

const openPages = async (): Promise<readonly string[]> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(self.registration.scope)).map(({ id }) => id);
};

const forgetClosed = async (notes: Cache, open: readonly string[]): Promise<void> => {
  const wanted = new Set(open.map(noteOf));
  await Promise.all((await notes.keys()).filter(({ url }) => !wanted.has(url)).map((note) => notes.delete(note)));
};

/** Notes that a page was opened from this build. */
export const noteOpened = async (page: string): Promise<void> => {
  const notes = await caches.open(notesName);
  if ((await notes.keys()).length >= MOST_NOTES) await forgetClosed(notes, await openPages());
  await notes.put(noteOf(page), new Response(cacheName));
};

/** From which build an open page came. One that was opened before there was a worker came from the build before, or is of this one. */
const buildOf = async (notes: Cache, page: string, before: string): Promise<string> => {
  const known = await notes.match(noteOf(page));
  if (known) return known.text();
  await notes.put(noteOf(page), new Response(before));
  return before;
};

/** Keeps this build, the last one before that is complete, and those that open pages came from. A browser lists caches from the oldest on. */
export const forgetEarlier = async (): Promise<void> => {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  const complete = await Promise.all(earlier.map(isComplete));
  const before = earlier.filter((_, at) => complete[at]).at(-1) ?? cacheName;
  const [notes, open] = await Promise.all([caches.open(notesName), openPages()]);
  const used = await Promise.all(open.map((page) => buildOf(notes, page, before)));
  await Promise.all(earlier.filter((name) => name !== before && !used.includes(name)).map((name) => caches.delete(name)));
};
