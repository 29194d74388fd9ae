import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A built site: where its files are, and the folder it is served under. */
export interface Site {
  readonly dir: string;
  readonly base: string;
}

export const atRoot: Site = { dir: 'dist', base: '/' };
export const underFolder: Site = { dir: 'dist-sub', base: '/rules/' };

/** The site with an invented game and language, which `npm run build:pseudo` builds. */
export const invented: Site = { dir: 'dist-pseudo', base: '/' };

/** The files of a site that match a pattern, relative to it. */
export const filesOf = ({ dir }: Site, pattern: string): readonly string[] => globSync(pattern, { cwd: dir }).sort();

export const read = ({ dir }: Site, file: string): string => readFileSync(path.join(dir, file), 'utf8');

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

/** Every value of an attribute in some HTML, entities undone. */
export const attributes = (html: string, tag: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));
