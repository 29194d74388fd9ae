import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { matches, matchesNumber } from '../../src/search/query/query.ts';
import { readQuery } from '../../src/search/query/read.ts';
import { meaningToken, noMeanings } from '../../src/search/words/meanings.ts';
import { amountsIn, languagesOf, namePrefix, nameToken, numberToken, tokenOf } from '../../src/search/words/tokens.ts';

const forms = (typed: string, lang: Lang = 'en'): readonly string[] => readQuery(typed, lang).words.map(({ form }) => form);
const exact = (typed: string, lang: Lang = 'en'): readonly string[] =>
  readQuery(typed, lang).words.flatMap(({ asks }) => asks.filter(({ way }) => way === 'exact').map(({ token }) => token));
const begun = (typed: string): readonly string[] =>
  readQuery(typed, 'en').words.flatMap(({ asks }) => asks.filter(({ way }) => way === 'prefix').map(({ token }) => token));

describe('words', () => {
  test.each([
    ['how much does a delegate from the reserve cost', ['delegate', 'reserve', 'cost']],
    ['combien coûte un représentant', ['coute', 'representant']],
    ['когда теряем РТ', ['теряем', 'рт']],
    ["l'influence", ['influence']],
    ['lobby LOBBY', ['lobby']],
    ['the', ['the']],
    ['', []],
    ['?!', []],
  ])('%s', (typed, expected) => expect(forms(typed)).toEqual(expected));

  test('a word is asked for in each language that is written in its letters, whatever the page', () => {
    for (const lang of LANGS) {
      expect(exact('policy ', lang)).toEqual(languagesOf('policy').map((each) => tokenOf(each, 'policy')));
      expect(exact('партия ', lang)).toEqual([tokenOf('ru', 'партия')]);
    }
  });
});

test('a stop word of the page has only the meanings of its own language', () => {
  const robot = meaningToken(0);
  const meanings = { of: (words: readonly (readonly string[])[]) => words.map((tokens) => (tokens.includes(tokenOf('en', 'ai')) ? [robot] : [])) };
  const means = (lang: Lang): boolean =>
    readQuery('ai tokens', lang, { ...noMeanings, ...meanings }).words.some(({ asks }) => asks.some(({ token }) => token === robot));
  expect(LANGS.filter(means)).toEqual(['ru', 'en']);
});

test('stop words alone are looked for', () => expect(exact('the ')).toContain(tokenOf('en', 'the')));

test('an amount is looked for beside its number and its unit, and may be missing', () => {
  const [amount] = amountsIn('5 M€');
  expect(readQuery('pay 5 M€', 'en').words.map(({ form, weak }) => [form, weak ?? false])).toEqual([
    ['pay', false],
    ['5', false],
    ['m€', false],
    [amount, true],
  ]);
  expect(exact('pay 5 M€')).toContain(amount);
});

test.each([
  ['5M€ delegate', '5 M€ delegate'],
  ['send 10м€', 'send 10 м€'],
  ['1TR', '1 TR'],
  ['3NT', '3 NT'],
])('the unit of an amount may follow its number without a blank: %s', (typed, apart) =>
  expect(readQuery(typed, 'en').words).toEqual(readQuery(apart, 'en').words),
);
test.each([
  ['4p', '4 players'],
  ['4J wgt', '4 joueurs wgt'],
])('a number of players may be short: %s', (typed, whole) => expect(readQuery(`${typed} `, 'en').words).toEqual(readQuery(`${whole} `, 'en').words));
test.each(['5mars', '3trees', '2nd', '44p', '4pp'])('what is no unit stays a part of its word: %s', (typed) => expect(forms(typed)).toEqual([typed]));

describe('a word that is being typed', () => {
  test.each([
    ['dele', ['dele']],
    ['party lea', ['lea']],
    ['party lea ', []],
    ['party lea party', ['party']],
    ['party 3e', []],
    ['5 M€ dele', ['dele']],
    ['d', []],
  ])('%s', (typed, expected) => expect(begun(typed)).toEqual(expected));
});

describe('numbers', () => {
  test.each<[string, Lang, readonly string[]]>([
    ['crisis 3b', 'en', ['3b', 'crisis']],
    ['кризис 3Д', 'ru', ['3д', 'кризис']],
    ['4.1', 'en', ['4.1']],
    ['4.10?', 'en', ['4.10']],
    ['3e', 'fr', ['3e']],
    ['crisis 3 e', 'en', ['3e', 'crisis']],
    ['4 в запасе', 'ru', ['4', 'запасе']],
    ['5 TR', 'en', ['5', 'tr']],
    ['4,1', 'ru', ['4.1']],
    ['règle 4,10 ?', 'fr', ['4.10']],
    ['1,2,3', 'en', ['1', '2', '3']],
    ['4, 1', 'en', ['4', '1']],
    ['1,000', 'en', ['1', '000']],
    ['3 E', 'fr', ['3e']],
    ['3\u00A0д', 'ru', ['3д']],
    ['de 3 à', 'fr', ['3']],
    ['de 3 a\u0300', 'fr', ['3']],
    ['10 m', 'en', ['10']],
    ['5 и', 'ru', ['5']],
    ['version 1.2.3a4', 'en', ['version', '1', '2', '3a4']],
  ])('%s', (typed, lang, expected) => expect(forms(typed, lang)).toEqual(expected));

  test.each<[string, Lang, boolean]>([
    ['3e', 'ru', true],
    ['3е', 'ru', true],
    ['3е', 'en', true],
    ['3e', 'en', false],
    ['3b', 'ru', false],
  ])('%s on a page in %s has a look-alike: %s', (typed, lang, expected) => {
    const { asks } = readQuery(typed, lang).words[0]!;
    expect(asks[0]).toEqual({ token: numberToken(typed), way: 'exact' });
    expect(asks.slice(1).map(({ way }) => way)).toEqual(expected ? ['alike'] : []);
  });
});

describe('a French 3e before a word is an ordinal, which is left out', () => {
  test.each<[string, Lang, readonly string[]]>([
    ['le 3e joueur', 'fr', ['joueur']],
    ['2E représentant', 'fr', ['representant']],
    ['la 3e ou 10e voix', 'fr', ['3e', 'voix']],
    ['3e', 'fr', ['3e']],
    ['joueur 3e', 'fr', ['3e', 'joueur']],
    ['3e et 4a', 'fr', ['3e', '4a']],
    ['3d président', 'fr', ['3d', 'president']],
    ['étape 3e domination', 'fr', ['3e', 'etape', 'domination']],
    ['Règles 3e domination', 'fr', ['3e', 'regles', 'domination']],
    ['crise 3e domination', 'fr', ['3e', 'crise', 'domination']],
    ['3e dominance', 'en', ['3e', 'dominance']],
  ])('%s on a page in %s has the words %j', (typed, lang, expected) => expect(forms(typed, lang)).toEqual(expected));
});

test('a number is that of a rule, or looks like it', () => {
  const [word] = readQuery('3e', 'ru').words;
  expect(['3e', '3е', '3b', '3'].map((number) => matchesNumber(word!, number))).toEqual([true, true, false, false]);
});

test.each([
  ['policie', 'policies', true],
  ['rule', 'ruling', true],
  ['ing', 'ruling', false],
  ['police', 'policies', false],
])('a word that begins with %s, or whose stem does: %s, %s', (token, form, expected) =>
  expect(matches({ form: token, asks: [{ token, way: 'prefix' }] }, 'en', form)).toBe(expected),
);

describe('ids', () => {
  test.each(['committee.lobbying', 'turmoil:committee.lobbying', 'crisis.new-government.bonus', 'Committee.Lobbying '])('%s', (typed) =>
    expect(exact(typed)).toEqual([nameToken(typed.trim())]),
  );
  test('may be unfinished', () => expect(begun('committee.lobb')).toEqual([namePrefix('committee.lobb')]));
  test('a sentence is none', () => expect(forms('lobby. free')).toEqual(['lobby', 'free']));
});

test('reading never throws, and keeps what was typed', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LANGS), (typed, lang) => readQuery(typed, lang).text === typed.trim()));
});
