import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { normalForm } from '../../src/search/words/normal.ts';
import { isStopWord } from '../../src/search/words/stop.ts';
import { amountsIn, languageOf, languagesOf, markOf, namePrefix, nameToken, numberToken, tokenOf, tokensOf } from '../../src/search/words/tokens.ts';

const token = (lang: Lang, word: string): string => tokenOf(lang, normalForm(word));

describe('forms of one word have one token', () => {
  test.each<[Lang, string, string]>([
    ['ru', 'правящий', 'правящей'],
    ['ru', 'правящая', 'правящую'],
    ['ru', 'нейтральный', 'нейтральных'],
    ['ru', 'ведущая', 'ведущую'],
    ['ru', 'красный', 'красных'],
    ['ru', 'Зелёный', 'зеленые'],
    ['ru', 'лидер', 'лидером'],
    ['ru', 'влияние', 'влиянием'],
    ['ru', 'теряем', 'теряют'],
    ['ru', 'фишек', 'фишка'],
    ['ru', 'уровень', 'уровня'],
    ['ru', 'оползень', 'оползни'],
    ['ru', 'конец', 'концом'],
    ['ru', 'карточек', 'карточки'],
    ['en', 'policies', 'policy'],
    ['en', 'delegates', 'delegate'],
    ['en', 'ruling', 'rule'],
    ['fr', 'délégués', 'delegue'],
    ['fr', 'représentants', 'representant'],
    ['fr', 'événements', 'evenement'],
    ['fr', 'globaux', 'global'],
  ])('%s: %s, %s', (lang, one, other) => expect(token(lang, one)).toBe(token(lang, other)));
});

describe('different things have different tokens', () => {
  test.each<[string, string]>([
    [token('ru', 'маркер'), token('ru', 'марка')],
    [token('en', 'policy'), token('en', 'police')],
    [token('en', 'global'), token('fr', 'global')],
    [numberToken('4.1'), numberToken('41')],
    [numberToken('3е'), numberToken('3e')],
    [numberToken('1'), nameToken('1')],
  ])('%s, %s', (one, other) => expect(one).not.toBe(other));
});

test('no token begins another', () => {
  const tokens = [
    ...tokensOf('en', 'part parts party partner 3 3e 33 lobby M€'),
    nameToken('committee.leader'),
    nameToken('committee.leader-counts'),
  ];
  for (const one of tokens) expect(tokens.filter((other) => other.startsWith(one))).toEqual([one]);
});

test('the beginning of an id begins its token, and no word does', () => {
  expect(nameToken('committee.leader-counts').startsWith(namePrefix('committee.leader'))).toBe(true);
  expect(nameToken('influence.adjust').startsWith('influence')).toBe(false);
});

test('M€ is the same in both alphabets', () => expect(token('ru', 'М€')).toBe(token('en', 'M€')));

test('an amount of money is a token of its own, beside its number and its unit', () => {
  const [amount] = amountsIn('Pay 5\u00A0M€.');
  expect([...tokensOf('en', 'Pay 5\u00A0M€.')]).toEqual(expect.arrayContaining([amount, numberToken('5'), token('en', 'M€')]));
  expect(amountsIn('Заплатите 5\u202FМ€')).toEqual([amount]);
  expect(amountsIn('5 steps, then M€')).toEqual([]);
});

test('stop words have no token', () => expect([...tokensOf('fr', 'l’un des')]).toEqual([]));

test('a token tells its language', () => {
  expect(languageOf(token('fr', 'parti'))).toBe('fr');
  expect(languageOf(numberToken('3e'))).toBeUndefined();
  expect(languagesOf('партия')).toEqual(['ru']);
});

test('every language is one that a word can be in', () => {
  expect([...languagesOf('parti'), ...languagesOf('партия')].toSorted()).toEqual(LANGS.toSorted());
});

test('no two languages have one digit', () => {
  expect(new Set(LANGS.map(markOf)).size).toBe(LANGS.length);
});

test.each(['not', 'didn', 'didnt', 'isn', 'doesn'])('a negation counts: what a reader did %s finish is not finished', (word) =>
  expect(isStopWord('en', word)).toBe(false),
);
