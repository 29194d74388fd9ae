import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { FIELDS, type FieldName } from '../../src/search/format.ts';
import { indexOf } from '../../src/search/index/pagefind.ts';
import { readPagefind } from '../../src/search/index/pagefind-format.ts';
import { tokensOfAll } from '../../src/search/index/records.ts';
import type { Postings, Tokens } from '../../src/search/index/postings.ts';
import { nameToken, numberToken, tokensOf } from '../../src/search/words/tokens.ts';
import { expectInversionOf, type PlainLists } from './inversion.ts';
import { toy } from './toy.ts';

const plain = (postings: Postings): PlainLists =>
  new Map(postings.map(([token, list]) => [token, list.map(({ place, field }) => `${place} ${field}`)]));

const empty = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Tokens;

/** A record that has each token of a text in one field, some both there and in the text, and a token of its own. */
const recordOf = (tokens: readonly string[], place: number): Tokens => {
  const inField = (field: FieldName, at: number): readonly string[] =>
    tokens.filter((_, index) => (index + place) % FIELDS.length === at || (field === 'text' && (index + place) % 7 === 0));
  const fields = FIELDS.map((field, at) => [field, inField(field, at)] as const);
  const record = Object.fromEntries(fields.map(([field, own]) => [field, own.join(' ')])) as Tokens;
  return { ...record, name: `${record.name} ${nameToken(`section.s${place}`)}`, text: `${record.text} ${numberToken(`${place}a`)}` };
};

/** The sections of all chapters in all languages, so that the lists have the words of the site. */
const sections = LANGS.flatMap((lang) =>
  globSync(`content/*/*/${lang}.mdx`)
    .sort()
    .flatMap((file) => readFileSync(file, 'utf8').split('<Rule '))
    .map((text) => [...tokensOf(lang, text)]),
);

describe('Pagefind makes the lists that its records have', () => {
  test.each([
    ['at once', undefined],
    ['in parts', 97],
  ])('of all texts, %s', async (_, most) => {
    const records = sections.map(recordOf);
    expect(records.length).toBeGreaterThan(300);
    expectInversionOf(plain(await indexOf(records, most)), records);
  });

  test('of games', async () => {
    const records = tokensOfAll(['alpha', 'beta', 'gamma', 'delta'].map((game) => ({ ...toy, game })));
    expectInversionOf(plain(await indexOf(records)), records);
  });
});

test('lists that differ are named, with what to do', () => {
  const records = [{ ...empty, term: 'gate2 ворот1', text: 'porte3' }];
  const read = new Map([
    ['gate2', ['0 term']],
    ['ворот1', ['0 title']],
  ]);
  expect(() => expectInversionOf(read, records)).toThrow(
    /pagefind-format\.ts[^]*Русский: 1 of 1 lists differ\. "ворот1" has 0 title, but should have 0 term[^]*Français/,
  );
});

type Item = number | string | readonly Item[];

const headOf = (type: number, argument: number): readonly number[] => {
  if (argument < 24) return [(type << 5) | argument];
  const length = argument < 2 ** 8 ? 1 : argument < 2 ** 16 ? 2 : 4;
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(argument, 0, length);
  return [(type << 5) | (24 + Math.log2(length)), ...bytes];
};
const cbor = (item: Item): readonly number[] => {
  if (typeof item === 'number') return item < 0 ? headOf(1, -1 - item) : headOf(0, item);
  if (typeof item === 'string') return [...headOf(3, Buffer.byteLength(item)), ...Buffer.from(item)];
  return [...headOf(4, item.length), ...item.flatMap(cbor)];
};
const pack = (content: Uint8Array | string, signature = 'pagefind_dcd'): Uint8Array =>
  gzipSync(Buffer.concat([Buffer.from(signature), Buffer.from(content)]));
const packed = (...items: readonly Item[]): Uint8Array => pack(Buffer.from(items.flatMap(cbor)));

const META = 'pagefind.qq_1.pf_meta';
const INDEX = 'index/qq_2.pf_index';
const PAGES = 301;

/** Pagefind's files of many records, three of which have a token. Their order is not that of the places. */
const files = new Map<string, Uint8Array>([
  ['pagefind-entry.json', Buffer.from('{}')],
  [META, packed(['1.5.2', Array.from({ length: PAGES }, (_, page): Item => [`f${page}`, 1]), [], [], [], ['title', 'term']])],
  ...Array.from({ length: PAGES }, (_, page) => [`fragment/f${page}.pf_fragment`, pack(JSON.stringify({ url: String(PAGES - 1 - page) }))] as const),
  [
    INDEX,
    packed([
      [
        [
          'й1',
          [
            [0, [], [-2, 30]],
            [260, [-25, 70_000], [-1, 3]],
            [40, [], [-1, 300]],
          ],
          [],
        ],
      ],
    ]),
  ],
]);

describe('the format', () => {
  test('has numbers of up to four bytes, and letters of two', () => {
    expect(plain(readPagefind(files))).toEqual(new Map([['й1', ['0 title', '40 text', '300 term']]]));
  });

  test.each<[string, readonly (readonly [string, Uint8Array | undefined])[], RegExp]>([
    ['another signature', [[META, pack('', 'pagefind_xyz')]], /does not start with pagefind_dcd/],
    ['no list of pages', [[META, undefined]], /no \.pf_meta/],
    ['no page', [['fragment/f7.pf_fragment', undefined]], /a file is missing/],
    ['a CBOR map', [[INDEX, pack(Buffer.from([0xa0]))]], /type 5/],
    ['a list of unknown length', [[INDEX, pack(Buffer.from([0x9f, 0xff]))]], /length code 31/],
    ['more than one item', [[INDEX, packed([[]], 1)]], /1 bytes follow/],
    ['other lists', [[INDEX, packed([['й1', 3]])]], /pages/],
    ['a page too far', [[INDEX, packed([[['й1', [[PAGES, [0], []]], []]]])]], /no page 301/],
    ['an unknown field', [[INDEX, packed([[['й1', [[0, [], [-3, 0]]], []]]])]], /no field "undefined"/],
  ])('%s is refused, with what to do', (_, changes, reason) => {
    const changed = new Map<string, Uint8Array>();
    for (const [name, content] of new Map<string, Uint8Array | undefined>([...files, ...changes])) if (content) changed.set(name, content);
    expect(() => readPagefind(changed)).toThrow(reason);
    expect(() => readPagefind(changed)).toThrow(/change src\/search\/index\/pagefind-format\.ts, or go back to the version before/);
  });
});
