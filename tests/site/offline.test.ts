import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { isVisited, LATER_ASSETS, type Kept, type KeptFile } from '../../src/offline/kept.ts';
import { addressOf, atRoot, attributes, fileAt, filesOf, gzipBytes, read, underFolder, type Site } from './built.ts';

const kB = 1000;
const sites = [
  ['at a root', atRoot],
  ['under a folder', underFolder],
] as const;

/** What the worker in a folder was told to keep. */
const keptOf = (site: Site, folder: string): Kept => JSON.parse(/^const KEPT = (.*);$/m.exec(read(site, `${folder}sw.js`))![1]!) as Kept;

describe.each(sites)('%s', (_, site) => {
  const keptIn = (folder: string): Kept => keptOf(site, folder);

  test.each(['', ...site.langs.map((lang) => `${lang}/`)])('the worker of "%s" asks for files that there are', (folder) => {
    const { base, files, instead } = keptIn(folder);
    expect(base).toBe(site.base);
    expect(files.filter(({ url }) => !fileAt(site, url))).toEqual([]);
    expect(files.map(({ url }) => url)).toContain(instead);
  });

  test.each(site.langs)('the worker of %s keeps each of its pages, with what it asks for', (lang) => {
    const urls = new Set(keptIn(`${lang}/`).files.map(({ url }) => url));
    const pages = filesOf(site, `${lang}/**/*.html`).filter((file) => !isVisited(`${lang}/`, file));
    expect(pages.filter((file) => !urls.has(addressOf(site, file)))).toEqual([]);
    const asked = pages.flatMap((file) => [
      ...attributes(read(site, file), 'script', 'src'),
      ...attributes(read(site, file), 'link(?=[^>]*rel="stylesheet")', 'href'),
      ...attributes(read(site, file), 'div', 'data-words'),
      ...attributes(read(site, file), '[a-z]+', 'data-terms'),
    ]);
    expect([...new Set(asked)].filter((url) => !urls.has(url))).toEqual([]);
  });

  test.each(LATER_ASSETS)('%s is the name of a file, which comes later', (name) => {
    const files = filesOf(site, '_astro/*').map((file) => path.basename(file));
    expect(files.some((file) => name.test(file))).toBe(true);
  });

  test('every permanent link leads to its rule in each language, or its page is kept', () => {
    const { base, files, links } = keptIn('');
    const urls = new Set(files.map(({ url }) => url));
    for (const file of filesOf(site, 'r/**/*.html')) {
      const to = links[addressOf(site, file)];
      const [page, rule] = to?.split('#') ?? [];
      expect(to !== undefined, file).toBe(read(site, file).includes('data-redirect'));
      if (to) site.langs.forEach((lang) => expect(read(site, fileAt(site, `${base}${lang}/${page}`)!)).toContain(`id="${rule}"`));
      else expect(urls).toContain(addressOf(site, file));
    }
  });

  test.each(site.langs)('%s can be put among the apps of a device', async (lang) => {
    interface App {
      readonly lang: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    }
    const [address = ''] = attributes(read(site, `${lang}/index.html`), 'link(?=[^>]*rel="manifest")', 'href');
    const app = JSON.parse(read(site, fileAt(site, address)!)) as App;
    expect([app.lang, fileAt(site, app.start_url)]).toEqual([lang, `${lang}/index.html`]);
    for (const { src, sizes } of app.icons.filter(({ sizes }) => sizes !== 'any')) {
      const { width, height } = await sharp(path.join(site.dir, fileAt(site, src)!)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(fileAt(site, app.icons.find(({ sizes }) => sizes === 'any')!.src)).toBeDefined();
  });
});

test.each(LANGS)('%s is ready after less than 1.2 MB, and with what comes later it weighs less than 1.45 MB', (lang) => {
  const { files, visited } = keptOf(atRoot, `${lang}/`);
  const weight = (of: readonly KeptFile[]): number => of.reduce((sum, { url }) => sum + gzipBytes(atRoot, fileAt(atRoot, url)!), 0);
  const first = weight(files);
  expect(first).toBeLessThan(1200 * kB);
  expect(first + weight(visited.filter(({ later }) => later))).toBeLessThan(1450 * kB);
});
