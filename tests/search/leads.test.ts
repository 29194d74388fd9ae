import { describe, expect, test } from 'vitest';
import { leadsOf, type Cited } from '../../src/search/leads.ts';
import type { Match, WordMatches } from '../../src/search/score.ts';

/** Three questions, then words for one rule. Rules have the places 10, 11 and 12. */
const index: Cited = { cites: [[10, 11], [11], [10], [12]], asked: 3, lengths: [20, 20, 20, 20] };
const at = (...places: readonly number[]): WordMatches => ({ matches: places.map((place): Match => ({ place, field: 'title', way: 'exact' })) });
const order = (words: readonly WordMatches[], cited = index): readonly number[] =>
  [...leadsOf(words, cited)].sort((one, other) => other[1] - one[1]).map(([rule]) => rule);

describe('questions speak for rules', () => {
  test.each<[string, readonly WordMatches[], readonly number[]]>([
    ['no word, no rule', [at()], []],
    ['the rule that is named first comes first', [at(0)], [10, 11]],
    ['more of the words say more', [at(1, 3), at(3)], [12, 11]],
    ['a second question adds to the first', [at(1, 2), at(0, 1, 2)], [10, 11]],
    ['words for one rule say a little more than a question', [at(1, 3)], [12, 11]],
    ['a rare word says more than a common one', [at(0, 1, 2), at(3)], [12, 10, 11]],
    ['a word that only says what is asked for says less', [{ ...at(1), weak: true }, at(2)], [10, 11]],
  ])('%s', (_, words, expected) => expect(order(words)).toEqual(expected));

  test('one with many words matches by chance', () => {
    const lengths = [20, 60, 20, 20];
    expect(order([at(1, 2)], { ...index, lengths })).toEqual([10, 11]);
  });
});
