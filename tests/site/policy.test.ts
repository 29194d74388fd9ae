import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersFor, readHeaders, contentSecurityPolicy, inlineSources } from '../../src/delivery/policy.ts';
import { addressOf, atRoot, filesOf, read, underFolder } from './built.ts';

const rules = readHeaders(read(atRoot, '_headers'));

test('every page is sent the policy, also if its file is named', () => {
  const without = filesOf(atRoot, '**/*.html').filter((file) =>
    [addressOf(atRoot, file), `/${file}`].some((address) => !headersFor(rules, address).has('Content-Security-Policy')),
  );
  expect(without).toEqual([]);
});

test('the policy allows nothing from elsewhere, and built assets may be kept for ever', () => {
  const policy = headersFor(rules, '/en/').get('Content-Security-Policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  expect(headersFor(rules, '/_astro/a.js').get('Cache-Control')).toContain('immutable');
});

test.each([
  ['/en/turmoil/', 'no-cache'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/en/sw.js', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/_astro/a.js', 'public, max-age=31536000, immutable'],
  ['/pagefind/0a/part/1.json', 'public, max-age=31536000, immutable'],
])('how long %s may be kept: %s', (address, wanted) => expect(headersFor(rules, address).get('Cache-Control')).toBe(wanted));

test('a page shares no window, asks for no device, and its rules as data are free for other sites', () => {
  const page = headersFor(rules, '/fr/turmoil/');
  expect(page.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(page.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(page.get('Permissions-Policy')).toContain('camera=()');
  expect(headersFor(rules, '/api/v1/turmoil.json').get('Access-Control-Allow-Origin')).toBe('*');
  expect(headersFor(rules, '/api/v1/turmoil.json').has('Cross-Origin-Resource-Policy')).toBe(false);
});

test('under a folder, the headers are those of its addresses', () => {
  const under = readHeaders(read(underFolder, '_headers'));
  expect(headersFor(under, `${underFolder.base}en/`).get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headersFor(under, '/en/').size).toBe(0);
});

test('no address has one header by two rules, which some hosts would join', () => {
  for (const address of ['/', '/en/', '/404.html', '/sw.js', '/api/v1/faq.json', '/_astro/a.css', '/r/turmoil/influence.each/']) {
    const names = rules.filter(({ matches }) => matches.test(address)).flatMap(({ headers }) => headers.map(([name]) => name));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the policy knows every inline script and style by its hash, counted here anew', () => {
  const policy = headersFor(rules, '/').get('Content-Security-Policy')!;
  const code = filesOf(atRoot, '**/*.html').flatMap((file) =>
    [...read(atRoot, file).matchAll(/<(script|style)>([\s\S]+?)<\/\1>/g)].map((match) => match[2]!),
  );
  const hashes = new Set(code.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  expect(hashes.size).toBeGreaterThan(0);
  hashes.forEach((hash) => expect(policy).toContain(hash));
});

test('data blocks need no hash, scripts with a source neither', () => {
  const none = inlineSources(['<script src="/a.js"></script><script type="application/json">{}</script>']);
  expect(none).toEqual({ scripts: [], styles: [] });
  expect(contentSecurityPolicy(inlineSources(['<style>a{}</style>']))).toMatch(/style-src 'self' 'sha256-/);
});
