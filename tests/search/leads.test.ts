import { describe, expect, test } from 'vitest';
import { bestWordings, leadsOf, wordingsIn } from '../../src/search/leads.ts';
import type { Match, WordMatches } from '../../src/search/score.ts';

/** Three questions, then words for one rule; each has two wordings, the even and the odd place. Rules have the places 10, 11 and 12. */
const leading = { cites: '10,1 1 -1 2', asked: 3, lengths: '44 44 44 44', games: [] };
const at = (...places: readonly number[]): WordMatches => ({ matches: places.map((place): Match => ({ place, field: 'title', way: 'exact' })) });
const order = (words: readonly WordMatches[], lengths = leading.lengths): readonly number[] =>
  [...leadsOf(words, wordingsIn({ ...leading, lengths }))].sort((one, other) => other[1] - one[1]).map(([rule]) => rule);

describe('questions speak for rules', () => {
  test.each<[string, readonly WordMatches[], readonly number[]]>([
    ['no word, no rule', [at()], []],
    ['the rule that is named first comes first', [at(0)], [10, 11]],
    ['more of the words say more', [at(2, 6), at(6)], [12, 11]],
    ['a second question adds to the first', [at(2, 4), at(0, 2, 4)], [10, 11]],
    ['words for one rule say a little more than a question', [at(2, 6)], [12, 11]],
    ['a rare word says more than a common one', [at(0, 2, 4), at(6)], [12, 10, 11]],
    ['a word that only says what is asked for says less', [{ ...at(2), weak: true }, at(4)], [10, 11]],
    ['words of one wording say more than the same words of several', [at(2, 4), at(3, 4)], [10, 11]],
  ])('%s', (_, words, expected) => expect(order(words)).toEqual(expected));

  test('one with many words matches by chance', () => expect(order([at(2, 4)], '44 zz 44 44')).toEqual([10, 11]));
  test('a wording with few other words is meant', () => expect(order([at(2, 4), at(2, 4)], '44 82 28 44')).toEqual([10, 11]));
});

describe('the best wording of a question', () => {
  const best = (...words: readonly WordMatches[]): readonly number[] => {
    const found = bestWordings(words, wordingsIn({ ...leading, lengths: '24 24 44 44' }));
    return [0, 1].map((lead) => found.get(lead) ?? 0);
  };

  test('counts if all of its words are typed', () => {
    const [all, none] = best(at(0), at(0));
    expect([all! > 0, none]).toEqual([true, 0]);
    const [one, half] = best(at(0, 3), at(0, 3));
    expect(one).toBeGreaterThan(half!);
  });
});

describe('how much they say', () => {
  /** What is said for rule 10, to which the first question leads. */
  const said = (words: readonly WordMatches[], lengths: string, cites = leading.cites): number =>
    leadsOf(words, wordingsIn({ ...leading, lengths, cites })).get(10)!;

  test('twice as many words say a little less', () => {
    const share = said([at(0)], 'ii 44 44 44') / said([at(0)], '99 44 44 44');
    expect(share).toBeLessThan(1);
    expect(share).toBeGreaterThan(0.8);
  });

  test('of several questions for one rule the second adds by how well it matches, and the third nothing', () => {
    const all = (...places: readonly number[]): number => said([at(...places)], '44 88 zz 44', '10 0 0 1');
    expect(all(0, 4)).toBeGreaterThan(all(0));
    expect(all(0, 2)).toBeGreaterThan(all(0, 4));
    expect([all(0, 2, 4), all(4, 2, 0)]).toEqual([all(0, 2), all(0, 2)].map((sum) => expect.closeTo(sum)));
  });

  test('that words stand in one wording counts the more, the more is typed; of one word it does not count', () => {
    const [one, other] = [at(0), at(1)];
    const gain = (...others: readonly WordMatches[]): number => {
      const lengths = `${others.length}${others.length} 44 44 44`;
      const inOne = others.map(() => one);
      return said(inOne, lengths) / said(others, lengths);
    };
    expect(gain(one, other)).toBeGreaterThan(1);
    expect(gain(one, other, one, other)).toBeGreaterThan(1.1 * gain(one, other));
    expect(said([one], '18 44 44 44')).toBe(said([other], '18 44 44 44'));
  });
});
