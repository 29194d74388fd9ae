import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS } from '../../src/i18n/locales.ts';
import { PSEUDO } from '../pseudo/places.ts';
import { FOLDER, PSEUDO_DIR } from '../pseudo/site.ts';

/** A built site: where its files are, the folder it is served under, and its languages in the order in which they are offered. */
export interface Site {
  readonly dir: string;
  readonly base: string;
  readonly langs: readonly string[];
}

export const atRoot: Site = { dir: 'dist', base: '/', langs: LANGS };

/** The site with an invented game and language, which `npm run build:pseudo` builds for a folder. */
export const underFolder: Site = { dir: PSEUDO_DIR, base: `${FOLDER}/`, langs: [...LANGS, PSEUDO] };

/** The files of a site that match a pattern, relative to it. */
export const filesOf = ({ dir }: Site, pattern: string): readonly string[] => globSync(pattern, { cwd: dir }).sort();

/** What forbids a line to end (`src/i18n/unbroken.ts`). It is not seen. */
const JOINER = /\u2060/g;

/** The text of a file. */
export const read = ({ dir }: Site, file: string): string => readFileSync(path.join(dir, file), 'utf8').replace(JOINER, '');

/** Bytes of a file as a server sends it, compressed. */
export const gzipBytes = ({ dir }: Site, file: string): number => gzipSync(readFileSync(path.join(dir, file)), { level: 9 }).length;

/** The address of a page file: `en/turmoil/index.html` is `/rules/en/turmoil/`. */
export const addressOf = ({ base }: Site, file: string): string => base + file.replace(/index\.html$/, '');

/** The file that answers an address, or undefined where nothing does. */
export const fileAt = (site: Site, address: string): string | undefined => {
  if (!address.startsWith(site.base)) return undefined;
  const file = decodeURIComponent(address.slice(site.base.length));
  const page = file === '' || file.endsWith('/') ? `${file}index.html` : file;
  return existsSync(path.join(site.dir, page)) ? page : undefined;
};

/** The language of a page, by its file; undefined for pages without a language. */
export const langOf = ({ langs }: Site, file: string): string | undefined => langs.find((lang) => file.startsWith(`${lang}/`));

/** Every value of an attribute in some HTML, entities undone. */
export const attributes = (html: string, tag: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));
