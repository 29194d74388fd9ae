import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The code of axe without comments and long names. By its own name the package gives more than twice as much to read. */
const CODE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the builder would read in a page twice for each run. */
const NOTHING_MORE = 'undefined';

/**
 * Makes ready to run axe on a page. No page has a frame, so that axe may run in the page itself: by default it opens an
 * empty page beside it for each run, which takes longer than the run. Of what passes nothing is gathered, and the code of axe is
 * read once a page: it takes as long as a good part of a run.
 */
export const axe = async (page: Page): Promise<AxeBuilder> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CODE);
  return new AxeBuilder({ page, axeSource: NOTHING_MORE }).setLegacyMode().options({ resultTypes: ['violations'] });
};

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The two ways in which axe looks at a page: between them they have each theme and each width. */
export const LOOKS = [
  { colorScheme: 'light', width: 360, height: 740 },
  { colorScheme: 'dark', width: 1280, height: 800 },
] as const;

/** Says which rule of axe is broken where. */
export const faultsOf = (violations: Violations): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** The serious and critical faults that axe finds on a page. */
export const graveFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await (await axe(page)).analyze();
  return faultsOf(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
};

/** Lets axe look at the present page in both ways. Leaves it dark and as wide as a desk. */
export const expectNothingGrave = async (page: Page, address: string): Promise<void> => {
  for (const { colorScheme, ...size } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await expect.soft(page.locator('h1'), `${address}, ${colorScheme}`).toBeVisible();
    expect.soft(await graveFaults(page), `${address}, ${colorScheme}`).toEqual([]);
  }
};
