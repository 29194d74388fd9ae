/* Deploys while a reader has pages open: whatever they turn to next must be there. */
import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { nextBuild } from './builds.ts';
import type { Series } from './cuts.ts';
import { explains, isReady, searches, stepsOn } from './reader.ts';

const CHAPTER = 'en/turmoil/committee/';
const EXAMPLE = 'en/turmoil/examples/crisis/';

/** Parts that a page has not fetched when it is opened, each by what a reader does to need it. */
const ACTS: readonly ((page: Page) => Promise<void>)[] = [(page) => searches(page, 'lobbying'), explains, stepsOn];

const openExample = async (page: Page, address: string): Promise<void> => {
  await page.goto(address + EXAMPLE);
  await page.locator('[data-island]:not([data-pending])').first().waitFor({ timeout: 30_000 });
};

const openReady = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await isReady(page);
  return page;
};

/** How many builds of the English pages the device keeps. The page that is asked must not be on its way to another one. */
const buildsKept = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).filter((each) => each.includes('/en/ ')).length);

/**
 * The new build comes, the reader agrees in the first page, and the second stays as it is.
 *
 * @returns how many milliseconds the reader waited after they agreed
 */
const goOver = async (page: Page, build: string): Promise<number> => {
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((each) => each!.update()));
  // Who is in the middle of an example is not asked before they open another page.
  if ((await page.locator('[data-step][aria-current]:not([data-step="1"])').count()) > 0) await page.reload();
  await page.locator('.notice button').first().click({ timeout: 30_000 });
  const agreed = performance.now();
  await page.locator('h1', { hasText: `build ${build}` }).waitFor({ timeout: 20_000 });
  const waited = performance.now() - agreed;
  await isReady(page);
  return waited;
};

/**
 * Deploys a build again and again, each with other names of all code, while a chapter and an example are open.
 *
 * @param tell is told of each dead part
 */
export const deployOften = async (
  { browser, host, address, random }: Series,
  first: string,
  times: number,
  tell: (fault: string) => void,
): Promise<void> => {
  const context = await browser.newContext();
  let folder = first;
  host.deploy(first);
  const chapter = await openReady(context, address + CHAPTER);
  const example = await openReady(context, address + EXAMPLE);
  const went: number[] = [];
  for (let at = 1; at <= times; at++) {
    const build = `b${at.toString(36).padStart(2, '0')}`;
    const next = await nextBuild(folder, build, true);
    host.deploy(next);
    if (folder !== first) await rm(folder, { recursive: true });
    folder = next;
    const tried = async (name: string, act: () => Promise<void>): Promise<void> =>
      act().catch((error: unknown) => tell(`${at}, ${name}: ${String(error).split('\n').slice(0, 5).join(' ')}`));
    // Before anybody knows of the new build, then after the first page has gone over to it.
    if (random() < 0.5) await tried('the chapter, before', () => ACTS[Math.floor(random() * ACTS.length)]!(chapter));
    await tried('going over', async () => {
      went.push(await goOver(chapter, build));
    });
    await tried('the chapter, after', () => ACTS[Math.floor(random() * ACTS.length)]!(chapter));
    await tried('the example, steps', () => stepsOn(example));
    await tried('the example, refused', async () => {
      await example.locator('[data-preset="refused"]').click();
      await example.locator('[data-problem]').waitFor({ timeout: 30_000 });
    });
    await tried('the example, search', () => searches(example, `lobby${at % 2 ? '' : 'ing'}`));
    // Sometimes the second page is opened anew; else it is as old as some deploys.
    if (random() < 0.4) await tried('the example, opened anew', () => openExample(example, address));
    else await example.locator('[data-preset]').nth(1).click();
    if (at % 10 === 0) {
      const times = went.map(Math.round).join(' ');
      const kept = await buildsKept(example);
      console.log(`  ${at} deploys; builds kept: ${kept}; going over took, ms: ${times}`);
    }
  }
  await context.close();
};
