import { describe, expect, test } from 'vitest';
import { openLists, type Lists } from '../../src/search/lists.ts';
import { writeList, writePart } from '../../src/search/part.ts';
import type { Get } from '../../src/search/packs.ts';
import { backwards } from '../../src/search/words/normal.ts';
import { shortened } from '../../src/search/words/vocabulary.ts';

/* A small index, written by hand, and what is fetched of it: a reader waits for each file. */

const list = (...places: readonly number[]): string => writeList(places.map((place) => ({ place, field: 'text' as const })));
const PARTS = [
  [
    ['ant2', list(0)],
    ['ape2', list(1, 2)],
  ],
  [['bee2', list(2)]],
  [['beef2', list(3)]],
  [
    ['beer2', list(4)],
    ['cat2', list(0)],
  ],
  [['ant3', list(5)]],
  [['bee3', list(1)]],
] as const;

const CONTENTS = {
  parts: ['2ant2', '2bee2', '2beef2', '2beer2', '3ant3', '3bee3'],
  words: [] as readonly string[],
  chapters: [
    ['toy/yard', 0],
    ['toy/house', 2],
    ['toy/events', 3],
    ['toy/glossary', 5],
  ],
};

const FILES: Readonly<Record<string, unknown>> = {
  'contents.json': CONTENTS,
  ...Object.fromEntries(PARTS.map((part, index) => [`part/${index}.json`, writePart(part)])),
  'words/en.json': shortened(['lobby', 'lobbying', 'hobby', 'leader']),
  'words/ru.json': shortened(['лобби', 'лидер']),
  'meanings/en.json': ['lobby2'],
  'en/0.json': { name: 'gate', title: 'Gate', text: 'A gate.' },
  'en/3.json': { name: 'other:storm', number: '7', title: 'Storm', text: 'Wind.', url: 'elsewhere/' },
};

/** An index, with the names of the files that were fetched after its contents. The first fetch of a file in `fails` fails. */
const opened = async (files = FILES, fails: readonly string[] = []): Promise<readonly [lists: Lists, fetched: string[]]> => {
  const fetched: string[] = [];
  const get: Get = <T>(name: string) => {
    const isFirst = !fetched.includes(name);
    fetched.push(name);
    return fails.includes(name) && isFirst ? Promise.reject(new Error('offline')) : Promise.resolve(files[name] as T);
  };
  const lists = await openLists(get);
  fetched.length = 0;
  return [lists, fetched];
};

describe('a token', () => {
  test.each<[string, readonly number[], readonly number[]]>([
    ['ant2', [0], [0]],
    ['ape2', [1, 2], [0]],
    ['bee2', [2], [1]],
    ['bee3', [1], [5]],
    // The part in which it would be is fetched, none if it would be before the first.
    ['aqua2', [], [0]],
    ['aaa2', [], []],
    ['zoo3', [], [5]],
  ])('%s is at %j, in the parts %j', async (token, places, parts) => {
    const [lists, fetched] = await opened();
    const found = await lists.find({ token, way: 'exact' });
    expect(found).toEqual(places.map((place) => ({ place, field: 'text', lang: token.endsWith('2') ? 'en' : 'fr' })));
    expect(fetched).toEqual(parts.map((part) => `part/${part}.json`));
  });

  test.each<[string, readonly number[], readonly number[]]>([
    ['a', [0, 1, 2, 5], [0, 3, 4]],
    ['beer', [4], [2, 3, 5]],
    // Three parts of each language at most, in the order of the tokens.
    ['bee', [2, 3, 1], [0, 1, 2, 4, 5]],
    ['c', [0], [3, 5]],
    ['d', [], [3, 5]],
  ])('that begins with %s is at %j, in the parts %j', async (token, places, parts) => {
    const [lists, fetched] = await opened();
    expect((await lists.find({ token, way: 'prefix' })).map(({ place }) => place)).toEqual(places);
    expect(fetched).toEqual(parts.map((part) => `part/${part}.json`));
  });

  test('is looked for once, and as a whole word apart from as a beginning', async () => {
    const [lists, fetched] = await opened();
    const whole = lists.find({ token: 'bee', way: 'exact' });
    expect(await lists.find({ token: 'bee', way: 'prefix' })).not.toEqual(await whole);
    expect(lists.find({ token: 'bee', way: 'alike' })).toBe(whole);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  test('is looked for again after a failure', async () => {
    const [lists] = await opened(FILES, ['part/1.json']);
    await expect(lists.find({ token: 'bee2', way: 'exact' })).rejects.toThrow('offline');
    expect(await lists.find({ token: 'bee2', way: 'exact' })).toHaveLength(1);
  });
});

describe('the small vocabulary', () => {
  test.each([
    ['lob', ['lobby', 'lobbying']],
    [backwards('by'), ['hobby', 'lobby']],
    ['ли', ['лидер']],
    [backwards('би'), ['лобби']],
    ['x', []],
  ])('has for %s %j', async (prefix, words) => {
    const [lists, fetched] = await opened();
    expect(await lists.words(prefix)).toEqual(words);
    await lists.words(prefix);
    expect(fetched).toEqual([/[а-я]/.test(prefix) ? 'words/ru.json' : 'words/en.json']);
  });

  test('is fetched again after a failure; there may be none', async () => {
    const [lists] = await opened(FILES, ['words/en.json']);
    await expect(lists.words('le')).rejects.toThrow('offline');
    expect(await lists.words('le')).toEqual(['leader']);
    const [empty] = await opened({ 'contents.json': CONTENTS });
    expect(await empty.words('')).toEqual([]);
  });
});

test('a large vocabulary is fetched in parts', async () => {
  const words = { 'words/0.json': `${backwards('lobby')} ant`, 'words/1.json': 'lobby man', 'words/2.json': 'ox' };
  const [lists, fetched] = await opened({ ...words, 'contents.json': { ...CONTENTS, words: ['-ybbol', 'lobby', 'ox'] } });
  expect(await lists.words('m')).toEqual(['lobby', 'man']);
  expect(await lists.words(backwards('by'))).toEqual(['lobby', 'ant']);
  expect(fetched).toEqual(['words/1.json', 'words/0.json']);
});

describe('a place', () => {
  test.each([
    [0, 'toy/yard', 'rule'],
    [1, 'toy/yard', 'rule'],
    [2, 'toy/house', 'rule'],
    [3, 'toy/events', 'event'],
    [4, 'toy/events', 'event'],
    [5, 'toy/glossary', 'term'],
    [99, 'toy/glossary', 'term'],
  ])('%d is on %s: %s', async (place, page, kind) => {
    const [{ chapterOf, kindAt, rules }] = await opened();
    expect([chapterOf(place), kindAt(place), rules]).toEqual([page, kind, 3]);
  });

  test('is a rule where there are no entries; an empty index has no pages', async () => {
    const [{ kindAt, rules }] = await opened({ 'contents.json': { ...CONTENTS, chapters: [['toy/yard', 0]] } });
    expect([kindAt(7), rules]).toEqual(['rule', Infinity]);
    const [{ chapterOf }] = await opened({ 'contents.json': { ...CONTENTS, chapters: [] } });
    expect(chapterOf(0)).toBe('');
  });

  test('is shown with its full name and usual address, unless it has others', async () => {
    const [{ shown }] = await opened();
    expect([await shown('en', 0), await shown('en', 3)]).toEqual([
      { name: 'toy:yard.gate', number: '', title: 'Gate', text: 'A gate.', url: 'en/toy/yard/#yard.gate' },
      { name: 'other:storm', number: '7', title: 'Storm', text: 'Wind.', url: 'elsewhere/' },
    ]);
  });
});

test('a language may have no meanings', async () => {
  const [{ meanings }] = await opened();
  expect([await meanings('en'), await meanings('fr')]).toEqual([['lobby2'], []]);
});
