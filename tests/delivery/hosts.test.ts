import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compressSite } from '../../src/delivery/compress.ts';
import { contentSecurityPolicy, headersText, withPolicy } from '../../src/delivery/policy.ts';

const LETTERS = '<!doctype html><p>letters '.repeat(400);
const FILES = {
  '404.html': 'nowhere',
  'index.html': LETTERS,
  'en/index.html': LETTERS,
  '_astro/a.js': '1',
  'api/a.json': '{}',
  'icon.svg': '<svg/>',
};
const policy = contentSecurityPolicy({ scripts: ["'sha256-a+b='"], styles: [] });

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  for (const [file, text] of Object.entries({ ...FILES, _headers: headersText(policy, ['/', '/404.html', '/en/*'], '/rules/') })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a text is packed in both ways if that makes it smaller, and unpacks to itself', async () => {
  await compressSite(folder);
  expect(gunzipSync(readFileSync(path.join(folder, 'en/index.html.gz'))).toString()).toBe(LETTERS);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'en/index.html.br'))).toString()).toBe(LETTERS);
  expect(() => readFileSync(path.join(folder, '_astro/a.js.br'))).toThrow('ENOENT');
});

test('a page that holds the policy has it before its scripts, without what browsers do not take there', () => {
  const page = withPolicy('<head><meta charset="utf-8"><script>1</script></head>', policy);
  expect(page).toContain(`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'`);
  expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<script>'));
  expect(page).not.toContain('frame-ancestors');
  expect(page).toContain('trusted-types pages workers"');
});

/** Where the programs are installed: README.md names their packages. */
const isThere = (program: string): boolean => !spawnSync(program, ['-v'], { stdio: 'ignore' }).error;

describe.each([
  ['nginx', '4881'],
  ['caddy', '4882'],
])('%s', (program, port) => {
  let server: ChildProcess;
  const at = (address: string, headers = {}): Promise<Response> =>
    fetch(`http://localhost:${port}/rules/${address}`, { headers, redirect: 'manual' });

  describe.skipIf(!isThere(program))('sends what `_headers` asks for', () => {
    beforeAll(async () => {
      const env = { ...process.env, PORT: port, SITE_DIR: folder, BASE_PATH: '/rules/' };
      server = spawn(process.execPath, ['src/delivery/hosts/serve.ts', program], { env, stdio: 'ignore' });
      await vi.waitFor(() => at(''), { timeout: 8000 });
    }, 10_000);
    afterAll(() => server.kill());

    test.each([
      ['', 200, 'no-cache', true],
      ['en/', 200, 'no-cache', true],
      ['_astro/a.js', 200, 'public, max-age=31536000, immutable', false],
      ['api/a.json', 200, 'no-cache', false],
      ['icon.svg', 200, null, false],
      ['_headers', 404, 'no-cache', true],
      ['_astro/b.js', 404, 'no-cache', true],
      ['en/nowhere/', 404, 'no-cache', true],
    ])('%s: %i, kept: %s', async (address, status, kept, isPage) => {
      const answer = await at(address);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe(kept);
      expect(answer.headers.get('content-security-policy')).toBe(isPage ? policy : null);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      if (status === 404) expect(await answer.text()).toBe('nowhere');
    });

    test('a folder without its slash leads to the folder, and pages are sent packed', async () => {
      expect((await at('en')).headers.get('location')).toBe('/rules/en/');
      const packed = await at('en/', { 'accept-encoding': 'gzip' });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(await packed.text()).toBe(LETTERS);
    });
  });
});
