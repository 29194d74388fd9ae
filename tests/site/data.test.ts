import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, fileAt, filesOf, read, underFolder } from './built.ts';
import { documents, documentsOf } from './documents.ts';

const json = (file: string): unknown => JSON.parse(read(atRoot, file));
const faultsOf = (schema: string, data: unknown) => {
  const ajv = new Ajv2020({ allErrors: true });
  return ajv.validate(json(schema) as object, data) ? [] : ajv.errors;
};

describe.each([{ id: 'index', kind: 'index', url: 'api/v1/index.json', schema: 'api/v1/index.schema.json' }, ...documents])(
  '$url',
  ({ url, schema }) => {
    test('keeps to its schema', () => expect(faultsOf(schema, json(url))).toEqual([]));

    test('would not if it lost a field', () => {
      const [first = '', ...others] = Object.keys(json(url) as object).toReversed();
      const less = Object.fromEntries(others.map((key) => [key, (json(url) as Record<string, unknown>)[key]]));
      expect(faultsOf(schema, less)).toMatchObject([{ keyword: 'required', params: { missingProperty: first } }]);
    });
  },
);

test('every file of data is listed, with its schema', () => {
  const listed = documents.flatMap(({ url, schema }) => [url, schema]);
  expect([...new Set([...listed, 'api/v1/index.json', 'api/v1/index.schema.json'])].toSorted()).toEqual(filesOf(atRoot, 'api/v1/*.json'));
});

interface Term {
  readonly id: string;
  readonly game: string;
  readonly rule: string | null;
  readonly url: Readonly<Record<string, string>>;
}
const { terms } = json('api/v1/glossary.json') as { readonly terms: readonly Term[] };

test.each(documents.filter(({ kind }) => kind === 'game'))('the glossary holds every term of $id', ({ id: game }) => {
  const written = parse(readFileSync(`content/${game}/glossary.yaml`, 'utf8')) as readonly { readonly id: string }[];
  expect(terms.filter((term) => term.game === game).map(({ id }) => id)).toEqual(written.map(({ id }) => id));
});

test('the address of a term leads to its entry, its rule is there', () => {
  const faults = terms.flatMap(({ id, game, rule, url }) => {
    const entries = LANGS.filter((lang) => {
      const [page = '', anchor] = (url[lang] ?? '').split('#');
      return !page.startsWith(`${lang}/${game}/`) || !read(atRoot, `${page}index.html`).includes(` id="${anchor}"`);
    });
    const rules = rule === null || filesOf(atRoot, `r/${game}/${rule}/index.html`).length === 1 ? [] : [rule];
    return [...entries, ...rules].map((what) => `${game}:${id}: ${what}`);
  });
  expect(faults).toEqual([]);
});

describe.each([
  ['at a root', atRoot],
  ['under a folder', underFolder],
])('%s', (_, site) => {
  test.each(site.langs)('the page about the data links every file in %s', (lang) => {
    const links = attributes(read(site, `${lang}/data/index.html`), 'a', 'href').map((link) => fileAt(site, link));
    expect(links).toEqual(expect.arrayContaining(documentsOf(site).flatMap(({ url, schema }) => [url, schema])));
  });
});
