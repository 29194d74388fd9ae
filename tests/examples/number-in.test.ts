import { describe, expect, it } from 'vitest';
import { isWhole, numberIn } from '../../src/examples/frame/form/number-in.ts';

/* What a reader types into the field of a number. */

describe('a typed number', () => {
  it.each([
    ['4', 4],
    [' 4 ', 4],
    ['-4', -4],
    // The minus sign U+2212.
    ['−4', -4],
    ['1,5', 1.5],
    ['1.5', 1.5],
  ])('"%s" is read as %d', (typed, number) => expect(numberIn(typed)).toBe(number));

  it.each(['', ' ', 'x', '0x10', '1e3', '1,000', '1.000', '--4', '4-'])('"%s" is no number', (typed) => expect(numberIn(typed)).toBeNaN());

  it.each([
    ['0', true],
    ['12', true],
    ['-1', false],
    ['1.5', false],
    ['', false],
  ])('"%s" is whole and not negative: %s', (typed, whole) => expect(isWhole(typed)).toBe(whole));
});
