/*
 * The gate for what the device keeps, as text that somebody else may have written. All of it is read and written here, with a
 * limit, and nothing here throws. All names begin with `rr.`, since other sites may stand on the same host. Every page loads this
 * file. What only some pages read stands in `outside.ts`.
 */

/**
 * The name of the reader's own table, the same for all examples. Pages ask for it without the code of the examples. `LastRead.astro`
 * repeats it in a script that can import nothing.
 */
export const OWN_TABLE = 'own-table';

/** All names under which a device keeps something. `early.js` and `LastRead.astro` repeat some, in scripts that can import nothing. */
export const KEPT = [
  'theme',
  'edition',
  'shortcuts',
  'lang',
  'game',
  'read',
  'searches',
  'parallel',
  'not-kept',
  OWN_TABLE,
  'own-given',
  'own-past',
] as const;

/** A name under which a device keeps something. */
export type KeptName = (typeof KEPT)[number];

/** The most letters that are read of one thing. The largest table has fewer than a thousand. */
export const MOST = 2e4;

/** What a device keeps under a name; empty if there is nothing, if it is longer than `MOST`, or if the reader forbids storage. */
export const keptUnder = (name: KeptName): string => {
  try {
    const text = localStorage[`rr.${name}`] as string;
    return text.length <= MOST ? text : '';
  } catch {
    return '';
  }
};

/** Keeps a text under a name; an empty one is forgotten. Where storage is forbidden or full, nothing is kept. */
export const keepUnder = (name: KeptName, text: string): void => {
  try {
    if (text) localStorage[`rr.${name}`] = text;
    else localStorage.removeItem(`rr.${name}`);
  } catch {
    // What it was about holds for this page only.
  }
};

/** A list that a device keeps; empty if what is kept is none. Its entries are to be checked. */
export const listUnder = (name: KeptName): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(keptUnder(name));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};
