import { describe, expect, test } from 'vitest';
import { hasForeignTerm, ownFirst } from '../../src/search/home.ts';
import type { Match } from '../../src/search/score.ts';

const ranked = [7, 1, 8, 2, 9, 10, 3].map((place, index) => ({ place, covered: 1, score: 9 - index }));
const places = (isHome: (place: number) => boolean, most: number): readonly number[] =>
  ownFirst(ranked, isHome, most).chosen.map(({ place }) => place);
const isHome = (place: number): boolean => place < 5;

test('on a page of a game its own rules come first, and three of other games follow', () => {
  expect(places(isHome, 6)).toEqual([1, 2, 3, 7, 8, 9]);
  expect(places(isHome, 2)).toEqual([1, 2, 7, 8, 9]);
});

test('on a page of no game the order stays, and where the own game has none', () => {
  expect(places(() => true, 3)).toEqual([7, 1, 8]);
  expect(places(() => false, 3)).toEqual([7, 1, 8]);
});

test('it tells whether the best rule is of another game', () => {
  expect(ownFirst(ranked, isHome, 6).away).toBe(true);
  expect(ownFirst(ranked, (place) => place > 5, 6).away).toBe(false);
  expect(ownFirst(ranked, () => false, 6).away).toBe(false);
});

test('the own game has an answer if its best rule has six tenths of the best score', () => {
  const stays = (...own: readonly number[]): boolean => ownFirst(ranked, (place) => own.includes(place), 6).stays;
  expect([stays(7), stays(2), stays(9), stays(10), stays(3, 9), stays()]).toEqual([true, true, false, false, false, false]);
});

test('where another game is meant its rules come first, and three of the own follow', () => {
  const found = ownFirst(ranked, isHome, 2, true);
  expect(found.chosen.map(({ place }) => place)).toEqual([7, 8, 1, 2, 3]);
  expect([found.away, found.stays]).toEqual([true, false]);
});

describe('a word is a term and is nowhere in the own game', () => {
  const match = (place: number, field: Match['field'], way: Match['way'] = 'exact'): Match => ({ place, field, way });
  const [here, there] = [2, 7];
  test.each<[string, readonly Match[], boolean]>([
    ['if another game has it', [match(there, 'term')], true],
    ['not if the own game mentions it', [match(there, 'term'), match(here, 'text')], false],
    ['not if the other game only mentions it', [match(there, 'text')], false],
    ['not if it is only the beginning of a term', [match(there, 'term', 'prefix')], false],
    ['not if it only means the term', [match(there, 'term', 'alike')], false],
  ])('%s', (_, matches, expected) => expect(hasForeignTerm([{ matches: [match(here, 'text')] }, { matches }], isHome)).toBe(expected));
});
