import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TYPED, readable } from '../../src/search/query/typed.ts';
import { readQuery } from '../../src/search/query/read.ts';

test.each([
  ['lobby', 'lobby'],
  ['lobby ', 'lobby '],
  ['lobby \uD83D\uDE00', 'lobby \uD83D\uDE00'],
  ['lobby \uD83D', 'lobby  '],
  ['\uDE00\uDE00lobby', '  lobby'],
  ['x'.repeat(1e6), 'x'.repeat(MAX_TYPED)],
])('%j', (typed, expected) => expect(readable(typed)).toBe(expected));

test('a letter that the limit cuts in two is left out', () =>
  expect(readable(`${'x'.repeat(MAX_TYPED - 1)}\uD83D\uDE00`)).toBe(`${'x'.repeat(MAX_TYPED - 1)} `));

test('whatever is typed can stand in an address, and is read', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      expect(() => encodeURIComponent(readable(typed))).not.toThrow();
      expect(readQuery(readable(typed), 'en').words.length).toBeLessThanOrEqual(MAX_TYPED);
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300), seed: Number(process.env['FUZZ_SEED'] ?? 1) },
  ));
