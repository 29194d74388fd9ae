import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { makeIndex, writeIndex } from './pagefind.ts';
import { recordsOf } from './records.ts';
import { readGames } from './sources.ts';

/** A short name of the state of some folders: the same files give the same name. */
const stateOf = async (...folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = (await Array.fromAsync(glob('**/*.{mdx,yaml,json,ts}', { cwd: folder }))).sort();
    for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
};

/**
 * Builds the search index when the pages are written, and gives the browser's part the constant `SEARCH_TAG`,
 * which changes with the texts: Pagefind's entry file is then fetched once per version instead of every time.
 */
export const searchIndex = (): AstroIntegration => {
  let content = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        content = fileURLToPath(new URL('content/', config.root));
        const tag = await stateOf(content, fileURLToPath(new URL('search/', config.srcDir)));
        updateConfig({ vite: { define: { SEARCH_TAG: JSON.stringify(tag) } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const records = (await readGames(content, dist)).flatMap(recordsOf);
        await writeIndex(await makeIndex(records), path.join(dist, 'pagefind'));
        logger.info(`${records.length} records`);
      },
    },
  };
};
