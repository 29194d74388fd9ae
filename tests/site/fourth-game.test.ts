/* An invented game with editions of its own, added to a copy of the site under a folder: nothing but its own files and lines makes its pages. */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import { FOURTH } from '../fourth-game/add.ts';
import { addressOf, attributes, filesOf, read, underFolder as site } from './built.ts';
import { brokenLinks, strangeRequests } from './links.ts';

const json = <T>(file: string): T => JSON.parse(read(site, file)) as T;
const page = (file: string) => fromHtml(read(site, file));

interface Facts {
  readonly chapters: readonly { readonly chapter: string; readonly rules: readonly { readonly id: string; readonly differs?: object }[] }[];
  readonly examples: readonly { readonly id: string }[];
  readonly editions: Readonly<Record<string, object>>;
}
const written = parse(readFileSync(`tests/fourth-game/content/${FOURTH}/game.yaml`, 'utf8')) as Facts;
const chapters = written.chapters.map(({ chapter }) => chapter);
const rules = written.chapters.flatMap((chapter) => chapter.rules);
const words = (lang: Lang, file: string) =>
  JSON.parse(readFileSync(`tests/fourth-game/content/ui/${lang}/${file}.json`, 'utf8')) as Readonly<Record<string, string>>;
const editionNames = (lang: Lang): readonly string[] =>
  Object.values(words(lang, 'editions') as unknown as Readonly<Record<string, { readonly name: string }>>).map(({ name }) => name);

/** The name of the edition that the box of a reading quotes. */
const quotedIn = (reading: Element): string => toText(select('.differs .other .reading-title', reading)!);

/** The pages that the game must have, after the language and the game. */
const PAGES = [
  '',
  ...chapters.flatMap((chapter) => [`${chapter}/`, `${chapter}/compare/`]),
  'examples/',
  ...written.examples.map(({ id }) => `examples/${id}/`),
  'glossary/',
  'differences/',
];

describe.each(LANGS)('in %s', (lang) => {
  const at = (address: string) => `${lang}/${FOURTH}/${address}index.html`;

  test('it has the pages of a game, and no others', () => expect(filesOf(site, `${lang}/${FOURTH}/**/*.html`)).toEqual(PAGES.map(at).toSorted()));

  test.each(PAGES)('%s leads somewhere, asks only for what is there and wears the game', (address) => {
    expect({ links: brokenLinks(site, at(address)), requests: strangeRequests(site, at(address)) }).toEqual({ links: [], requests: [] });
    expect(attributes(read(site, at(address)), 'html', 'data-game')).toEqual([FOURTH]);
  });

  test('its chapters hold its rules', () => {
    const standing = chapters.flatMap((chapter) => attributes(read(site, at(`${chapter}/`)), 'section', 'data-rule'));
    expect(standing).toEqual(rules.map(({ id }) => `${FOURTH}:${id}`));
  });

  test('its rules say where each edition has them', () => {
    const sources = selectAll('.rule-foot .sources', page(at(`${chapters[0]}/`)));
    const [first, second] = Object.values(words(lang, 'editions') as unknown as Readonly<Record<string, { readonly name: string }>>);
    expect(toText(sources[0]!)).toBe(`${first?.name} Unloading${second?.name} Entladen`);
    expect(selectAll('cite', sources[0]).map(({ properties }) => properties['lang'])).toEqual([lang === 'en' ? undefined : 'en', 'de']);
  });

  test('the differences show each rule that differs as both editions have it, with the other one by its name', () => {
    const shown = selectAll('.difference:has(.differs)', page(at('differences/')));
    expect(shown.map(({ properties }) => properties['dataRule'])).toEqual(rules.filter(({ differs }) => differs).map(({ id }) => `${FOURTH}:${id}`));
    for (const difference of shown) {
      const readings = selectAll('.rule-text .reading', difference);
      expect(readings.map(({ properties }) => properties['dataReading'])).toEqual(Object.keys(written.editions));
      expect(readings.map(quotedIn)).toEqual(editionNames(lang).toReversed());
    }
  });

  test.each(['', `${FOURTH}/`, 'turmoil/committee/'])('the settings on /%s offer the editions of all games', (address) => {
    const options = selectAll('[data-setting="edition"] option', page(`${lang}/${address}index.html`));
    expect(options.map(({ properties }) => properties['value'])).toEqual(['', 'ru', 'fr', ...Object.keys(written.editions)]);
    expect(options.slice(3).map((option) => toText(option))).toEqual(editionNames(lang));
  });

  test('the home page shows it with its chapters, its tally and the list of its examples', () => {
    const home = page(`${lang}/index.html`);
    const card = select(`.home-game[data-game="${FOURTH}"]`, home)!;
    expect(toText(select('h2', card)!)).toBe(words(lang, `game-${FOURTH}`)['title']);
    const lists = select(`.home-fold[data-game="${FOURTH}"]`, home)!;
    expect(selectAll('.home-chapters a', lists).map(({ properties }) => properties['href'])).toEqual(
      chapters.map((chapter) => addressOf(site, at(`${chapter}/`))),
    );
    expect(selectAll(`a[href="${addressOf(site, at('examples/'))}"]`, lists)).toHaveLength(1);
    expect(selectAll('[data-tally] [name="quay"], [data-tally] [name="warehouse"]', home).map(({ properties }) => properties['value'])).toEqual([
      '2',
      '2',
    ]);
    expect(brokenLinks(site, `${lang}/index.html`)).toEqual([]);
  });

  test('it has a picture to be shared with', () => {
    const file = `previews/${lang}/${FOURTH}.png`;
    expect(statSync(path.join(site.dir, file)).size).toBeGreaterThan(1000);
    const [image = ''] = attributes(read(site, at('')), 'meta(?=[^>]*property="og:image")', 'content');
    expect(new URL(image).pathname).toBe(addressOf(site, file));
  });
});

describe('a search', async () => {
  const [folder = ''] = globSync('pagefind/*/', { cwd: site.dir });
  const get = <T>(name: string): Promise<T> => Promise.resolve(json<T>(path.join(folder, name)));

  test.each<[query: string, lang: Lang, first: string]>([
    ['storm', 'en', 'unloading.storm'],
    ['шторм', 'en', 'unloading.storm'],
    ['grue', 'ru', 'unloading.crane'],
    ['2.1', 'fr', 'scoring.crates'],
    ['unloading.storm', 'fr', 'unloading.storm'],
    ['warehouse', 'en', 'scoring.warehouse'],
  ])('for "%s" in %s finds its rule', async (query, lang, first) => {
    const searcher = await openSearcher(get, lang, { home: { game: FOURTH, chapter: '' } });
    const { hits } = await searcher.search(query, { rules: 5, each: 2 });
    expect(hits[0]?.name).toBe(`${FOURTH}:${first}`);
  });

  test('finds its terms and its examples', async () => {
    const searcher = await openSearcher(get, 'en', { home: { game: FOURTH, chapter: '' } });
    const { entries } = await searcher.search('crates', { rules: 5, each: 2 });
    expect(entries.map(({ name }) => name)).toEqual([`${FOURTH}:examples.unloading`, `${FOURTH}:glossary.crate`]);
  });
});

describe('data for programs', () => {
  const { documents } = json<{ documents: readonly { id: string; kind: string; url: string; schema: string }[] }>('api/v1/index.json');
  const own = json<{
    editions: readonly object[];
    rules: readonly { id: string; differs: object | null }[];
    examples: readonly object[];
  }>(`api/v1/${FOURTH}.json`);

  test('list it', () =>
    expect(documents).toContainEqual({ id: FOURTH, kind: 'game', url: `api/v1/${FOURTH}.json`, schema: 'api/v1/game.schema.json' }));

  test.each(documents)('$url keeps to its schema', ({ url, schema }) => {
    const ajv = new Ajv2020({ allErrors: true });
    ajv.validate(json(schema), json(url));
    expect(ajv.errors).toBeNull();
  });

  test('hold its editions and its rules', () => {
    expect(own.editions).toEqual(Object.entries(written.editions).map(([id, edition]) => ({ id, ...edition })));
    expect(own.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    expect(own.rules.flatMap(({ differs }) => differs ?? [])).toEqual(rules.flatMap(({ differs }) => differs ?? []));
  });

  test('hold its example', () => {
    expect(own.examples).toEqual([
      {
        id: 'unloading',
        chapter: 'unloading',
        presets: ['calm', 'storm', 'refused'],
        steps: ['storm-came', 'crane-rested', 'crates-lifted'],
        fields: ['crates', 'storm', 'edition'],
      },
    ]);
  });

  test('hold its terms', () => {
    const { terms } = json<{ terms: readonly { id: string; game: string }[] }>('api/v1/glossary.json');
    expect(terms.filter(({ game }) => game === FOURTH).map(({ id }) => id)).toEqual(['crate', 'warehouse']);
  });

  test('are named for readers and for machines', () => {
    expect(read(site, 'llms.txt')).toContain(addressOf(site, `api/v1/${FOURTH}.json`));
    for (const lang of LANGS) expect(read(site, `${lang}/data/index.html`)).toContain(words(lang, `game-${FOURTH}`)['title']);
  });
});

test('the sitemap names its pages', () => {
  const named = [...read(site, 'sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, address]) => address);
  for (const lang of site.langs) expect(named).toEqual(expect.arrayContaining(PAGES.map((page) => addressOf(site, `${lang}/${FOURTH}/${page}`))));
});

test.each(rules)('$id has a permanent link', ({ id }) => {
  const links = attributes(read(site, `r/${FOURTH}/${id}/index.html`), 'a(?=[^>]*data-lang)', 'href');
  for (const lang of site.langs) expect(links).toContainEqual(expect.stringMatching(new RegExp(`^${site.base}${lang}/${FOURTH}/\\w+/#${id}$`)));
});
