import { expect, test } from 'vitest';
import { scoresOf, type Match, type Scale, type WordMatches } from '../../src/search/score.ts';

/* The formula, where it can be computed by hand: of three records, a word that one has weighs 1 and a word that all have 1/2. */

const scale: Scale = { strengthOf: ({ field }) => (field === 'title' ? 2 : 1), size: 3, rarity: 1, wholeness: 1 };
const text = (...places: readonly number[]): readonly Match[] => places.map((place) => ({ place, field: 'text', way: 'exact' }));
const longer = (...places: readonly number[]): readonly Match[] => text(...places).map((match) => ({ ...match, way: 'prefix' }));
const title: Match = { place: 0, field: 'title', way: 'exact' };
const word = (...matches: readonly Match[]): WordMatches => ({ matches });
const common = word(...text(0, 1, 2));
const rare = word(...text(0));

test.each<[string, readonly WordMatches[], Partial<Scale>, Readonly<Record<number, readonly [covered: number, score: number]>>]>([
  ['a record is as strong as its best field', [word(...text(0), title, ...text(0, 1))], {}, { 0: [1, 2], 1: [1, 1] }],
  ['a rare word weighs more', [common, rare], {}, { 0: [2, 1], 1: [1, 1 / 9], 2: [1, 1 / 9] }],
  ['how much more is said by the rarity', [common, rare], { rarity: 2 }, { 0: [2, 1], 1: [1, 1 / 25], 2: [1, 1 / 25] }],
  ['what is missing costs as much as the wholeness says', [common, rare], { wholeness: 2 }, { 0: [2, 1], 1: [1, 1 / 27], 2: [1, 1 / 27] }],
  ['the strength of a word counts by its weight', [common, word(title)], {}, { 0: [2, 5 / 3], 1: [1, 1 / 9], 2: [1, 1 / 9] }],
  ['a word that nothing has is missing as a rare one', [rare, word()], {}, { 0: [1, 1 / 4] }],
  ['a word is as rare as it was typed', [word(...longer(0, 1, 2), ...text(0)), rare], {}, { 0: [2, 1], 1: [1, 1 / 4], 2: [1, 1 / 4] }],
  ['if that is nowhere, as longer ones are', [word(...longer(0, 1, 2)), rare], {}, { 0: [2, 1], 1: [1, 1 / 9], 2: [1, 1 / 9] }],
  ['no word is in more records than there are', [word(...text(0, 1, 2, 3)), rare], {}, { 0: [2, 1], 1: [1, 1 / 9], 2: [1, 1 / 9], 3: [1, 1 / 9] }],
])('%s', (_, words, own, expected) => {
  const found = [...scoresOf(words, { ...scale, ...own })].map(([place, { covered, score }]) => [place, [covered, expect.closeTo(score)]]);
  expect(expected).toEqual(Object.fromEntries(found));
});
