import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HASH_LETTERS } from '../../src/offline/kept.ts';
import { isWhole } from '../../src/offline/whole.ts';

const fileOf = (body: Uint8Array) => ({ url: '/a', hash: createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS) });
const answer = (body: Uint8Array, status = 200) => new Response(body.slice(), { status });

test('the file itself is whole, and can be read afterwards', async () => {
  const body = new TextEncoder().encode('<h1>Правила</h1>');
  const response = answer(body);
  expect(await isWhole(fileOf(body), response)).toBe(true);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(body);
});

test('no body that ended early is', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 2000 }), fc.nat(), async (body, cut) => {
      expect(await isWhole(fileOf(body), answer(body.slice(0, cut % body.length)))).toBe(false);
    }),
  ));

test('no body with one other byte is', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 2000 }), fc.nat(), fc.integer({ min: 1, max: 255 }), async (body, at, by) => {
      const other = body.slice();
      other[at % body.length]! ^= by;
      expect(await isWhole(fileOf(body), answer(other))).toBe(false);
    }),
  ));

test('the right text with an error status is not, nor is a body whose connection breaks', async () => {
  const body = new TextEncoder().encode('x');
  expect(await isWhole(fileOf(body), answer(body, 404))).toBe(false);
  const broken = new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('broken')) }));
  expect(await isWhole(fileOf(body), broken)).toBe(false);
});
