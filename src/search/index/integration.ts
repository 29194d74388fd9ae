import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGS } from '../../i18n/locales.ts';
import { CODE_PLACEHOLDER, QUESTIONS_PLACEHOLDER, questionsFolder, TAG_FILE, TAG_PLACEHOLDER } from '../format.ts';
import { makeIndex, tagOf, writeIndex } from './make.ts';
import { makeQuestions } from './questions.ts';
import { readCommon, readGames } from './read-games.ts';

/** The code files of the search, with all that they import. Their names contain hashes. */
const answeringCode = async (dist: string): Promise<readonly string[]> => {
  const [own] = await Array.fromAsync(glob('box.*.js', { cwd: path.join(dist, '_astro') }));
  if (!own) throw new Error('search: there is no file of the code that answers');
  const code = await readFile(path.join(dist, '_astro', own), 'utf8');
  return [own, ...[...code.matchAll(/from\s*["']\.\/([^"']+)["']/g)].map(([, name]) => name!)];
};

/** What result pages preload: the tags of the index and of the questions, and the code. */
interface Ahead {
  readonly tag: string;
  readonly questions: ReadonlyMap<string, string>;
}

/** Writes the tag into its files, and the preloads into the result pages. */
const writeAhead = async (dist: string, { tag, questions }: Ahead): Promise<void> => {
  const code = await answeringCode(dist);
  await Promise.all(LANGS.map((lang) => writeFile(path.join(dist, lang, TAG_FILE), JSON.stringify(tag))));
  let pages = 0;
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const html = await readFile(path.join(dist, file), 'utf8');
    if (!html.includes(TAG_PLACEHOLDER)) continue;
    const written = html
      .replace(new RegExp(`<link[^>]+${CODE_PLACEHOLDER}[^>]*>`), (link) => code.map((name) => link.replace(CODE_PLACEHOLDER, name)).join(''))
      .replaceAll(TAG_PLACEHOLDER, tag)
      .replaceAll(QUESTIONS_PLACEHOLDER, questions.get(file.split(path.sep)[0]!) ?? '');
    await writeFile(path.join(dist, file), written);
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
        await writeAhead(dist, { tag, questions: new Map(tags) });
        logger.info(`${games.flatMap(({ rules }) => rules).length} rules`);
      },
    },
  };
};
