/* Who has the most: `withMost` alone. What each rule makes of a tie is tested with the rule. */
import { expect, test } from 'vitest';
import { withMost } from '../../src/engine/core/most.ts';

test.each<[string, Readonly<Record<string, number>>, readonly string[]]>([
  ['one has more than all others', { a: 1, b: 3, c: 2 }, ['b']],
  ['those who tie keep their order', { c: 2, a: 1, b: 2 }, ['c', 'b']],
  ['below 0 the highest is the nearest to 0', { a: -3, b: -1 }, ['b']],
  ['NaN is less than any number', { a: NaN, b: 0 }, ['b']],
  ['there is no number', { a: NaN }, []],
  ['there is nobody', {}, []],
])('%s', (_, counts, expected) => expect(withMost(Object.keys(counts), (name) => counts[name]!)).toEqual(expected));
