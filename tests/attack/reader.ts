/* What a reader sees and does. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HASH_LETTERS, type Kept } from '../../src/offline/kept.ts';

/** What the worker of the English pages was told to keep. */
const keptBy = async (folder: string): Promise<Kept> =>
  JSON.parse(/^const KEPT = (.*);$/m.exec(await readFile(path.join(folder, 'en/sw.js'), 'utf8'))![1]!) as Kept;

/** The files that the device does not hold as a build wrote them; all of them if it holds none of that build. */
export const faultsOn = async (page: Page, folder: string): Promise<readonly string[]> => {
  const { build, files } = await keptBy(folder);
  const keys = files.map(({ url, hash, named }) => ({ url, hash, key: named ? url : `${url}?__WB_REVISION__=${hash}` }));
  return page.evaluate(
    async ({ build, keys, letters }) => {
      const name = (await caches.keys()).find((each) => each.includes('/en/ ') && each.endsWith(build));
      if (!name) return keys.map(({ url }) => url);
      const cache = await caches.open(name);
      const isRight = async ({ key, hash }: { readonly key: string; readonly hash: string }): Promise<boolean> => {
        const found = await cache.match(key);
        if (!found) return false;
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await found.arrayBuffer()));
        return (
          [...digest]
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join('')
            .slice(0, letters) === hash
        );
      };
      const right = await Promise.all(keys.map(isRight));
      return keys.filter((_, at) => !right[at]).map(({ url }) => url);
    },
    { build, keys, letters: HASH_LETTERS },
  );
};

export const isReady = (page: Page, timeout = 60_000): Promise<unknown> => page.locator('html[data-offline="ready"]').waitFor({ timeout });

/** The example of a page answers. Throws if it does not. */
export const stepsOn = async (page: Page): Promise<void> => {
  const example = page.locator('[data-island]').first();
  const present = example.locator('[data-step][aria-current="step"]');
  const before = Number(await present.getAttribute('data-step'));
  const last = await example.locator('[data-step]').count();
  await example.locator(`[data-action="${before < last ? 'forward' : 'first'}"]`).click();
  await example.locator(`[data-step="${before < last ? before + 1 : 1}"][aria-current="step"]`).waitFor({ timeout: 30_000 });
};

/** The search of the page's header answers. Throws if it does not. */
export const searches = async (page: Page, query = 'lobbying'): Promise<void> => {
  const field = page.locator('.search-box input');
  await field.fill('');
  await field.fill(query);
  await page.locator(`.search-box [data-search-done="${query}"] [data-hit]`).first().waitFor({ timeout: 30_000 });
  await field.press('Escape');
};

/** A link of the text leads to a page of the site, in another tab. Throws if it does not. */
export const leads = async (page: Page): Promise<void> => {
  const href = await page.locator('main a[href*="/"]:not([data-copy])').first().getAttribute('href');
  const other = await page.context().newPage();
  try {
    const answer = await other.goto(new URL(href!, page.url()).href);
    if (!answer?.ok()) throw new Error(`${href} answers ${answer?.status()}`);
    await other.locator('h1', { hasText: /\p{L}/u }).waitFor({ timeout: 30_000 });
  } finally {
    await other.close();
  }
};

/** The popover of a term opens. Throws if it does not. */
export const explains = async (page: Page): Promise<void> => {
  const term = page.locator('main a[data-term]').first();
  await term.scrollIntoViewIfNeeded();
  await term.click();
  await page.locator('.term-box:popover-open').waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
};

/** Looks for a new build. Resolves with whether one waits for the reader. */
export const looksForNew = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    if (registration.waiting) return true;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (!installing) return registration.waiting !== null;
    return new Promise<boolean>((resolve) => {
      const look = (): void => {
        if (installing.state === 'redundant') resolve(false);
        if (installing.state === 'installed') resolve(true);
      };
      installing.addEventListener('statechange', look);
      look();
    });
  });
