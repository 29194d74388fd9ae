/* What a search costs in a real browser. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { openPage } from './served.ts';

interface Bytes {
  /** When the field has been entered and nothing typed. */
  readonly opened: number;
  /** With the first query, from the beginning. */
  readonly first: number;
  /** For another one after it. */
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

/** Waits until no more bytes come, and returns how many came. */
const settled = async (page: Page, bytes: () => number): Promise<number> => {
  for (let before = -1; before !== bytes(); await page.waitForTimeout(500)) before = bytes();
  return bytes();
};

/** What a page fetches when a reader enters the search field, types a first query and then another one. */
export const measureBytes = async (browser: Browser, address: string, [first, later]: readonly [string, string]): Promise<Bytes> => {
  const page = await openPage(browser, address);
  // What every page fetches a little after it was opened is no part of a search.
  const counted = countBytes(page);
  await page.waitForRequest(/\/keep\./);
  const before = await settled(page, counted);
  const bytes = (): number => counted() - before;
  const input = page.locator('.search-box input');
  const search = async (query: string): Promise<number> => {
    await input.pressSequentially(query, { delay: 30 });
    await page.locator(`.search-box [data-search-done="${query}"]`).waitFor();
    return settled(page, bytes);
  };
  await input.focus();
  const opened = await settled(page, bytes);
  const atFirst = await search(first);
  await input.fill('');
  const inAll = await search(later);
  await page.close();
  return { opened, first: atFirst, later: inAll - atFirst };
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

/** How long queries of a page take, in milliseconds. */
interface Waits {
  readonly first: number;
  /** Each of the others, which were not asked before. */
  readonly later: readonly number[];
}

/** Lets every answer of the network come so many milliseconds later. */
const delay = async (page: Page, latency: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
};

/**
 * Measures new queries of a page whose field was entered a second before: none is asked twice.
 *
 * @param latency milliseconds of a round trip
 * @param pause milliseconds between two keys; left out, each query comes at once
 */
export const measureWaits = async (
  browser: Browser,
  address: string,
  queries: readonly string[],
  latency: number,
  pause?: number,
): Promise<Waits> => {
  const page = await openPage(browser, address);
  await delay(page, latency);
  await page.locator('.search-box input').focus();
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (const query of queries) {
    times.push((await ask(page, query, pause)).ms);
    // All lists come after the first key.
    if (times.length === 1) await page.waitForLoadState('networkidle');
  }
  await page.close();
  return { first: times[0]!, later: times.slice(1) };
};
