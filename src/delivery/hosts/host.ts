import type { HeaderRule } from '../policy.ts';

/** What a server program is told about a built site. */
export interface Hosted {
  /** The folder that holds the site, below it the folder of its address. */
  readonly root: string;
  /** The folder that the site is served under, ending in `/`. */
  readonly base: string;
  readonly port: number;
  /** The headers of its addresses, from its `_headers`. */
  readonly rules: readonly HeaderRule[];
  /** A folder for files of the program. */
  readonly work: string;
}
