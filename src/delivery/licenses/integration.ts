import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import notices from './notices.json' with { type: 'json' };
import { listShippedToBrowsers, SHIPPED, licensesText, type Shipped } from './text.ts';

const readList = (json: string): readonly Shipped[] => JSON.parse(json) as readonly Shipped[];

/** Takes Vite's list out of the built site, where it is only on its way to this file. */
const takeList = async (root: string): Promise<readonly Shipped[]> => {
  const file = path.join(root, SHIPPED);
  const json = await readFile(file, 'utf8');
  await rm(file);
  return readList(json);
};

/** Notices for what is no package: code that a package took from elsewhere (`within`), and the display face. */
const noticesFor = (packages: readonly Shipped[]): readonly Shipped[] =>
  notices.filter(({ within }) => !within || packages.some(({ name }) => name === within));

/**
 * Writes `licenses.txt` into the built site: the licences of all packages whose code readers download.
 *
 * @param otherList gives Vite's list for the scripts that Astro does not bundle
 */
export const licensesFile = (otherList: () => Promise<string>): AstroIntegration => ({
  name: 'licenses-file',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [listShippedToBrowsers] } });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const packages = [...(await takeList(root)), ...readList(await otherList())];
      const { default: standards } = await import('spdx-license-list/full.js');
      const head = await readFile(new URL('head.txt', import.meta.url), 'utf8');
      await writeFile(path.join(root, 'licenses.txt'), licensesText(head, [...packages, ...noticesFor(packages)], standards));
      logger.info(`${packages.length} packages`);
    },
  },
});
