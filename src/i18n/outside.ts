/*
 * What comes from outside of the site, as text that somebody else may have written: the part of an address after `#`, and what the
 * device keeps. It is read here, with a limit, and never throws. Other parts of the address have a parser of their own each:
 * `examples/frame/url-state.ts` for `?s=`, `search/query/typed.ts` for `?q=`, `search/narrow.ts` for the filters.
 */

/** The most letters of an id that an address names. The longest id of the site has less than half of them. */
const MOST_OF_ID = 200;

/** The id that a hash names; empty for one that is too long or cannot be decoded. */
export const namedIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1, MOST_OF_ID + 1));
  } catch {
    return '';
  }
};

/** The most letters of what a device keeps under one name. The largest table has a tenth of them. */
const MOST_KEPT = 20_000;

/** What a device keeps under a name; empty if there is nothing, if it is longer than anything that the site writes, or if the reader forbids storage. */
export const keptUnder = (name: string): string => {
  try {
    const text = localStorage.getItem(name) ?? '';
    return text.length > MOST_KEPT ? '' : text;
  } catch {
    return '';
  }
};

/** A list that a device keeps; empty if what is kept is none. Its entries are to be checked. */
export const listUnder = (name: string): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(keptUnder(name) || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};
