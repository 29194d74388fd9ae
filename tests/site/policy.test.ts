import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersFor, readHeaders, contentSecurityPolicy, inlineSources } from '../../src/delivery/policy.ts';
import { addressOf, atRoot, filesOf, read } from './built.ts';

const rules = readHeaders(read(atRoot, '_headers'));

test('every page is sent the policy', () => {
  const without = filesOf(atRoot, '**/*.html').filter((file) => !headersFor(rules, addressOf(atRoot, file)).has('Content-Security-Policy'));
  expect(without).toEqual([]);
});

test('the policy allows nothing from elsewhere, and built assets may be kept for ever', () => {
  const policy = headersFor(rules, '/en/').get('Content-Security-Policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  expect(headersFor(rules, '/_astro/a.js').get('Cache-Control')).toContain('immutable');
  expect(headersFor(rules, '/en/').has('Cache-Control')).toBe(false);
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
