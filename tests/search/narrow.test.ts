import { describe, expect, test } from 'vitest';
import { makeIndex } from '../../src/search/index/make.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import { matchesOf } from '../../src/search/matches.ts';
import type { Lists } from '../../src/search/lists.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { languageOf } from '../../src/search/words/tokens.ts';
import { isWithin, readFilter, setFields, type HitFilter } from '../../src/search/narrow.ts';
import { toy } from './toy.ts';

describe('what an address narrows to', () => {
  test.each<[string, HitFilter]>([
    ['', {}],
    ['?lang=ru&game=toy&chapter=yard', { lang: 'ru', game: 'toy', chapter: 'yard' }],
    ['?lang=xx&game=&q=ru', {}],
  ])('%s', (address, narrow) => {
    const asked = new URLSearchParams(address);
    expect(readFilter((name) => asked.get(name))).toEqual(narrow);
  });
});

test('the fields show what it is narrowed to; what a field does not offer, it shows as no choice', () => {
  /** A list, which takes no value but those that it offers. */
  const field = (name: keyof HitFilter, ...offered: readonly string[]): HTMLSelectElement => {
    let at = 0;
    return {
      name,
      get value(): string {
        return offered[at] ?? '';
      },
      set value(value: string) {
        at = offered.indexOf(value);
      },
      get selectedIndex(): number {
        return at;
      },
    } as HTMLSelectElement;
  };
  const fields = [field('lang', '', 'en', 'ru'), field('game', '', 'toy'), field('chapter', '', 'yard')];
  setFields(fields, { lang: 'ru', game: 'none' });
  expect(fields.map(({ value, selectedIndex }) => [value, selectedIndex])).toEqual([
    ['ru', 2],
    ['', 0],
    ['', 0],
  ]);
});

test.each<[HitFilter, boolean]>([
  [{}, true],
  [{ game: 'toy' }, true],
  [{ chapter: 'yard' }, true],
  [{ game: 'toy', chapter: 'house' }, false],
  [{ game: 'other' }, false],
])('%j holds for toy/yard: %s', (narrow, within) => expect(isWithin(narrow, 'toy/yard')).toBe(within));

describe('what matches a word', () => {
  const lists: Pick<Lists, 'find' | 'chapterOf'> = {
    find: ({ token }) => Promise.resolve([{ place: 0, field: 'text', lang: languageOf(token) }]),
    chapterOf: () => 'toy/yard',
  };
  const [gate, number] = readQuery('gate 3b ', 'en').words.toReversed();

  test('is of another language than the page, or not; a number is of each', async () => {
    const foreignIn = async (lang: 'en' | 'ru') =>
      (await Promise.all([gate!, number!].map((word) => matchesOf(lists as Lists, word, {}, lang)))).map(({ matches }) =>
        matches.map(({ foreign }) => foreign),
      );
    expect(await foreignIn('en')).toEqual([[false, true], [false]]);
    expect(await foreignIn('ru')).toEqual([[true, true], [false]]);
  });

  test.each([true, undefined])('weighs as the word does: %s', async (weak) =>
    expect((await matchesOf(lists as Lists, { ...gate!, ...(weak && { weak }) }, {}, 'en')).weak).toBe(weak),
  );
});

describe('a search that is narrowed', async () => {
  const files = await makeIndex(['alpha', 'beta'].map((game) => ({ ...toy, game })));
  const searcher = await openSearcher(<T>(name: string) => Promise.resolve(files.get(name) as T), 'en');
  const rules = async (typed: string, narrow: HitFilter): Promise<readonly string[]> =>
    (await searcher.search(typed, { rules: 9, each: 0 }, narrow)).hits.map(({ name }) => name);

  test.each<[string, HitFilter, readonly string[]]>([
    ['gate', {}, ['alpha:yard.gate', 'beta:yard.gate']],
    ['gate', { game: 'beta' }, ['beta:yard.gate']],
    ['gate', { lang: 'en' }, ['alpha:yard.gate', 'beta:yard.gate']],
    ['gate ', { lang: 'ru' }, []],
    ['1a', { lang: 'ru', game: 'beta' }, ['beta:yard.gate']],
  ])('%s, %j', async (typed, narrow, found) => expect(await rules(typed, narrow)).toEqual(found));

  test.each<[string, HitFilter, readonly string[]]>([
    ['storm', {}, ['alpha:events.storm', 'beta:events.storm']],
    ['storm', { game: 'beta' }, ['beta:events.storm']],
    ['storm', { chapter: 'yard' }, []],
    ['event card ', {}, []],
  ])('other than rules: %s, %j', async (typed, narrow, found) =>
    expect((await searcher.search(typed, { rules: 9, each: 2 }, narrow)).entries.map(({ name }) => name)).toEqual(found),
  );
});
