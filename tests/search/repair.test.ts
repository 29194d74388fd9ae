import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherLayout, correctionsOf, editDistance, nearestTo } from '../../src/search/query/typos.ts';
import { begun, isDoubtful } from '../../src/search/query/begun.ts';
import { repair, type RepairSource } from '../../src/search/query/repair.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { noMeanings, type Meanings } from '../../src/search/words/meanings.ts';
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
const known: RepairSource = {
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
    // Below five letters there is no typo, from nine on there may be two.
    ['fund', false, []],
    ['lbby', false, ['lobby']],
    ['glxxal', false, []],
    ['rxpresxntant', false, ['representant']],
    ['rxprxsxntant', false, []],
  ])('%s, unfinished: %s', (typed, unfinished, words) => expect(correctionsOf(typed, vocabulary, unfinished)).toEqual(words));
});

describe('of several words', () => {
  test.each<[string, readonly string[], boolean, readonly string[]]>([
    ['those with the fewest typos are meant', ['markerss', 'markess'], false, ['markess']],
    ['those with the same first letter come alone', ['barkes', 'marker', 'market'], false, ['marker', 'market']],
    ['those with another first letter come if there is no other', ['barkes', 'parkes'], false, ['barkes', 'parkes']],
    ['longer ones start with the same letter', ['markeration', 'barkesation'], true, ['markeration']],
    ['others do not come', ['barkesation', 'mzzzzzzzzz', 'markzxzz'], true, []],
    ['longer ones are longer', ['maresz'], true, []],
    ['whole ones come before longer ones', ['market', 'markesation'], true, ['market']],
    [
      'longer ones are eight at most',
      [...'abcdefghij'].map((end) => `markes${end.repeat(5)}`),
      true,
      [...'abcdefgh'].map((end) => `markes${end.repeat(5)}`),
    ],
  ])('%s', (_, words, unfinished, meant) => expect(correctionsOf('markes', words, unfinished)).toEqual(meant));
});

test.each<[string, string, boolean, boolean]>([
  ['abcdefgxy', 'abcdefghi', false, true],
  ['abcdefxy', 'abcdefgh', false, false],
  ['abcdx', 'abcde', false, true],
  ['abcx', 'abcd', false, false],
  // Of a beginning, at most one letter may be too many.
  ['axbcdefgh', 'abcdefghijkl', true, true],
  ['axybcdefg', 'abcdefghijkl', true, false],
])('from five letters on there may be one typo, from nine on two: %s, %s', (typed, word, unfinished, expected) =>
  expect(correctionsOf(typed, [word], unfinished)).toEqual(expected ? [word] : []),
);

describe('between its stem and its end a word is known', () => {
  const stems = new Set([tokenOf('fr', 'representants'), tokenOf('en', 'ruling'), tokenOf('ru', 'председатель')]);
  const has: RepairSource['has'] = ({ asks }) => Promise.resolve(asks.some(({ token }) => [...stems].some((each) => each.startsWith(token))));
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

describe('the stems of a word that is being typed', () => {
  const asked = async (typed: string, form = typed): Promise<readonly string[]> => {
    const tokens: string[] = [];
    await begun({ ...readQuery(typed, 'en').words[0]!, form }, ({ asks }) => {
      tokens.push(...asks.map(({ token, way }) => `${way} ${token}`));
      return Promise.resolve(false);
    });
    return tokens;
  };

  test('have four letters at least and three fifths of what is typed; the longest is tried first, with an e after it too', async () => {
    const stems = ['представите', 'представитеe', 'представит', 'представитe', 'представи', 'представиe', 'представ', 'представe'];
    expect(await asked('представител')).toEqual(stems.map((stem) => `prefix ${stem}1`));
    expect(await asked('fundi')).toEqual(['prefix fund2', 'prefix fund3', 'prefix funde2', 'prefix funde3', 'prefix fune2', 'prefix fune3']);
    expect(await asked('fun')).toEqual([]);
  });

  test('are not looked for in an id or a finished word', async () =>
    expect([await asked('committee.lobb'), await asked('represent ')]).toEqual([[], []]));
});

test.each([
  ['minning', true],
  ['running', true],
  ['mining', false],
  ['putting', true],
  ['election', false],
  ['делегат', false],
  ['3bbbbbbb', false],
])('the stem of %s says little of it: %s', (typed, expected) => expect(isDoubtful(readQuery(typed, 'en').words[0]!)).toBe(expected));

describe('what is fetched for a typo', () => {
  const beginnings = async (typed: string): Promise<readonly string[]> => {
    const asked: string[] = [];
    await repair(typed, 'en', { has: known.has, words: (beginning) => (asked.push(beginning), known.words(beginning)) });
    return asked;
  };

  test.each([
    ['delagate', ['de']],
    ['edlegate', ['ed', backwards('edlegate').slice(0, 3)]],
    ['zzzzqqqq', ['zz', '-qq', 'z', 'яя', '-йй', 'я']],
    ['lob', []],
    ['delegate', []],
    ['3bbbb', []],
    ['bbbb3', []],
  ])('%s', async (typed, asked) => expect(await beginnings(typed)).toEqual(asked));
});

test('a corrected word asks for what it means too', async () => {
  const [lobby, post] = [tokenOf('en', 'lobby'), tokenOf('en', 'post')];
  const meanings: Meanings = { ...noMeanings, of: (words) => words.map((tokens) => (tokens.includes(lobby) ? [post] : [])) };
  const query = await repair('llobby', 'en', { ...known, meanings: () => Promise.resolve(meanings) });
  expect(query.meanings).toBe(meanings);
  expect(query.words[0]!.asks.filter(({ way }) => way === 'typo').map(({ token }) => token)).toContain(lobby);
  expect(query.words[0]!.asks.filter(({ way }) => way === 'alike')).toEqual([{ token: post, way: 'alike' }]);
  expect(await repair('llobby', 'en', known)).not.toHaveProperty('meanings');
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
    // A word that is finished is not the start of a longer one.
    ['delaga', 'delaga', ['delegate']],
    ['delaga ', 'delaga', ['delaga']],
    ['delaga marker', 'delaga marker', ['delaga', 'marker']],
    // Stop words are known in each layout; blanks stay.
    ['rjulf  ltktufn', 'когда  делегат', ['делегат']],
    ['the ltktufn', 'the делегат', ['делегат']],
    // A piece without letters, or of one key, is not converted.
    ['z marker', 'z marker', ['z', 'marker']],
    ['yf marker', 'на marker', ['marker']],
    // All words of a piece are to be known.
    ['gjkbnbrf-zzzz', 'gjkbnbrf-zzzz', ['политика', 'zzzz']],
    [' 12 lobby ', '12 lobby', ['12', 'lobby']],
  ])('%s', async (typed, read, words) => {
    const query = await repair(typed, 'en', known);
    expect([query.text, query.read]).toEqual([typed.trim(), read]);
    expect(query.words.map(({ form, meant }) => meant?.[0] ?? form)).toEqual(words);
  });
});

test('a word that is known as it was typed stays, although it is known in the other layout too', async () =>
  expect((await repair('ltktufn', 'en', { ...known, has: () => Promise.resolve(true) })).read).toBe('ltktufn'));

describe('the nearest words to one that is nothing', () => {
  test.each([
    ['delgaxxe', ['delegate']],
    ['lobbxxng', ['lobbying']],
    ['zzzzqqqq', []],
  ])('%s', (typed, words) => expect(nearestTo(typed, vocabulary)).toEqual(words));

  test.each<[string, readonly string[], readonly string[]]>([
    ['those with fewer typos come first, then those earlier in the alphabet', ['abcxy', 'abcdz', 'abcda'], ['abcda', 'abcdz', 'abcxy']],
    ['two in five letters may differ, of the longer word', ['abxxx', 'abc', 'ab', 'abcdefg'], ['abc', 'abcdefg']],
    ['there are four at most', ['bbcde', 'cbcde', 'dbcde', 'ebcde', 'fbcde'], ['bbcde', 'cbcde', 'dbcde', 'ebcde']],
  ])('%s', (_, words, nearest) => expect(nearestTo('abcde', words)).toEqual(nearest));
});
