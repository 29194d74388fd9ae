import { expect, test } from 'vitest';
import { bound } from '../../src/book/bound.ts';

test.each([
  ['a number and its noun', 'до 6 карт', 'до 6\u00a0карт'],
  ['a number in an element', '<b>12</b> cards', '<b>12</b>\u00a0cards'],
  ['a noun in an element', '3 <a data-term="delegate" href="#x">représentants</a>', '3\u00a0<a data-term="delegate" href="#x">représentants</a>'],
  ['two of them', '1 city and 2 seas', '1\u00a0city and 2\u00a0seas'],
  ['the end of a sentence', 'It costs 5. Then 3', 'It costs 5. Then 3'],
  ['two numbers', 'steps 1 2', 'steps 1 2'],
  ['an attribute', '<a title="rule 3 of all">x</a>', '<a title="rule 3 of all">x</a>'],
])('%s', (_, html, expected) => expect(bound(html)).toBe(expected));
