/*
 * One page of each kind: axe in both themes and at both widths, and no scrolling sideways. `examples.spec.ts` looks at the pages of
 * examples, and `npm run audit` at every page.
 */
import { axe, expectNothingGrave, faultsOf, graveFaults, LOOKS } from './axe.ts';
import { expect, LANGS, test } from './base.ts';

/** After the language. */
const KINDS = [
  '',
  'turmoil/',
  'turmoil/committee/',
  'turmoil/differences/',
  'turmoil/quick-reference/',
  'turmoil/crisis/compare/',
  'turmoil/glossary/',
  'turmoil/events/',
  'turmoil/examples/',
  'search/',
  'changes/',
  'data/',
  'accessibility/',
  'table/',
];

for (const address of ['/', '/404.html'])
  test(`${address}: a phone and a desk show each language, and axe finds nothing serious`, async ({ page }) => {
    await page.goto(address);
    for (const { width, height } of LOOKS) {
      await page.setViewportSize({ width, height });
      for (const lang of LANGS)
        await expect.soft(page.locator(`main [lang="${lang}"] a`).first(), `${lang}, ${width} px`).toBeInViewport({ ratio: 1 });
      expect.soft(await graveFaults(page)).toEqual([]);
    }
  });

/** The accents of the other games. */
for (const address of ['/ru/mars-contracts/contracts/', '/ru/world-problems/compensation/'])
  test(`${address}: its colours can be told apart`, { tag: '@once' }, async ({ page }) => {
    await page.goto(address);
    for (const { colorScheme, ...size } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      const { violations } = await (await axe(page)).withRules(['color-contrast']).analyze();
      expect.soft(faultsOf(violations), colorScheme).toEqual([]);
    }
  });

const LONG = ['', 'turmoil/', 'turmoil/committee/', 'turmoil/crisis/compare/', 'turmoil/quick-reference/'];
/** Pages whose letters are made twice as large. */
const LARGE: readonly string[] = [
  ...LONG.map((kind) => `/ru/${kind}`),
  '/fr/turmoil/parties/',
  '/fr/turmoil/events/',
  '/fr/world-problems/quick-reference/',
];

for (const lang of LANGS)
  test(
    `${lang}: no kind of page scrolls sideways at 320 px, or with letters of twice the size; axe finds nothing serious on a third of them`,
    { tag: '@once' },
    async ({ page }) => {
      test.slow();
      const addresses = KINDS.map((kind) => `/${lang}/${kind}`);
      // Colours and roles do not depend on the language; names that are missing in one are found in the files of the site.
      const looked = addresses.filter((_, index) => LANGS[index % LANGS.length] === lang);
      for (const address of new Set([...addresses, ...LARGE.filter((each) => each.startsWith(`/${lang}/`))])) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(address);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        if (addresses.includes(address)) expect.soft(await width(), address).toBeLessThanOrEqual(320);
        if (looked.includes(address)) await expectNothingGrave(page, address);
        if (!LARGE.includes(address)) continue;
        await page.setViewportSize({ width: 360, height: 740 });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        expect.soft(await width(), `${address}, large`).toBeLessThanOrEqual(360);
      }
    },
  );
