/* Recent searches. They are stored on the device only, and offered when the field is empty. */
import { keepUnder, listUnder } from '../../web/device.ts';
import { readable } from '../query/typed.ts';
import { searchItem, type Parts } from './parts.ts';

const KEY = 'searches';
const MAX_SEARCHES = 6;

const read = (): readonly string[] =>
  listUnder(KEY)
    .filter((each): each is string => typeof each === 'string')
    .slice(0, MAX_SEARCHES)
    .map(readable);

const write = (searches: readonly string[]): void => keepUnder(KEY, searches.length ? JSON.stringify(searches) : '');

/** Stores a query as the most recent one. */
export const keepSearch = (query: string): void => {
  const text = readable(query);
  if (text) write([text, ...read().filter((each) => each !== text)].slice(0, MAX_SEARCHES));
};

/** Deletes all stored searches. */
export const forgetSearches = (): void => write([]);

/**
 * Shows the recent searches, or hides them.
 *
 * @returns whether any are shown
 */
export const showRecent = (parts: Parts, offered: boolean): boolean => {
  const { recent } = parts;
  const searches = offered ? read() : [];
  recent.hidden = !searches.length;
  recent.querySelector('ul')!.replaceChildren(...searches.map((query) => searchItem(parts, query)));
  return searches.length > 0;
};
