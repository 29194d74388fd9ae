import type { Plugin } from 'vite';

/** A package whose code readers download, as Vite lists it. */
export interface Shipped {
  readonly name: string;
  readonly version?: string;
  /** SPDX identifier of its licence. */
  readonly identifier?: string;
  /** Content of its licence file. */
  readonly text?: string;
}

/** Name of the file in which Vite lists the packages of a bundle. */
export const SHIPPED = 'shipped.json';

/** A Vite plugin that lists the packages in the scripts for browsers, and not those of the code that makes pages. */
export const listShippedToBrowsers: Plugin = {
  name: 'list-shipped',
  configEnvironment: (name) => (name === 'client' ? { build: { license: { fileName: SHIPPED } } } : undefined),
};
