import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atRoot, attributes, fileAt, filesOf, read, underFolder, type Site } from './built.ts';
import { documentsOf } from './documents.ts';

const gamesOf = (site: Site): readonly string[] =>
  documentsOf(site)
    .filter(({ kind }) => kind === 'game')
    .map(({ id }) => id);
const property = (html: string, name: string): readonly string[] => attributes(html, `meta(?=[^>]*property="og:${name}")`, 'content');

/** The preview expected for a page, in its language: that of its game, or else of the site. A page outside the games may belong to one. */
const expected = (games: readonly string[], file: string, html: string): string => {
  const [lang = '', game = ''] = file.split('/');
  return `previews/${lang}/${games.includes(game) ? game : (attributes(html, 'html', 'data-game')[0] ?? 'site')}.png`;
};

const faultsOf = (site: Site, games: readonly string[], file: string): readonly string[] => {
  const html = read(site, file);
  const [image = ''] = property(html, 'image');
  return [
    ...(URL.canParse(image) && fileAt(site, new URL(image).pathname) === expected(games, file, html) ? [] : [`preview "${image}"`]),
    ...(property(html, 'url')[0] === attributes(html, 'link(?=[^>]*rel="canonical")', 'href')[0] ? [] : ['address']),
    ...['title', 'description', 'locale', 'image:alt'].filter((name) => !property(html, name)[0]),
  ];
};

test.each([
  ['at a root', atRoot],
  ['under a folder', underFolder],
])('%s every page names its preview', (_, site) => {
  const games = gamesOf(site);
  const pages = filesOf(site, `{${site.langs.join()}}/**/*.html`);
  const faults = pages.flatMap((file) => faultsOf(site, games, file).map((fault) => `${file}: ${fault}`));
  expect(faults).toEqual([]);
});

describe.each(filesOf(atRoot, 'previews/*/*.png'))('%s', (file) => {
  const bytes = readFileSync(path.join(atRoot.dir, file));

  test('is a PNG of the size that pages say it is', () => {
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // Width and height stand in the header's first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)).toEqual(
      ['width', 'height'].flatMap((side) => property(read(atRoot, 'en/index.html'), `image:${side}`)),
    );
  });

  test('is light', () => expect(statSync(path.join(atRoot.dir, file)).size).toBeLessThan(60_000));
});
