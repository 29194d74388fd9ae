import { describe, expect, test } from 'vitest';
import { inProcedure, numbersOf, stretchesOf } from '../../src/examples/frame/stage/rail.tsx';

/** The steps of a crisis in solo play: general rules act within a step. */
const NUMBERS = ['1', '2', '9.2', '2', '3a', '4a', '4a', '4.3', '4b', '4c', '4c', '4.3'] as const;
const IN_PROCEDURE = ['1', '2', '2', '2', '3a', '4a', '4a', '4a', '4b', '4c', '4c', '4c'] as const;

describe('the rail of the steps', () => {
  test('a general rule that a step of a procedure applies belongs to that step', () => {
    expect(inProcedure(NUMBERS)).toEqual(IN_PROCEDURE);
    expect(inProcedure(['3д', '4.3', '3е', '4а'])).toEqual(['3д', '3д', '3е', '4а']);
  });

  test.each([
    ['general rules alone', ['4.1', '4.3', '4.1']],
    ['a general rule before the first step', ['9.2', '1', '2']],
    ['steps against their order', ['4c', '4b', '4a']],
    ['a rule without a number', ['', '1']],
  ])('%s are no procedure', (_, numbers) => {
    expect(inProcedure(numbers)).toBeUndefined();
  });

  test('a step that names the step of the procedure beside its general rule belongs to that one', () => {
    const rules = Object.fromEntries(['1', '2', '6.4', '3a'].map((number) => [`at-${number}`, { number, title: '', href: '' }]));
    const steps = [['at-1'], ['at-6.4', 'at-2'], ['at-3a']].map(([rule = '', ...also]) => ({ rule, also, what: '', why: '' }));
    expect(numbersOf(steps, rules)).toEqual(['1', '2', '3a']);
  });

  test('elsewhere it numbers the steps, or the actions of the reader where the steps belong to them', () => {
    const rules = { a: { number: '4.1', title: '', href: '' }, b: { number: '4.3', title: '', href: '' } };
    const steps = ['a', 'b', 'a'].map((rule) => ({ rule, what: '', why: '' }));
    expect(numbersOf(steps, rules)).toEqual(['1', '2', '3']);
    expect(
      numbersOf(
        steps.map((step, at) => ({ ...step, action: at < 2 ? 1 : 2 })),
        rules,
      ),
    ).toEqual(['1', '1', '2']);
  });

  test('steps in a row with one number are one stretch', () => {
    expect(stretchesOf(IN_PROCEDURE).map(({ number, from, steps }) => [number, from, steps])).toEqual([
      ['1', 1, 1],
      ['2', 2, 3],
      ['3a', 5, 1],
      ['4a', 6, 3],
      ['4b', 9, 1],
      ['4c', 10, 3],
    ]);
  });
});
