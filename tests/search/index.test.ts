import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { filesOf } from '../../src/search/index/files.ts';
import { makeIndex } from '../../src/search/index/make.ts';
import { FIELDS, type Contents, type ShownRecord } from '../../src/search/format.ts';
import { openLists } from '../../src/search/lists.ts';
import type { Get } from '../../src/search/packs.ts';
import { backwards } from '../../src/search/words/normal.ts';
import { numberToken, tokenOf } from '../../src/search/words/tokens.ts';
import { toy } from './toy.ts';

const games = ['alpha', 'beta', 'gamma', 'delta'].map((game) => ({ ...toy, game }));
const files = await makeIndex(games);

/** Returns copies of the files, as a browser would get them. */
const getFrom =
  (from: ReadonlyMap<string, unknown>): Get =>
  <T>(name: string) =>
    Promise.resolve(structuredClone(from.get(name)) as T);

describe('the index', () => {
  const lists = openLists(getFrom(files));

  test('is the same whenever it is made', async () => expect(await makeIndex(games)).toEqual(files));

  test.each<[string, string, string, number]>([
    ['a term', tokenOf('ru', 'ворота'), 'term', 4],
    ['a title in another language', tokenOf('fr', 'bleue'), 'heading', 4],
    ['a text', tokenOf('en', 'guard'), 'text', 4],
    ['a number', numberToken('1a'), 'number', 4],
    ['nothing', tokenOf('en', 'hound'), '', 0],
  ])('finds every rule by %s', async (_, token, field, count) => {
    const found = await (await lists).find({ token, way: 'exact' });
    const rules = found.filter(({ place }) => place < games.length);
    expect(rules).toMatchObject(Array.from({ length: count }, (_, place) => ({ place, field })));
    expect(rules.length).toBe(count);
  });

  test('lists rules and chapters of all games in order', async () => {
    const { contents, shown } = await lists;
    expect(contents.chapters).toEqual([
      ['alpha/yard', 0],
      ['beta/yard', 1],
      ['gamma/yard', 2],
      ['delta/yard', 3],
      ['alpha/events', 4],
      ['alpha/glossary', 5],
      ['beta/events', 6],
      ['beta/glossary', 7],
      ['gamma/events', 8],
      ['gamma/glossary', 9],
      ['delta/events', 10],
      ['delta/glossary', 11],
    ]);
    expect((await shown('fr', 2)).name).toBe('gamma:yard.gate');
  });
});

describe('files', () => {
  const place = fc.record({ place: fc.nat(3000), field: fc.constantFrom(...FIELDS) });
  const list = fc.uniqueArray(place, { selector: (each) => each.place, minLength: 1, maxLength: 40 });
  const lists = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-zа-я]{1,8}[0-3]$/), list), { selector: ([token]) => token, maxLength: 200 });
  const shown = Object.fromEntries(LANGS.map((lang) => [lang, []])) as unknown as Record<Lang, ShownRecord[]>;

  test('are read as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async (made) => {
        const postings = made.map(([token, each]) => [token, [...each].sort((a, b) => a.place - b.place)] as const);
        postings.sort(([a], [b]) => (a < b ? -1 : 1));
        const { find } = await openLists(getFrom(filesOf({ postings, words: new Set(), chapters: [], shown })));
        for (const [token, each] of postings) expect(await find({ token, way: 'exact' })).toMatchObject(each);
      }),
      { numRuns: 20 },
    );
  });

  test('the vocabulary is read by beginnings', async () => {
    const words = new Set(Array.from({ length: 9000 }, (_, index) => `${index % 2 ? 'word' : 'слово'}${index.toString(36)}`));
    const made = filesOf({ postings: [], words, chapters: [], shown });
    const lists = await openLists(getFrom(made));
    const read = await lists.words('слово1');
    const wanted = [...words].filter((word) => word.startsWith('слово1'));
    expect(read).toEqual(expect.arrayContaining(wanted));
    expect(read.length).toBeLessThan(4500);
    expect(await lists.words(backwards('слово1zy').slice(0, 3))).toContain('слово1zy');
    expect((made.get('contents.json') as Contents).words.length).toBeGreaterThan(4);
  });
});
