import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodes,
  escapeText,
  flag,
  letters,
  list,
  mapped,
  oneOf,
  optional,
  record,
  subset,
  text,
  unescapeText,
  whole,
  type Codec,
} from '../../src/engine/core/codec.ts';

const COLOURS = ['red', 'green', 'black'] as const;
const LETTERS = { red: 'r', green: 'g', black: 'k' } as const;

const colour = fc.constantFrom(...COLOURS);
const zero = fc.oneof(fc.constant(0), fc.nat(9));
const small = fc.nat(999);
const typed = fc.string({
  unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constantFrom('1', '-', '~', '_')),
  maxLength: 12,
});
const short = typed.filter((value) => [...value].length <= 12);

const seats = record('', { leader: optional(letters({ red: 'R', green: 'G', black: 'K' }), '0'), count: whole });
const player = record<{
  tr: number;
  name: string;
  seats: readonly { leader: 'red' | 'green' | 'black' | null; count: number }[];
  first: boolean;
  heat: number;
}>('_', { tr: whole, name: text, seats: list(seats, '.', '-'), first: flag('y', 'n'), heat: whole }, { first: false, heat: 0 });

type Entry = readonly [name: string, codec: Codec<never>, values: fc.Arbitrary<unknown>];
const entry = <V>(name: string, codec: Codec<V>, values: fc.Arbitrary<V>): Entry => [name, codec as unknown as Codec<never>, values];

/** Each combinator with values of all kinds that it writes. */
const CODECS = [
  entry('oneOf', oneOf(COLOURS), colour),
  entry('letters', letters(LETTERS), colour),
  entry('subset', subset(LETTERS, '0'), fc.subarray([...COLOURS])),
  entry('whole', whole, small),
  entry('text', text, short),
  entry('flag', flag('1', '0'), fc.boolean()),
  entry('optional', optional(whole, '-'), fc.option(small)),
  entry('list', list(whole, '.', 'none'), fc.array(small)),
  entry('list of single characters', list(letters(LETTERS), '', '0'), fc.array(colour)),
  entry('list of optional values', list(optional(whole, '-'), '.', ''), fc.array(fc.option(small))),
  entry(
    'record',
    record('_', { card: oneOf(COLOURS), amount: text, last: flag('1', '0') }),
    fc.record({ card: colour, amount: short, last: fc.boolean() }),
  ),
  entry('record of defaults alone', record('_', { tr: whole, heat: whole }, { tr: 0, heat: 0 }), fc.record({ tr: zero, heat: zero })),
  entry('record of single characters', record('', { one: letters(LETTERS), two: letters(LETTERS) }), fc.record({ one: colour, two: colour })),
  entry(
    'record of records, with defaults',
    player,
    fc.record({
      tr: small,
      name: short,
      seats: fc.array(fc.record({ leader: fc.option(colour), count: small })),
      first: fc.boolean(),
      heat: fc.oneof(fc.constant(0), small),
    }),
  ),
  entry(
    'mapped',
    mapped(
      whole,
      (value) => (value > 9 ? null : { value }),
      ({ value }) => value,
    ),
    fc.record({ value: fc.nat(9) }),
  ),
  entry(
    'mapped optional',
    mapped(
      optional(oneOf(COLOURS), '-'),
      (value) => value ?? '',
      (value) => value || null,
    ),
    fc.constantFrom('', ...COLOURS),
  ),
];

/** Texts near to what a codec writes: some characters exchanged, left out or put in. */
const near = (codec: Codec<never>, values: fc.Arbitrary<unknown>): fc.Arbitrary<string> => {
  const change = fc.tuple(fc.nat(40), fc.nat(1), fc.constantFrom('', '0', '-', '_', '.', 'r', 'R', '~', '9', 'constructor', '__proto__', '\u0000'));
  return fc.tuple(values, fc.array(change)).map(([value, changes]) =>
    changes.reduce(
      (written, [nth, left, put]) => {
        const at = nth % (written.length + 1);
        return written.slice(0, at) + put + written.slice(at + left);
      },
      codec.encode(value as never),
    ),
  );
};

describe.each(CODECS)('%s', (_, codec, values) => {
  test('decodes what it encodes', () => {
    fc.assert(
      fc.property(values, (value) => {
        const written = codec.encode(value as never);
        expect(codec.decode(written)).toEqual(value);
        expect(decodes(codec, written)).toBe(true);
      }),
    );
  });

  test('decodes nothing else, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), near(codec, values)), (written) => {
        const value = codec.decode(written);
        if (decodes(codec, written)) expect(codec.encode(value as never)).toBe(written);
        else expect(value).toBeNull();
      }),
    );
  });
});

test.each<[codec: string, value: unknown, expected: string]>([
  ['oneOf', 'red', 'red'],
  ['letters', 'black', 'k'],
  ['subset', ['black', 'red'], 'rk'],
  ['subset', [], '0'],
  ['text', '2.5', '2~1a~5'],
  ['text', 'ш', '~ug~'],
  ['text', '1234567890123', '123456789012'],
  ['flag', false, '0'],
  ['optional', null, '-'],
  ['list', [], 'none'],
  ['list', [20, 0], '20.0'],
  ['list of single characters', ['red', 'red', 'black'], 'rrk'],
  ['record', { last: true, amount: '', card: 'red' }, 'red__1'],
  ['record of single characters', { one: 'green', two: 'red' }, 'gr'],
  ['record of records, with defaults', { tr: 20, name: 'a', seats: [{ leader: null, count: 12 }], first: false, heat: 0 }, '20_a_012'],
  ['record of records, with defaults', { tr: 20, name: 'a', seats: [], first: false, heat: 3 }, '20_a_-_n_3'],
  ['record of records, with defaults', { tr: 20, name: 'a', seats: [], first: true, heat: 0 }, '20_a_-_y'],
  ['mapped optional', '', '-'],
])('%s writes %j as %s', (name, value, expected) => {
  const [, codec] = CODECS.find(([one]) => one === name)!;
  expect(codec.encode(value as never)).toBe(expected);
});

test.each<[codec: string, written: string]>([
  ['oneOf', 'toString'],
  ['letters', 'red'],
  ['letters', ''],
  ['subset', 'rr'],
  ['subset', 'kr'],
  ['subset', ''],
  ['subset', 'r0'],
  ['whole', '007'],
  ['whole', '1000'],
  ['whole', '-1'],
  ['whole', ''],
  ['text', '1234567890123'],
  ['text', 'a.b'],
  ['text', '~1a'],
  ['text', '~2p~'],
  ['text', '~zzzz~'],
  ['flag', 'true'],
  ['optional', ''],
  ['list', ''],
  ['list', '1.'],
  ['list of single characters', ''],
  ['record', 'red_4'],
  ['record', 'red_4_1_'],
  ['record of single characters', 'r'],
  ['record of single characters', 'rgk'],
  ['record of records, with defaults', '20_a_-_n'],
  ['record of records, with defaults', '20_a_-_n_0'],
  ['record of records, with defaults', '20_a_-_y_0'],
  ['mapped', '10'],
])('%s does not decode %j', (name, written) => {
  const [, codec] = CODECS.find(([one]) => one === name)!;
  expect(decodes(codec, written)).toBe(false);
});

test('typed text that has never been written is read as well as it can be', () => {
  expect(unescapeText('2~1a~5~zzzz~')).toBe('2.5');
  expect(escapeText('')).toBe('');
});

test('typed text is kept, up to twelve characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      (written) => void expect(unescapeText(escapeText(written))).toBe([...written].slice(0, 12).join('')),
    ),
  );
});
