/* The search index of the built site. */
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { files as formatFiles, PACKS } from '../../src/search/format.ts';
import { tagOf } from '../../src/search/index/make.ts';
import { meaningsOf } from '../../src/search/index/meanings.ts';
import { readCommon, readGames } from '../../src/search/index/read-games.ts';
import { tokensOfAll } from '../../src/search/index/records.ts';
import { textAt, type Columns } from '../../src/search/packs.ts';
import { readList, readPart, type IndexPart } from '../../src/search/part.ts';
import { expectInversionOf } from '../search/inversion.ts';
import { atRoot, attributes, fileAt, filesOf, read, underFolder, type Site } from './built.ts';

const indexesOf = (site: Site): readonly string[] => filesOf(site, 'pagefind/*').map((folder) => folder.slice('pagefind/'.length));

describe.each([
  ['at a root', atRoot],
  ['under a folder', underFolder],
] as const)('%s', (_, site) => {
  const [tag = ''] = indexesOf(site);

  test('there is one index, and its tag is computed from its files', () => {
    expect(indexesOf(site)).toEqual([tag]);
    const files = filesOf(site, `pagefind/${tag}/**/*.json`).map((file) => file.slice(`pagefind/${tag}/`.length));
    const json = (file: string): unknown => JSON.parse(read(site, `pagefind/${tag}/${file}`));
    const index = new Map(files.filter((file) => !file.startsWith('packs/')).map((file) => [file, json(file)]));
    expect(tagOf(index)).toBe(tag);
    // In its own build the invented language is one of them.
    for (const lang of site.langs as readonly Lang[]) {
      const held = Object.assign({}, ...PACKS.filter((pack) => pack !== 'texts').map((pack) => json(formatFiles.pack(lang, pack)))) as object;
      const { questions, ...contents } = index.get('contents.json') as { readonly questions: Readonly<Record<string, string>> };
      const all = Object.fromEntries([...index].filter(([name]) => /^(contents|part|meanings)\b/.test(name)));
      // A page asks for the questions of its language alone.
      expect(held).toEqual({ ...all, 'contents.json': { ...contents, questions: { [lang]: questions[lang] } } });
      const texts = json(formatFiles.pack(lang, 'texts')) as Columns;
      const own = [...index].filter(([name]) => name.startsWith(`${lang}/`));
      expect(own.map((_, place) => [formatFiles.rule(lang, place), textAt(texts, place, lang)]).sort()).toEqual(own.sort());
      expect(textAt(texts, own.length, lang)).toBeUndefined();
    }
  });

  test('every page with a search field names the file of its tag, and only result pages hold the tag', () => {
    const pages = filesOf(site, '**/*.html').map((file) => read(site, file));
    const fields = pages.flatMap((html) => attributes(html, 'div', 'data-search'));
    expect(fields.length).toBeGreaterThan(100);
    const named = pages.flatMap((html) => attributes(html, 'div', 'data-index'));
    expect(named).toHaveLength(fields.length);
    for (const file of new Set(named)) expect(JSON.parse(read(site, fileAt(site, file)!))).toBe(tag);
    expect(pages.filter((html) => html.includes(tag))).toHaveLength(site.langs.length);
  });
});

/** What hits show in a language, without the places of examples and limiting rules: the invented game moves these. */
const shownIn = (site: Site, lang: Lang): readonly string[] =>
  filesOf(site, `pagefind/*/${lang}/*.json`).map((file) =>
    JSON.stringify(JSON.parse(read(site, file)), (key, value: unknown) => (key === 'run' || key === 'limits' ? undefined : value)),
  );

// The site under the folder has an invented game besides. So what the two sites have in common is compared.
test.each(LANGS)('hits in %s show the same at a root and under a folder', (lang) => {
  const atTheRoot = shownIn(atRoot, lang);
  expect(atTheRoot.length).toBeGreaterThan(100);
  expect(shownIn(underFolder, lang)).toEqual(expect.arrayContaining([...atTheRoot]));
});

test('no file of the index names the folder', () => {
  const files = filesOf(underFolder, 'pagefind/**/*.json');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => read(underFolder, file).includes(underFolder.base))).toEqual([]);
});

test('its lists are those of its records, in all languages', async () => {
  const games = await readGames('content', atRoot.dir);
  const records = tokensOfAll(games, meaningsOf(games, await readCommon('content')));
  const [tag = ''] = indexesOf(atRoot);
  const parts = filesOf(atRoot, `pagefind/${tag}/part/*.json`).map((file) => JSON.parse(read(atRoot, file)) as IndexPart);
  const unpack = (list: string): readonly string[] => readList(list, (place, field) => `${place} ${field}`);
  expectInversionOf(new Map(parts.flatMap((part) => [...readPart(part)]).map(([token, list]) => [token, unpack(list)])), records);
});
