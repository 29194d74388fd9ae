/* Installs and updates whose network is cut at a random byte. */
import type { Browser, Page } from '@playwright/test';
import type { Host, Way } from './host.ts';
import { explains, faultsOn, isReady, looksForNew, searches, stepsOn } from './reader.ts';

const CHAPTER = 'en/turmoil/committee/';
const EXAMPLE = 'en/turmoil/examples/influence/';

/** Everything that a reader may want of one build, all of it from the device. */
const allWorks = async (page: Page, address: string): Promise<void> => {
  await page.goto(address + EXAMPLE);
  await page.locator('[data-island]:not([data-pending])').first().waitFor({ timeout: 30_000 });
  await stepsOn(page);
  await page.goto(address + CHAPTER);
  await searches(page);
  await explains(page);
};

/** What all attacks of a series share. */
export interface Series {
  readonly browser: Browser;
  readonly host: Host;
  readonly address: string;
  readonly random: () => number;
}

const wayOf = (random: () => number): Way => (random() < 0.5 ? 'clean' : 'broken');

/** Waits until the cut has happened, or until all came because it lay behind the last byte. */
const cutOrDone = (cut: Promise<void>, page: Page): Promise<unknown> => Promise.race([cut, isReady(page, 90_000)]);

/**
 * A first visit that is cut, and the next one.
 *
 * @param bytes what a whole first visit sends
 */
export const cutInstall = async ({ browser, host, address, random }: Series, folder: string, bytes: number): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cut = host.cutAfter(Math.floor(random() * bytes) + 1, wayOf(random));
  await page.goto(address + CHAPTER).catch(() => undefined);
  await cutOrDone(cut, page);
  host.mend();
  await page.goto(address + CHAPTER);
  await isReady(page);
  const faults = await faultsOn(page, folder);
  if (faults.length) throw new Error(`ready without ${faults.join(' ')}`);
  void host.cutAfter(0, 'broken');
  await allWorks(page, address);
  host.mend();
  await context.close();
};

const headingOf = (page: Page): Promise<string> => page.locator('h1').innerText();

/**
 * An update that is cut, and the next try, for a reader who has the build before.
 *
 * @param bytes what a whole update sends
 */
export const cutUpdate = async (
  { browser, host, address, random }: Series,
  [before, after]: readonly [string, string],
  bytes: number,
): Promise<void> => {
  host.deploy(before);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address + CHAPTER);
  await isReady(page);
  const heading = await headingOf(page);

  host.deploy(after);
  void host.cutAfter(Math.floor(random() * bytes) + 1, wayOf(random));
  const came = await looksForNew(page);
  if (!came) {
    // Nothing of the new build is used: the one before is there, whole.
    await allWorks(page, address);
    if ((await headingOf(page)) !== heading) throw new Error('a page of the new build beside the old worker');
    const faults = await faultsOn(page, before);
    if (faults.length) throw new Error(`the build before has lost ${faults.join(' ')}`);
  }
  host.mend();
  // A look that began while the network was down may be the one that is answered.
  for (let tries = 3; !(await looksForNew(page)); tries--) if (!tries) throw new Error('the update did not come');
  await page.goto(address + CHAPTER);
  await page.locator('.notice button').first().click({ timeout: 30_000 });
  await page.locator('h1', { hasText: 'build' }).waitFor({ timeout: 20_000 });
  const faults = await faultsOn(page, after);
  if (faults.length) throw new Error(`updated without ${faults.join(' ')}`);
  void host.cutAfter(0, 'broken');
  await allWorks(page, address);
  host.mend();
  await context.close();
};
