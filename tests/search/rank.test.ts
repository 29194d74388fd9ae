import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rank, rankEntries, rankQuestions } from '../../src/search/rank.ts';
import type { Match, WordMatches } from '../../src/search/score.ts';
import { FIELDS, type FieldName } from '../../src/search/format.ts';

const NAMES = 'abcdexyzfw';
/** Two rules are in another chapter, two in another game, two in chapters that count less. */
const elsewhere: Readonly<Record<string, string>> = {
  ...{ e: 'toy/second', f: 'toy/second', x: 'other/chapter', w: 'other/second' },
  ...{ y: 'toy/introduction', z: 'toy/open-questions' },
};
const chapterOf = (place: number): string => elsewhere[NAMES[place]!] ?? 'toy/chapter';
const match = (name: string, field: FieldName, way: Match['way'] = 'exact'): Match => ({ place: NAMES.indexOf(name), field, way });
const context = { chapterOf, size: NAMES.length };
const found = (words: readonly (readonly Match[])[]): readonly WordMatches[] => words.map((matches) => ({ matches }));
const order = (...words: readonly (readonly Match[])[]): readonly string[] => rank(found(words), context).map(({ place }) => NAMES[place]!);
const orderIn = (page: string, ...words: readonly (readonly Match[])[]): readonly string[] => {
  const [game, chapter] = page.split('/') as [string, string];
  return rank(found(words), { ...context, home: { game, chapter } }).map(({ place }) => NAMES[place]!);
};

describe('order', () => {
  test.each<[string, readonly (readonly Match[])[], readonly string[]]>([
    ['nothing', [], []],
    ['more words before a title', [[match('a', 'title'), match('b', 'text')], [match('b', 'text')]], ['b', 'a']],
    ['the defining rule before one whose title names the term', [[match('a', 'title'), match('b', 'term')]], ['b', 'a']],
    ['a short title before a longer one', [[match('a', 'title'), match('b', 'heading')]], ['b', 'a']],
    ['the rule before what tells of it', [[match('y', 'heading'), match('a', 'heading'), match('z', 'heading')]], ['a', 'y', 'z']],
    ['the text before everyday words', [[match('a', 'said'), match('b', 'text')]], ['b', 'a']],
    ['a title before a mention', [[match('a', 'text'), match('b', 'title')]], ['b', 'a']],
    ['a number before all text', [[match('a', 'term'), match('b', 'number')]], ['b', 'a']],
    ['the chapter’s name before a mention', [[match('a', 'text'), match('b', 'under')]], ['b', 'a']],
    ['what was typed before a corrected typo', [[match('a', 'text', 'typo'), match('b', 'text')]], ['b', 'a']],
    ['what was typed before a longer word that starts with it', [[match('a', 'text', 'prefix'), match('b', 'text')]], ['b', 'a']],
    ['what was typed, even if unfinished, before what means the same', [[match('a', 'text', 'alike'), match('b', 'text', 'prefix')]], ['b', 'a']],
    ['the order of the book between equals', [[match('b', 'text'), match('a', 'text')]], ['a', 'b']],
  ])('%s', (_, words, expected) => expect(order(...words)).toEqual(expected));

  test.each([
    ['a word that two games have is looked for in the reader’s own first', 'toy/', 'x', 'other/'],
    ['of rules with one title, that of the reader’s chapter comes first', 'toy/chapter', 'e', 'toy/second'],
  ])('%s, but a title is before a mention', (_, home, other, away) => {
    const both = [match('a', 'title'), match(other, 'title')];
    expect([orderIn(home, both), orderIn(away, both)]).toEqual([
      ['a', other],
      [other, 'a'],
    ]);
    expect(orderIn(away, [match('a', 'title'), match(other, 'text')])).toEqual(['a', other]);
  });

  test('a rare word tells more', () => {
    const common = [match('a', 'text'), match('b', 'text'), match('c', 'text'), match('d', 'text')];
    expect(order([...common, match('e', 'text')], [match('d', 'text')], [match('a', 'text'), match('b', 'text'), match('c', 'text')])[0]).toBe('d');
  });

  test('rules with far fewer words than the best are left out', () => {
    expect(order([match('a', 'text'), match('b', 'term')], [match('a', 'text')], [match('a', 'text')])).toEqual(['a']);
  });
  test('a weak field is enough where no word is missing, one of three words where its field is strong', () => {
    expect(order([match('a', 'name'), match('b', 'said')])).toEqual(['a', 'b']);
    expect(order([match('a', 'text'), match('b', 'name')], [match('a', 'text')], [match('a', 'text')])).toEqual(['a', 'b']);
  });
  test('half of the words are enough if the score is not far lower', () => {
    expect(order([match('a', 'text'), match('b', 'term'), match('c', 'text')], [match('a', 'text')])).toEqual(['a', 'b']);
  });
});

describe('questions that match', () => {
  const led = (leads: ReadonlyMap<string, number>, ...words: readonly (readonly Match[])[]): readonly string[] =>
    rank(found(words), context, new Map([...leads].map(([name, lead]) => [NAMES.indexOf(name), lead]))).map(({ place }) => NAMES[place]!);

  test('bring the rule that answers before one that only has the words', () =>
    expect(led(new Map([['b', 1]]), [match('a', 'title')], [match('a', 'text'), match('b', 'text')])).toEqual(['b', 'a']));
  test('find a rule that has none of the words', () => expect(led(new Map([['c', 0.9]]), [match('a', 'text')])).toEqual(['c', 'a']));
  test('say the more, the more is typed', () => {
    const word = [match('a', 'title')];
    expect([led(new Map([['c', 1]]), word), led(new Map([['c', 1]]), word, word, word, word)]).toEqual([['a'], ['c', 'a']]);
  });
  test('say a little less for a chapter that tells of rules', () => {
    const against = (other: number): readonly string[] =>
      led(
        new Map([
          ['y', 1],
          ['c', other],
        ]),
        [],
      );
    expect([against(0.95), against(0.85)]).toEqual([
      ['c', 'y'],
      ['y', 'c'],
    ]);
  });
  test('that hardly match find nothing', () => expect(led(new Map([['c', 0.01]]), [match('a', 'title')])).toEqual(['a']));
});

describe('what a query is about', () => {
  test.each<[string, readonly Match[], readonly string[]]>([
    ['other rules of its game come before those of another', [match('x', 'title'), match('b', 'text'), match('w', 'text')], ['x', 'w', 'b']],
    ['other rules of its chapter too', [match('e', 'title'), match('b', 'text'), match('f', 'text')], ['e', 'f', 'b']],
    ['but a title comes before a mention', [match('a', 'number'), match('b', 'text'), match('x', 'title')], ['a', 'x', 'b']],
  ])('%s', (_, word, expected) => expect(order(word)).toEqual(expected));

  test('is told by the best thirty hits', () => {
    const best = (place: number): boolean => place > 100 && place <= 130;
    const matches = Array.from({ length: 132 }, (_, place): Match => ({ place, field: best(place) ? 'title' : 'text', way: 'exact' }));
    const about = { chapterOf: (place: number) => (place > 100 ? 'toy/chapter' : 'other/chapter'), size: matches.length };
    expect(rank([{ matches }], about)[30]?.place).toBe(131);
  });
});

test('a word that only says what is asked for weighs less', () => {
  const words = [{ matches: [match('a', 'text')], weak: true }, { matches: [match('b', 'text')] }];
  expect(rank(words, context).map(({ place }) => NAMES[place]!)).toEqual(['b', 'a']);
});

test('a word of the page’s language comes before one of another', () =>
  expect(order([{ ...match('a', 'text'), foreign: true }, match('b', 'text')])).toEqual(['b', 'a']));

test('each rule stands once, the best first', () => {
  const word = fc.array(
    fc.record({ place: fc.nat(2), field: fc.constantFrom(...FIELDS), way: fc.constantFrom('exact' as const, 'prefix' as const) }),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const ranked = rank(found(words), context);
      expect(new Set(ranked.map(({ place }) => place)).size).toBe(ranked.length);
      expect(ranked.map(({ score }) => score)).toEqual(ranked.map(({ score }) => score).sort((a, b) => b - a));
    }),
  );
});

describe('entries', () => {
  const called = (...words: readonly (readonly Match[])[]): readonly string[] => rankEntries(found(words), context).map(({ place }) => NAMES[place]!);

  test.each<[string, readonly (readonly Match[])[], readonly string[]]>([
    ['have every word', [[match('a', 'title'), match('b', 'heading')], [match('a', 'title')]], ['a']],
    ['have every word, however strong the field of one', [[match('a', 'title'), match('b', 'name')], [match('a', 'title')]], ['a']],
    ['are not found by what all of their kind are called', [[match('a', 'text'), match('b', 'text'), match('b', 'said')]], ['b']],
    ['may have that beside their name', [[match('a', 'text'), match('b', 'text')], [match('a', 'term')]], ['a']],
    ['the name before what readers say for it', [[match('a', 'said'), match('b', 'term')]], ['b', 'a']],
  ])('%s', (_, words, expected) => expect(called(...words)).toEqual(expected));
});

test('entries may lack a word that only says what is asked for', () =>
  expect(rankEntries([{ matches: [match('a', 'title')] }, { matches: [match('b', 'title')], weak: true }], context)).toMatchObject([{ place: 0 }]));

describe('questions', () => {
  const asked = (words: readonly WordMatches[], game = 'toy'): readonly string[] =>
    rankQuestions(words, { ...context, home: { game, chapter: 'faq' } }, new Map()).map(({ place }) => NAMES[place]!);

  test('have half of the words', () => {
    const [all, half] = [[match('c', 'title'), match('b', 'title')], [match('b', 'title')]];
    expect(asked(found([[...all, match('a', 'title')], all, half]))).toEqual(['b', 'c']);
    expect(asked(found([all, half]))).toEqual(['b', 'c']);
  });
  test('need not have what only says what is asked for', () =>
    expect(asked([...[[], [match('a', 'title')]].map((matches) => ({ matches, weak: true })), ...found([[match('b', 'title')]])])).toEqual([
      'b',
      'a',
    ]));
  test('one whose wording was typed comes before one that has its words in several', () => {
    const words = found([[match('a', 'title'), match('b', 'title')]]);
    expect(rankQuestions(words, context, new Map([[1, 0.1]])).map(({ place }) => place)).toEqual([1, 0]);
  });
  test('of the page’s game come first, then those that stand first', () => {
    const word = found([[match('x', 'title'), match('b', 'title'), match('a', 'title')]]);
    expect([asked(word), asked(word, 'other')]).toEqual([
      ['a', 'b', 'x'],
      ['x', 'a', 'b'],
    ]);
  });
});
