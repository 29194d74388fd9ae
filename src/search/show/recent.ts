/* Recent searches: kept on the device alone, offered where nothing is typed, erased on a press. */
import type { Parts } from './results.ts';
import { linkTo } from './tried.ts';

const KEY = 'searches';
const MOST = 6;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

const write = (searches: readonly string[]): void => {
  try {
    if (searches.length) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing only loses this convenience.
  }
};

/** Keeps a query that led somewhere. */
export const keepSearch = (query: string): void => {
  if (query) write([query, ...read().filter((each) => each !== query)].slice(0, MOST));
};

/** Forgets all searches. */
export const forgetSearches = (): void => write([]);

/** Offers the recent searches, or hides their place. */
export const showRecent = ({ recent, searchHref }: Parts, offered: boolean): boolean => {
  const searches = offered ? read() : [];
  recent.hidden = !searches.length;
  recent.querySelector('ul')!.replaceChildren(...searches.map((query) => linkTo(searchHref, query)));
  return searches.length > 0;
};
