import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherLayout, correctionsOf, editDistance, nearestTo } from '../../src/search/query/typos.ts';
import { begun, repair, type Known } from '../../src/search/query/repair.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { backwards, normalForm } from '../../src/search/words/normal.ts';
import { tokenOf } from '../../src/search/words/tokens.ts';

const vocabulary = [
  'председатель',
  'делегат',
  'политика',
  'баланс',
  'delegate',
  'lobby',
  'lobbying',
  'representant',
  'representants',
  'global',
  'marker',
];
const tokens = new Set(vocabulary.flatMap((word) => (['ru', 'en', 'fr'] as const).map((lang) => tokenOf(lang, word))));
const known: Known = {
  has: ({ asks }) =>
    Promise.resolve(asks.some(({ token, way }) => (way === 'prefix' ? [...tokens].some((each) => each.startsWith(token)) : tokens.has(token)))),
  words: (beginning) => Promise.resolve(vocabulary.filter((word) => word.startsWith(beginning) || backwards(word).startsWith(beginning))),
};

describe('the other keyboard layout', () => {
  test.each([
    ['gjkbnbrf', 'политика'],
    ['ghtlctlfntkm', 'председатель'],
    [',fkfyc', 'баланс'],
    ['дщиин', 'lobby'],
    ['Вудупфеу', 'delegate'],
  ])('%s is %s', (typed, word) => expect(otherLayout(typed)).toBe(word));

  test('there and back', () => {
    fc.assert(fc.property(fc.stringMatching(/^[а-яё]+$/), (typed) => otherLayout(otherLayout(typed)) === typed));
  });
});

describe('typos', () => {
  test.each([
    ['delegate', 'delegate', 0],
    ['delagate', 'delegate', 1],
    ['delegte', 'delegate', 1],
    ['dellegate', 'delegate', 1],
    ['dleegate', 'delegate', 1],
    ['', 'abc', 3],
  ])('%s, %s: %d', (typed, word, count) => expect(editDistance(typed, word)).toBe(count));

  test('the same in both directions', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(fc.property(word, word, (one, other) => editDistance(one, other) === editDistance(other, one)));
  });

  test.each<[string, boolean, readonly string[]]>([
    ['loby', false, ['lobby']],
    ['lbooy', false, []],
    ['represntant', false, ['representant']],
    ['reprsntant', false, ['representant']],
    ['elegate', false, ['delegate']],
    ['delaga', true, ['delegate']],
    ['delaga', false, []],
    ['lob', false, []],
  ])('%s, unfinished: %s', (typed, unfinished, words) => expect(correctionsOf(typed, vocabulary, unfinished)).toEqual(words));
});

describe('between its stem and its end a word is known', () => {
  const stems = new Set([tokenOf('fr', 'representants'), tokenOf('en', 'ruling'), tokenOf('ru', 'председатель')]);
  const has: Known['has'] = ({ asks }) => Promise.resolve(asks.some(({ token }) => [...stems].some((each) => each.startsWith(token))));
  test.each([
    ['representan', 'représentants', 'fr'],
    ['ruli', 'ruling', 'en'],
    ['председателям', 'председатель', 'ru'],
    ['representan ', undefined, undefined],
    ['represxxxxxx', undefined, undefined],
    ['rul', undefined, undefined],
  ] as const)('"%s" of %s', async (typed, word, lang) => {
    const read = await begun(readQuery(typed, 'en').words[0]!, has);
    expect(read?.asks.some(({ token }) => token === tokenOf(lang!, normalForm(word!)))).toBe(word && true);
  });
});

describe('a query is read again', () => {
  test.each([
    ['gjkbnbrf', 'политика', ['политика']],
    ['председатель lobby', 'председатель lobby', ['председатель', 'lobby']],
    ['ltktufn ', 'делегат', ['делегат']],
    ['marker ltktufn', 'marker делегат', ['marker', 'делегат']],
    ['delagate', 'delagate', ['delegate']],
    ['elegate', 'elegate', ['delegate']],
    ['прдседатель', 'прдседатель', ['председатель']],
    ['ghtlctlfnkm', 'ghtlctlfnkm', ['председатель']],
    ['zzzzqqqq', 'zzzzqqqq', ['zzzzqqqq']],
  ])('%s', async (typed, read, words) => {
    const query = await repair(typed, 'en', known);
    expect(query.read).toBe(read);
    expect(query.words.map(({ form, meant }) => meant?.[0] ?? form)).toEqual(words);
  });
});

describe('the nearest words to one that is nothing', () => {
  test.each([
    ['delgaxxe', ['delegate']],
    ['lobbxxng', ['lobbying']],
    ['zzzzqqqq', []],
  ])('%s', (typed, words) => expect(nearestTo(typed, vocabulary)).toEqual(words));
});
