import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, fileAt, filesOf, gzipBytes, read } from './built.ts';

const kB = 1000;

/** Scripts that a page loads before the reader does anything: those in its HTML, and what they import at once. */
const scriptsOf = (file: string): readonly string[] => {
  const html = read(atRoot, file);
  const woken = html.match(/<astro-island[^>]*client="(load|idle|visible)"[^>]*>/g) ?? [];
  const islands = woken.flatMap((tag) => [...attributes(tag, 'astro-island', 'component-url'), ...attributes(tag, 'astro-island', 'renderer-url')]);
  return [...new Set([...attributes(html, 'script', 'src'), ...islands].flatMap((address) => [address, ...importsOf(address)]))];
};

const importsOf = (address: string, seen = new Set<string>()): readonly string[] => {
  const file = fileAt(atRoot, address);
  if (!file || seen.has(address)) return [];
  seen.add(address);
  const direct = [...read(atRoot, file).matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)].map(
    ([, to]) => new URL(to!, `http://site${address}`).pathname,
  );
  return direct.flatMap((to) => [to, ...importsOf(to, seen)]);
};

const inlineScripts = (file: string): string =>
  [...read(atRoot, file).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('');

const weigh = (addresses: readonly string[]): number => addresses.reduce((sum, address) => sum + gzipBytes(atRoot, fileAt(atRoot, address)!), 0);

/** JavaScript of a page in bytes, compressed; what stands in its HTML is counted at a third of its length. */
const scriptBytes = (file: string): number => weigh(scriptsOf(file)) + Math.round(inlineScripts(file).length / 3);

const pageBytes = (file: string): number =>
  gzipBytes(atRoot, file) + weigh(scriptsOf(file)) + weigh(attributes(read(atRoot, file), 'link(?=[^>]*rel="stylesheet")', 'href'));

describe.each(LANGS)('weight in %s', (lang) => {
  const chapters = filesOf(atRoot, `${lang}/*/*/index.html`).filter((file) => !/\/examples\//.test(file));
  const examples = filesOf(atRoot, `${lang}/*/examples/*/index.html`);

  test.each(chapters)('%s: 27 kB in all, 8 kB of JavaScript', (file) => {
    expect(scriptBytes(file)).toBeLessThan(8 * kB);
    expect(pageBytes(file)).toBeLessThan(27 * kB);
  });

  test.each(examples)('%s: 35 kB of JavaScript', (file) => {
    expect(scriptBytes(file)).toBeLessThan(35 * kB);
  });

  test('there are chapters and examples', () => expect(chapters.length * examples.length).toBeGreaterThan(5));
});
