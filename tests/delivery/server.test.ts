import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteServer } from '../../src/delivery/server.ts';
import { serve, type Served } from '../serve.ts';

const TEXT = 'letters '.repeat(400);
let folder: string;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  for (const [file, text] of Object.entries({
    '404.html': 'nowhere',
    'index.html': TEXT,
    'a.txt': TEXT,
    'b.txt': TEXT,
    'b.txt.br': 'packed',
    _headers: '/*\n  X-Said: yes\n\n/kept/*\n  Cache-Control: immutable\n',
  }))
    writeFileSync(path.join(folder, file), text);
  served = await serve(siteServer(folder, '/'));
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

/** Milliseconds after which a server that waits for more letters is left alone. */
const PATIENCE = 2000;

/** Sends letters to the server as they are and hands back what comes until it closes. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(served.port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (part) => (answer += String(part)));
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });

const asked = (target: string, headers: readonly string[] = [], method = 'GET'): Promise<string> =>
  raw([`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('a request is answered', () => {
  test.each<[target: string, status: number]>([
    ['/', 200],
    ['/a.txt', 200],
    ['http://localhost/a.txt', 200],
    ['/nowhere', 404],
    ['//', 404],
    ['/\\', 404],
    ['//[', 404],
    ['/%', 404],
    ['/%00', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['http://[', 400],
    ['ftp://localhost/', 400],
    ['*', 400],
    // The file of the headers, by all its spellings.
    ['/_headers', 404],
    ['/_headers/', 404],
    ['/%5Fheaders', 404],
  ])('%s: %i', async (target, status) => expect(statusOf(await asked(target))).toBe(status));

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s changes nothing', async (method) => {
    const answer = await asked('/', ['Content-Length: 0'], method);
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/allow: GET, HEAD/i);
  });

  test.each<[range: string, status: number]>([
    ['bytes=0-9', 206],
    ['bytes=3000-', 206],
    ['bytes=10-2', 200],
    ['bytes=-5', 200],
    ['bytes=0-1,4-5', 200],
    ['bytes=0-99999999999999999999', 200],
    ['letters=1-2', 200],
    ['bytes=99999-', 416],
  ])('Range: %s: %i', async (range, status) => expect(statusOf(await asked('/a.txt', [`Range: ${range}`, 'Accept-Encoding: gzip']))).toBe(status));

  test.each<[accepted: string, packed: boolean]>([
    ['gzip', true],
    ['br, GZIP;q=0.5', true],
    ['*', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000, *', false],
    ['identity', false],
    ['gzipped', false],
  ])('Accept-Encoding: %s', async (accepted, packed) =>
    expect(/content-encoding: gzip/i.test(await asked('/a.txt', [`Accept-Encoding: ${accepted}`]))).toBe(packed),
  );
});

test.each<[accepted: string, coding: string | undefined]>([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a file with a packed one beside it, for Accept-Encoding: %s', async (accepted, coding) => {
  const answer = await asked('/b.txt', [`Accept-Encoding: ${accepted}`]);
  expect(/content-encoding: (\w+)/i.exec(answer)?.[1]).toBe(coding);
  expect(answer.endsWith('packed')).toBe(coding === 'br');
});

test('what is not there is kept by nobody: it may be there after the next deploy', async () => {
  const answer = await asked('/kept/code.js');
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toMatch(/cache-control/i);
});

test('whatever is sent, the server answers the next reader', async () => {
  const target = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'/\\.%[]:?#@&=_0aё\u0000\t ') }),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.webPath(),
  );
  const sent = fc.tuple(fc.constantFrom('GET', 'HEAD', 'POST', 'get', ''), target, fc.string({ maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(sent, async ([method, to, range]) => {
      await raw(`${method} ${to} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: ${range}\r\n\r\n`);
      expect(statusOf(await asked('/'))).toBe(200);
    }),
    { numRuns: process.env['FUZZ_RUNS'] ? 1500 : 300 },
  );
});
