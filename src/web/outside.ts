/*
 * The gate for what comes from outside of the site, as text that somebody else may have written: the parts of an address, and what
 * a visit noted. `device.ts` is the gate for what the device keeps. All of it is read in these two files, with a limit, and nothing in
 * them throws. One parser each then reads what the text means: `examples/frame/state/url-state.ts` for `?s=`,
 * `search/query/typed.ts` for `?q=`, `search/narrow.ts` for the filters, `examples/editors/own-table/table/inputs.ts` for a table. A test lists
 * the scripts that read something themselves, with the reason.
 */
import { MOST } from './device.ts';

const short = (text: string | null | undefined): string => (text && text.length <= MOST ? text : '');

/** The most letters of an id that an address names. The longest id of the site has less than half of them. */
const MOST_OF_ID = 200;

/** The id that a hash names; empty for one that is too long or cannot be decoded. */
export const namedIn = (hash: string = location.hash): string => {
  try {
    return decodeURIComponent(hash.slice(1, MOST_OF_ID + 1));
  } catch {
    return '';
  }
};

/** The name under which an address carries the reader's own table after `#`: it is never sent to a server. */
export const CARRIED = 'g';

/** The name under which it says which zeros of that table were entered. */
export const ZEROS = 'z';

/** What the hash of the address carries under a name, such as `#g=…&z=…`: it stays on the device. Empty if there is nothing. */
export const carried = (name: string): string => short(new URLSearchParams(location.hash.slice(1)).get(name));

/** Whether the hash of the address carries anything under a name, be it damaged. */
export const isCarried = (name: string): boolean => new URLSearchParams(location.hash.slice(1)).has(name);

/** What the address asks for under a name; null if there is nothing, empty if it is longer than anything that the site writes. */
export const asked = (name: string): string | null => {
  const text = new URLSearchParams(location.search).get(name);
  return text && short(text);
};

/** Whether something was noted since the browser was started. */
export const isNoted = (name: string): boolean => {
  try {
    return sessionStorage.getItem(`rr.${name}`) !== null;
  } catch {
    return false;
  }
};

/** Notes something until the browser is started anew; where storage is forbidden, it is asked for again. */
export const note = (name: string): void => {
  try {
    sessionStorage.setItem(`rr.${name}`, '1');
  } catch {
    // Nothing is noted.
  }
};
