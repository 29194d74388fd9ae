/* Deploys while a reader has pages open: whatever they turn to next must be there. */
import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { nextBuild } from './builds.ts';
import type { Series } from './cuts.ts';
import { HANGS } from './host.ts';
import { explains, isReady, leads, looksForNew, searches, stepsOn } from './reader.ts';

const CHAPTER = 'en/turmoil/committee/';
const EXAMPLE = 'en/turmoil/examples/crisis/';

type Act = readonly [name: string, act: (page: Page) => Promise<void>];

const REFUSED: Act = [
  'a refusal',
  async (page) => {
    await page.locator('[data-preset="refused"]').click();
    await page.locator('[data-problem]').waitFor({ timeout: 30_000 });
    await page.locator('[data-preset]').nth(1).click();
  },
];

/** What a reader does in each of the two pages. Most of it needs parts that a page has not fetched when it is opened. */
const actsOn = (isChapter: boolean, at: number): readonly Act[] => [
  ['search', (page) => searches(page, `lobby${at % 2 ? '' : 'ing'}`)],
  ['steps', stepsOn],
  isChapter ? ['popover', explains] : REFUSED,
  ['links', leads],
];

const openExample = async (page: Page, address: string): Promise<void> => {
  await page.goto(address + EXAMPLE);
  await page.locator('[data-island]:not([data-pending])').first().waitFor({ timeout: 30_000 });
  await stepsOn(page);
};

const openReady = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await isReady(page);
  return page;
};

/** How many builds of the English pages the device keeps. The page that is asked must not be on its way to another one. */
const buildsKept = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).filter((each) => each.includes('/en/ ')).length);

/** Agrees to the build that waits. */
const agree = async (page: Page): Promise<void> => {
  // Who is in the middle of an example is not asked before they open another page.
  if ((await page.locator('[data-step][aria-current]:not([data-step="1"])').count()) > 0) await page.reload();
  await page.locator('.notice button').first().click({ timeout: 30_000 });
};

/** The states of the workers: the one that installs, that waits, that is active, and that answers the page. */
const workersOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const one = await navigator.serviceWorker.getRegistration();
    return [one?.installing, one?.waiting, one?.active, navigator.serviceWorker.controller].map((each) => each?.state ?? 'none').join(', ');
  });

/**
 * Waits until a page is of a build.
 *
 * @returns how many milliseconds it took
 * @throws Error after 20 seconds. It says what the workers do, and whether the build came later
 */
const goOver = async (page: Page, build: string): Promise<number> => {
  const agreed = performance.now();
  const head = page.locator('h1', { hasText: `build ${build}` });
  const cameIn = async (timeout: number): Promise<number> => head.waitFor({ timeout }).then(() => Math.round(performance.now() - agreed));
  const waited = await cameIn(20_000).catch(async () => {
    const workers = await workersOf(page);
    const came = await cameIn(100_000).catch(() => 'more than 120000');
    throw new Error(`it took ${came} ms; after 20 seconds the workers were: ${workers}`);
  });
  await isReady(page);
  return waited;
};

/**
 * Deploys a build again and again, each with other names of all code, while a chapter and an example are open. The reader agrees in
 * the chapter before they do something, between two things, or after them; the example stays as it is.
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
  await stepsOn(example);
  const went: number[] = [];
  for (let at = 1; at <= times; at++) {
    const build = `b${at.toString(36).padStart(2, '0')}`;
    const next = await nextBuild(folder, build, true);
    host.deploy(next);
    if (folder !== first) await rm(folder, { recursive: true });
    folder = next;
    const tried = (name: string, act: () => Promise<void>): Promise<void> =>
      act().catch((error: unknown) => tell(`${at}, ${name}: ${String(error).split('\n').slice(0, 5).join(' ')}`));
    const actAll = async (page: Page, acts: readonly Act[], when: string): Promise<void> => {
      for (const [name, act] of acts) await tried(`the ${page === chapter ? 'chapter' : 'example'}, ${when}: ${name}`, () => act(page));
    };
    const onChapter = actsOn(true, at);
    const onExample = actsOn(false, at);
    // Before anybody knows of the new build, while it waits, and while the chapter goes over to it.
    const agreesAt = Math.floor(random() * (onExample.length + 1));
    if (random() < 0.3) await actAll(chapter, onChapter, 'before');
    await tried('the new build', async () => {
      if (!(await looksForNew(example))) throw new Error('it did not come');
    });
    // A request that never ends must not hold up the change.
    const isHeld = random() < 0.3;
    if (isHeld) await example.evaluate((name) => void fetch(name).catch(() => undefined), HANGS);
    await actAll(example, onExample.slice(0, agreesAt), 'before');
    await tried('agreeing', () => agree(chapter));
    await Promise.all([
      actAll(example, onExample.slice(agreesAt), 'meanwhile'),
      tried(`going over${isHeld ? ', with a request that hangs' : ''}`, async () => {
        went.push(await goOver(chapter, build));
      }),
    ]);
    await actAll(chapter, onChapter, 'after');
    await actAll(example, onExample, 'after');
    // Sometimes the second page is opened anew; else it is as old as some deploys.
    if (random() < 0.4) await tried('the example, opened anew', () => openExample(example, address));
    if (at % 10 === 0 || at === times) {
      const kept = await buildsKept(example);
      console.log(`  ${at} deploys; builds kept: ${kept}; going over took, ms: ${went.map(Math.round).join(' ')}`);
      went.length = 0;
    }
  }
  await context.close();
  if (folder !== first) await rm(folder, { recursive: true });
};
