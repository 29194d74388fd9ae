import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isTakenAsIs, isWhole, numberIn } from '../../../src/examples/frame/form/number-in.ts';
import { typedIn } from '../../../src/examples/frame/loading/typed.ts';

describe('a number as a reader types it', () => {
  test.each([
    ['7', 7, true],
    [' 7 ', 7, true],
    ['0', 0, true],
    ['2.5', 2.5, false],
    ['2,5', 2.5, false],
    ['-3', -3, false],
    ['−3', -3, false],
    ['', NaN, false],
    ['  ', NaN, false],
    ['2,5,5', NaN, false],
    ['seven', NaN, false],
    ['Infinity', NaN, false],
    ['1,000', NaN, false],
    ['1.000', NaN, false],
    ['2.0625', 2.0625, false],
    ['2.06', 2.06, false],
    ['0x10', NaN, false],
    ['0b11', NaN, false],
    ['1e1', NaN, false],
    ['007', 7, true],
  ])('"%s" is %d, and whole: %s', (typed, number, whole) => expect([numberIn(typed), isWhole(typed)]).toEqual([number, whole]));
});

test.each<[string, boolean]>([
  ['7', true],
  ['0', true],
  ['999', true],
  ['1000', false],
  ['007', false],
  [' 7', false],
  ['-1', false],
  ['0.5', false],
  ['', false],
  ['x', false],
])('"%s" is written as the engine writes it: %s', (typed, asIs) => expect(isTakenAsIs(typed)).toBe(asIs));

describe('what was entered before the code came', () => {
  class Select {
    readonly name = 'a';
    readonly type = 'select-one';
    readonly value: string;
    readonly options: readonly object[];
    constructor(value: string, options: readonly object[]) {
      this.value = value;
      this.options = options;
    }
  }
  beforeAll(() => void vi.stubGlobal('HTMLSelectElement', Select));
  afterAll(() => vi.unstubAllGlobals());

  const text = (value: string, defaultValue: string) => ({ name: 'a', type: 'text', value, defaultValue });
  const box = (checked: boolean, defaultChecked: boolean) => ({
    name: 'a',
    type: 'checkbox',
    value: 'on',
    defaultValue: 'on',
    checked,
    defaultChecked,
  });
  const select = (value: string, chosen?: string) =>
    new Select(
      value,
      ['x', 'y'].map((one) => ({ value: one, defaultSelected: one === chosen })),
    );
  const formOf = (field: object) => ({ querySelectorAll: (what: string) => (what === '[name]' ? [field] : []) }) as unknown as ParentNode;

  test.each<[string, object, string | null]>([
    ['a typed text', text('3', '2'), '3'],
    ['a text left as it came', text('2', '2'), null],
    ['a text taken out', text('', '2'), ''],
    ['a tick', box(true, false), 'true'],
    ['a tick taken out', box(false, true), 'false'],
    ['a box left as it came', box(true, true), null],
    ['a choice', select('x', 'y'), 'x'],
    ['a choice left as it came', select('y', 'y'), null],
    ['the first choice, which a browser makes where the page makes none', select('x'), null],
    ['another choice than the first', select('y'), 'y'],
    ['a list without choices', new Select('', []), null],
  ])('%s', (_, field, entered) => expect(typedIn(formOf(field))).toEqual(entered === null ? [] : [['a', entered]]));

  test('without a form there is nothing', () => expect(typedIn(null)).toEqual([]));
});
