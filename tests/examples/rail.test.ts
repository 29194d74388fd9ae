import { describe, expect, test } from 'vitest';
import { inProcedure, namedAt, numbersOf, stretchesOf } from '../../src/examples/frame/rail.tsx';

/** The steps of a crisis in solo play: two numbers come back after another one. */
const NUMBERS = ['1', '2', '9.2', '2', '3a', '4a', '4a', '4.3', '4b', '4c', '4c', '4.3'] as const;
const stretches = stretchesOf(NUMBERS);
const shownAt = (step: number) => namedAt(stretches, step).map(({ number, from }) => `${number} at ${from}`);

describe('the rail of the steps', () => {
  test('a general rule that a step of a procedure applies belongs to that step', () => {
    expect(inProcedure(NUMBERS)).toEqual(['1', '2', '2', '2', '3a', '4a', '4a', '4a', '4b', '4c', '4c', '4c']);
  });

  test('general rules alone keep their numbers, also before a procedure begins', () => {
    expect(inProcedure(['4.1', '4.3', '4.1'])).toEqual(['4.1', '4.3', '4.1']);
    expect(inProcedure(['9.2', '1', '9.2'])).toEqual(['9.2', '1', '1']);
  });

  test('where the steps belong to actions of the reader, it numbers the actions', () => {
    const rules = { a: { number: '4.1', title: '', href: '' }, b: { number: '4.3', title: '', href: '' } };
    const steps = ['a', 'b', 'a'].map((rule) => ({ rule, what: '', why: '' }));
    expect(numbersOf(steps, rules)).toEqual(['4.1', '4.3', '4.1']);
    expect(
      numbersOf(
        steps.map((step, at) => ({ ...step, action: at < 2 ? 1 : 2 })),
        rules,
      ),
    ).toEqual(['1', '1', '2']);
  });

  test('steps in a row with one number are one stretch', () => {
    expect(stretches.map(({ number, from, steps }) => [number, from, steps])).toEqual([
      ['1', 1, 1],
      ['2', 2, 1],
      ['9.2', 3, 1],
      ['2', 4, 1],
      ['3a', 5, 1],
      ['4a', 6, 2],
      ['4.3', 8, 1],
      ['4b', 9, 1],
      ['4c', 10, 2],
      ['4.3', 12, 1],
    ]);
  });

  test('a number that comes back stands at its first stretch', () => {
    expect(shownAt(1)).toEqual(['1 at 1', '2 at 2', '9.2 at 3', '3a at 5', '4a at 6', '4.3 at 8', '4b at 9', '4c at 10']);
  });

  test('while a later stretch is the present one, the number stands there', () => {
    expect(shownAt(4)).toEqual(['1 at 1', '9.2 at 3', '2 at 4', '3a at 5', '4a at 6', '4.3 at 8', '4b at 9', '4c at 10']);
    expect(shownAt(12).at(-1)).toBe('4.3 at 12');
  });

  test('no step shows a number twice', () => {
    NUMBERS.forEach((_, at) => {
      const numbers = namedAt(stretches, at + 1).map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
    });
  });
});
