import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGS } from '../../i18n/locales.ts';
import { questionsFolder, TAG_FILE, TAG_PLACEHOLDER } from '../format.ts';
import { makeIndex, tagOf, writeIndex } from './make.ts';
import { makeQuestions } from './questions.ts';
import { readCommon, readGames } from './read-games.ts';

/** Writes the tag into its files, and into the result pages, which fetch the index at once. */
const writeTag = async (dist: string, tag: string): Promise<void> => {
  await Promise.all(LANGS.map((lang) => writeFile(path.join(dist, lang, TAG_FILE), JSON.stringify(tag))));
  let pages = 0;
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const html = await readFile(path.join(dist, file), 'utf8');
    if (!html.includes(TAG_PLACEHOLDER)) continue;
    await writeFile(path.join(dist, file), html.replaceAll(TAG_PLACEHOLDER, tag));
    pages++;
  }
  if (!pages) throw new Error('search: no page has a place for the tag of the index');
};

/**
 * Builds the search index from the written pages. Scripts are bundled before there is an index, so they fetch its
 * tag. This integration must come before those that hash pages.
 */
export const searchIndex = (): AstroIntegration => {
  let content = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        content = fileURLToPath(new URL('content/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const games = await readGames(content, dist);
        const common = await readCommon(content);
        const questions = await makeQuestions(games, common);
        const tags = [...questions].map(([lang, files]) => [lang, tagOf(files)] as const);
        const index = await makeIndex(games, common, Object.fromEntries(tags));
        const tag = tagOf(index);
        await writeIndex(index, path.join(dist, 'pagefind', tag));
        for (const [lang, each] of tags) await writeIndex(questions.get(lang)!, path.join(dist, questionsFolder(lang, each)), [lang]);
        await writeTag(dist, tag);
        logger.info(`${games.flatMap(({ rules }) => rules).length} rules`);
      },
    },
  };
};
