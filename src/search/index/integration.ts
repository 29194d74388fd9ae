import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { makeIndex, writeIndex } from './make.ts';
import { readGames } from './read-games.ts';

/** A short name of the state of some folders: the same files give the same name. */
const stateOf = async (...folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = (await Array.fromAsync(glob('**/*.{mdx,yaml,json,ts,tsx,astro}', { cwd: folder }))).sort();
    for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
};

/**
 * Builds the search index when the pages are written, and gives the browser's part the constant `SEARCH_TAG`, the name
 * of the index's folder. It changes with anything the index is made from, so that its files never do.
 */
export const searchIndex = (): AstroIntegration => {
  let content = '';
  let tag = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        content = fileURLToPath(new URL('content/', config.root));
        tag = await stateOf(content, fileURLToPath(config.srcDir));
        updateConfig({ vite: { define: { SEARCH_TAG: JSON.stringify(tag) } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const games = await readGames(content, dist);
        await writeIndex(await makeIndex(games), path.join(dist, 'pagefind', tag));
        logger.info(`${games.flatMap(({ rules }) => rules).length} rules`);
      },
    },
  };
};
