/* Whatever stands in an address or on the device, each page answers. `npm run fuzz` tries far more. */
import fc from 'fast-check';
import { EXAMPLES } from '../../src/examples/all.ts';
import { FILTERS, NAME } from '../../src/games/turmoil/events/names.ts';
import { KEPT } from '../../src/web/device.ts';
import { CARRIED, ZEROS } from '../../src/web/outside.ts';
import { NARROWS } from '../../src/search/narrow.ts';
import { expect, examplesHydrated, LANGS, test } from './base.ts';

/** How many pages are opened. */
const RUNS = Number(process.env['FUZZ_PAGES'] ?? 30);

/** Pages that read something from outside. */
const PAGES = [
  ...['', 'table/', 'search/', 'turmoil/committee/', 'turmoil/events/', 'turmoil/faq/', 'turmoil/glossary/'],
  ...Object.entries(EXAMPLES).map(([id, { game }]) => `${game}/examples/${id}/`),
].flatMap((page) => LANGS.map((lang) => `/${lang}/${page}`));
const PERMANENT = ['/', '/404.html', '/r/turmoil/committee.lobbying/', '/r/mars-contracts/open-questions.list/'];

/** What stands in a query. */
const ASKED = ['s', 'q', 'edition', 'to', ...NARROWS, ...FILTERS, NAME];

const rule = fc.record(
  { path: fc.oneof(fc.string(), fc.json(), fc.dictionary(fc.constantFrom('toString', 'valueOf'), fc.nat())), titles: fc.jsonValue() },
  { requiredKeys: [] },
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json({ maxDepth: 3 }),
  fc.array(rule, { maxLength: 3 }).map((rules) => JSON.stringify(rules)),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '%',
    '%E0%A4%A',
    '1.p.tie.default.1',
    '1.i.0.default.1',
    'ru',
    'fr',
    'dark',
    'null',
    '[null]',
    '[[]]',
    '-1',
    '1e9',
  ),
  fc.stringMatching(/^1\.[pi]\.[A-Za-z0-9.\-_~*!']{1,80}\.(default|ru|fr|)\.[1-9]$/),
  fc.nat(25_000).map((length) => 'x'.repeat(length)),
);
/** A server refuses longer addresses before a page comes. */
const short = text.map((long) => long.slice(0, 3000));

const visit = fc.record({
  page: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PAGES) }, { weight: 1, arbitrary: fc.constantFrom(...PERMANENT) }),
  asked: fc.array(fc.tuple(fc.constantFrom(...ASKED), short), { maxLength: 3 }),
  raw: fc.option(
    short.map((long) => long.replaceAll('#', '')),
    { nil: '', freq: 3 },
  ),
  hash: fc.oneof(
    fc.constant(''),
    short,
    short.map((long) => `${CARRIED}=${long}&${ZEROS}=${long}`),
    fc.constantFrom('my-table', 'my-case', 'committee.lobbying'),
  ),
  kept: fc.dictionary(fc.constantFrom(...KEPT), text),
});

/** The same for an address: parameters as they are read, and what nobody encoded. */
const addressOf = ({
  page,
  asked,
  raw,
  hash,
}: Pick<typeof visit extends fc.Arbitrary<infer V> ? V : never, 'page' | 'asked' | 'raw' | 'hash'>): string => {
  const address = new URL(page, 'http://localhost');
  address.search = [...asked.map(([name, value]) => new URLSearchParams([[name, value]]).toString()), raw].join('&');
  address.hash = hash;
  return address.href.slice(address.origin.length);
};

test('whatever stands in an address or on the device, the page answers', { tag: '@once' }, async ({ page, faults }) => {
  test.setTimeout(20_000 + RUNS * 1000);
  await page.goto('/en/');
  await fc.assert(
    fc.asyncProperty(visit, async ({ kept, ...address }) => {
      await page.evaluate((all) => {
        localStorage.clear();
        for (const [name, value] of Object.entries(all)) localStorage.setItem(`rr.${name}`, value);
      }, kept);
      await page.goto(addressOf(address), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1').first()).toHaveText(/\p{L}/u);
      await examplesHydrated(page);
      expect(faults).toEqual([]);
    }),
    { numRuns: RUNS, seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true },
  );
});
