import { describe, expect, test } from 'vitest';
import { namesOf } from '../../src/engine/core/lists.ts';
import { amountOf, plus } from '../../src/engine/core/stock.ts';
import { twiceIn } from '../../src/engine/core/twice.ts';

/** Names that every object has, although nobody wrote them. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

describe.each(INHERITED)('a kind of the name %s', (kind) => {
  const three = JSON.parse(`{"${kind}": 3}`) as Readonly<Record<string, number>>;

  test('is not there until somebody puts it there', () => expect(amountOf({}, kind)).toBe(0));
  test('is counted', () => expect(amountOf(three, kind)).toBe(3));
  test('is added to', () => {
    const sum = plus(plus({ ore: 1 }, three), three);
    expect(Object.entries(sum)).toEqual([
      ['ore', 1],
      [kind, 6],
    ]);
  });
});

test.each<[shows: string, stock: object, other: object, times: number | undefined, sum: object]>([
  ['another kind comes behind', { ore: 1 }, { food: 2 }, undefined, { ore: 1, food: 2 }],
  ['the same kind grows', { ore: 1, food: 2 }, { ore: 2 }, undefined, { ore: 3, food: 2 }],
  ['twice', { ore: 1 }, { ore: 2, food: 1 }, 2, { ore: 5, food: 2 }],
  ['taken away, also what is not there', { ore: 3 }, { ore: 1, food: 1 }, -1, { ore: 2, food: -1 }],
  ['nothing', { ore: 1 }, {}, undefined, { ore: 1 }],
])('a stock is added to another: %s', (_, stock, other, times, sum) => {
  const [before, added] = [stock, other] as Readonly<Record<string, number>>[];
  expect(plus(before!, added!, times)).toEqual(sum);
});

test.each<[values: readonly unknown[], twice: readonly unknown[]]>([
  [['a', 'b', 'c'], []],
  [
    ['a', 'b', 'a', 'a', 'c', 'b'],
    ['a', 'b'],
  ],
  [[2, 1, 2], [2]],
])('of %j, %j stand there more than once', (values, twice) => expect(twiceIn(values)).toEqual(twice));

test.each<[record: object, order: readonly string[] | undefined, names: readonly string[]]>([
  [{ red: 0, blue: 0 }, undefined, ['red', 'blue']],
  [{ red: 0, 2: 0, 1: 0 }, undefined, ['1', '2', 'red']],
  [{ red: 0, 2: 0, 1: 0 }, ['red', '2', '1'], ['red', '2', '1']],
  [{ red: 0, blue: 0, green: 0 }, ['green'], ['green', 'red', 'blue']],
  [{ red: 0 }, ['blue', 'red', 'blue'], ['blue', 'red']],
])('the names of %j in the order %j are %j', (record, order, names) => expect(namesOf(record as Record<string, unknown>, order)).toEqual(names));
