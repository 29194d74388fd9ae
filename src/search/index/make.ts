import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { files, type Contents } from '../format.ts';
import { filesOf, type Files } from './files.ts';
import { indexOf } from './pagefind.ts';
import { dataOf, tokensOfAll } from './records.ts';
import { meaningsOf } from './meanings.ts';
import { packsOf } from './packs.ts';
import type { GameSource, MeaningSource } from './sources.ts';

/**
 * Makes the search index of some games: of all but their questions.
 *
 * @param common what readers say in any game
 * @param questions the tags of the indexes of their questions
 * @returns its files, the same for the same games
 */
export const makeIndex = async (
  games: readonly GameSource[],
  common?: readonly MeaningSource[],
  questions?: Contents['questions'],
): Promise<Files> => {
  const meanings = meaningsOf(games, common);
  const postings = await indexOf(tokensOfAll(games, meanings));
  const names = Object.fromEntries(LANGS.map((lang) => [lang, meanings.names(lang)]));
  return filesOf({ ...dataOf(games), postings, meanings: names, ...(questions && { questions }) });
};

/**
 * Computes the tag of an index, a hash of its files. So the folder's name changes with whatever changes the index, such as
 * a new stemmer, and with nothing else: readers who have this index need not fetch it again.
 */
export const tagOf = (index: Files): string => {
  const hash = createHash('sha256');
  for (const name of [...index.keys()].sort()) hash.update(JSON.stringify([name, index.get(name)]));
  return hash.digest('hex').slice(0, 8);
};

/** Writes files into a folder, which is created if necessary. */
const writeFiles = async (index: Files, folder: string): Promise<void> => {
  for (const [name, content] of index) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), JSON.stringify(content));
  }
};

/**
 * Writes the files of an index, and its packs.
 *
 * @param langs the languages whose pages use it
 */
export const writeIndex = async (index: Files, folder: string, langs: readonly Lang[] = LANGS): Promise<void> =>
  writeFiles(
    new Map([...index, ...langs.flatMap((lang) => [...packsOf(index, lang)].map(([pack, held]) => [files.pack(lang, pack), held] as const))]),
    folder,
  );
