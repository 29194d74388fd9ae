/* Builds of the site for attacks: the English pages of the built one, and what each further deploy makes of them. */
import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWorkers } from '../../src/offline/integration.ts';
import { copyOf } from '../browser/copy.ts';

/** The English part of the built site, so that many copies of it are quick. */
export const englishSite = async (): Promise<string> => {
  const folder = await copyOf('dist', ['ru', 'fr', 'r', 'api', 'previews']);
  await writeWorkers(folder, '/');
  return folder;
};

const CODE = /(_astro\/|\.\/)([\w-]+(?:\.[\w-]+)?)\.([\w-]{8})\.js/g;

/** Each file of code has another name from build to build, as after a change of what all of it uses. */
const renamed = (text: string, build: string): string =>
  text.replace(CODE, (_, at: string, name: string, hash: string) => `${at}${name}.${build}${hash.slice(build.length)}.js`);

/** The heading of every page names its build. */
const headed = (html: string, build: string): string => html.replace(/(<h1[^>]*>)(build \w+: )?/, `$1build ${build}: `);

/**
 * Makes the next build of a site in a new folder.
 *
 * @param build three letters
 * @param isCode whether all code has new names; otherwise the heading of one chapter changes
 */
export const nextBuild = async (before: string, build: string, isCode: boolean): Promise<string> => {
  const folder = await copyOf(before);
  const pages = isCode ? '**/*.{html,js,json}' : 'en/turmoil/committee/index.html';
  for (const file of await Array.fromAsync(glob(pages, { cwd: folder }))) {
    const name = path.join(folder, file);
    const text = await readFile(name, 'utf8');
    const changed = isCode ? renamed(text, build) : text;
    const written = file.endsWith('.html') ? headed(changed, build) : changed;
    if (written !== text) await writeFile(name, written);
    const to = renamed(file, build);
    if (isCode && to !== file) await rename(name, path.join(folder, to));
  }
  await writeWorkers(folder, '/');
  return folder;
};
