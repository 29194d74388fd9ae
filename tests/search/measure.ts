/* What a search costs in a real browser. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { openPage } from './served.ts';

interface Bytes {
  readonly first: number;
  readonly later: number;
}

/** Counts what is fetched, as gzip or as it is where that is smaller. */
const countBytes = (page: Page): (() => number) => {
  let bytes = 0;
  page.on('response', (response) => {
    void response.body().then(
      (body) => (bytes += Math.min(body.length, gzipSync(body, { level: 9 }).length)),
      () => undefined,
    );
  });
  return () => bytes;
};

/** What the first search on a page fetches when it is typed, and what another one does after it. */
export const measureBytes = async (browser: Browser, address: string, [first, later]: readonly [string, string]): Promise<Bytes> => {
  const page = await openPage(browser, address);
  const bytes = countBytes(page);
  const search = async (query: string): Promise<number> => {
    await page.locator('.search-box input').pressSequentially(query, { delay: 30 });
    await page.locator(`.search-box [data-search-done="${query}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    return bytes();
  };
  const atFirst = await search(first);
  await page.locator('.search-box input').fill('');
  const inAll = await search(later);
  await page.close();
  return { first: atFirst, later: inAll - atFirst };
};

/** Milliseconds that the first search of a page takes whose field was entered a second before. */
export const measureFirst = async (browser: Browser, address: string, query: string): Promise<number> => {
  const page = await openPage(browser, address);
  await page.locator('.search-box input').focus();
  await page.waitForTimeout(1000);
  const { ms } = await ask(page, query);
  await page.close();
  return ms;
};
