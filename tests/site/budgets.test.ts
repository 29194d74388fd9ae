import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, fileAt, filesOf, gzipBytes, read } from './built.ts';

const kB = 1000;

/** What hydrates the examples of a page; it fetches the code that mounts them. */
const island = filesOf(atRoot, '_astro/Island*.js').map((file) => `/${file}`);

/** The scripts that the island fetches for one example: its view, which the page names, and the code that mounts it. */
const fetchedFor = (tag: string): readonly string[] => {
  const code = island.map((address) => read(atRoot, fileAt(atRoot, address)!)).join('');
  const mounted = [...code.matchAll(/import\(["'`]\.\/(example[^"'`]+)/g)].map(([, file]) => `/_astro/${file}`);
  const views = attributes(tag, 'div', 'data-view');
  if (views.length === 0 || mounted.length === 0) throw new Error(`the page does not say where the code of its example is: ${tag}`);
  return [...views, ...mounted];
};

/** The example of a page that is hydrated at once: the opening tag of its island. */
const islandOf = (html: string): string | undefined => html.match(/<div data-island="[^"]+"(?![^>]*data-embedded)[^>]*>/)?.[0];

/** Scripts that a page loads before the reader does anything: those in its HTML, what they import at once, and what its example fetches. */
const scriptsOf = (file: string): readonly string[] => {
  const html = read(atRoot, file);
  const tag = islandOf(html);
  const fetched = tag ? fetchedFor(tag) : [];
  return [...new Set([...attributes(html, 'script', 'src'), ...fetched].flatMap((address) => [address, ...importsOf(address)]))];
};

/** The words that an example fetches beside its code. Names and rules, which come with them, are content of the page. */
const wordBytes = (file: string): number => {
  const tag = islandOf(read(atRoot, file));
  if (!tag) return 0;
  const [address = ''] = attributes(tag, 'div', 'data-words');
  const { strings } = JSON.parse(read(atRoot, fileAt(atRoot, address)!)) as { readonly strings: object };
  return gzipSync(JSON.stringify(strings), { level: 9 }).length;
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

/** JavaScript of a page in bytes, compressed, with the words of its example; what stands in its HTML is counted at a third of its length. */
const scriptBytes = (file: string): number => weigh(scriptsOf(file)) + wordBytes(file) + Math.round(inlineScripts(file).length / 3);

const pageBytes = (file: string): number =>
  gzipBytes(atRoot, file) + weigh(scriptsOf(file)) + weigh(attributes(read(atRoot, file), 'link(?=[^>]*rel="stylesheet")', 'href'));

/** What pages weigh, in bytes, with the limits. */
const weighed: { readonly page: string; readonly what: string; readonly bytes: number; readonly limit: number }[] = [];

const expectBelow = (limit: number, what: string, page: string, bytes: number): void => {
  weighed.push({ page, what, bytes, limit });
  expect(bytes, what).toBeLessThan(limit);
};

const expectPageBelow = (limit: number, file: string): void => expectBelow(limit, 'page', file, pageBytes(file));
const expectScriptsBelow = (limit: number, file: string): void => expectBelow(limit, 'JavaScript', file, scriptBytes(file));

/** How many pages are named that come nearest to their limits. */
const NEAREST = 5;

// Whoever adds something sees how much room is left before a limit is passed.
afterAll(() => {
  const nearest = weighed.toSorted((one, other) => one.limit - one.bytes - (other.limit - other.bytes)).slice(0, NEAREST);
  const rows = nearest.map(({ page, what, bytes, limit }) => `  ${page}, ${what}: ${bytes} of ${limit} B, ${limit - bytes} left`);
  console.log(`Nearest to their limits:\n${rows.join('\n')}`);
});

describe.each(LANGS)('weight in %s', (lang) => {
  const questions = filesOf(atRoot, `${lang}/*/faq/index.html`);
  const chapters = filesOf(atRoot, `${lang}/*/*/index.html`).filter((file) => !/\/(examples|faq)\//.test(file));
  const examples = filesOf(atRoot, `${lang}/*/examples/*/index.html`);

  test.each(chapters)('%s: 27 kB in all, 8 kB of JavaScript', (file) => {
    expectScriptsBelow(8 * kB, file);
    expectPageBelow(27 * kB, file);
  });

  test.each(questions)('%s: 60 kB in all, 8 kB of JavaScript', (file) => {
    expectScriptsBelow(8 * kB, file);
    expectPageBelow(60 * kB, file);
  });

  test.each(examples)('%s: 38 kB of JavaScript', (file) => expectScriptsBelow(38 * kB, file));

  test(`${lang}/index.html: 40 kB in all`, () => expectPageBelow(40 * kB, `${lang}/index.html`));

  test('there are chapters and examples', () => expect(chapters.length * examples.length).toBeGreaterThan(5));
});
