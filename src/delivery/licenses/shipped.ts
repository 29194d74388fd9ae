import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
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

/** Describes an installed package, as Vite does. */
const installed = async (name: string): Promise<Shipped> => {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(await readFile(file, 'utf8')) as { version: string; license: string };
  return { name, version, identifier: license, text: await readFile(path.join(path.dirname(file), 'LICENSE'), 'utf8') };
};

/**
 * Lists the packages whose code is written into pages, where no bundle lists it: Astro's script that hydrates islands.
 *
 * @param pages the HTML of each page
 */
export const shippedInPages = async (pages: readonly string[]): Promise<readonly Shipped[]> =>
  pages.some((html) => html.includes('<astro-island')) ? [await installed('astro')] : [];
