import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { files } from '../format.ts';
import { filesOf, type Files } from './files.ts';
import { indexOf } from './pagefind.ts';
import { bookOf, tokensOfAll } from './records.ts';
import { readGames, type GameSource } from './sources.ts';

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
 * Makes the search index of some games.
 *
 * @returns its files; the same games give the same
 */
export const makeIndex = async (games: readonly GameSource[]): Promise<Files> =>
  filesOf({ ...bookOf(games), postings: await indexOf(tokensOfAll(games)) });

/**
 * Writes an index: each file of it, and one that has them all.
 *
 * @param folder its own, made where it is missing
 */
export const writeIndex = async (index: Files, folder: string): Promise<void> => {
  for (const [name, content] of new Map([...index, [files.whole, Object.fromEntries(index)]])) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), JSON.stringify(content));
  }
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
