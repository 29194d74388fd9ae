import type { Browser, Page } from '@playwright/test';
import { ask, typeBeginning } from '../../search/ask.ts';
import { readQueries, type Line } from '../../search/queries.ts';
import { median, openPage } from '../../search/served.ts';
import { WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';

/** Milliseconds from the last key to the frame with the answer: of the first query of a page, and of later ones that were not asked before. */
export interface Waits {
  readonly first: number;
  readonly later: number;
}

const QUERIES = ['делегат', 'лидер партии', 'влияние', 'доминирующая партия'] as const;

/** A site's search, as a reader meets it. */
export interface Searched {
  readonly open: (page: Page) => Promise<void>;
  /** Enters a query, with a pause between two keys or at once, and returns how long the answer took after the last key. */
  readonly wait: (page: Page, query: string, pause: number | undefined) => Promise<number>;
}

export const ours: Searched = {
  open: (page) => page.locator('.search-box input').click(),
  wait: async (page, query, pause) => (await ask(page, query, pause)).ms,
};

export const starlight: Searched = {
  open: async (page) => {
    await page.click('button[data-open-modal]');
    await page.locator('dialog input').waitFor();
  },
  wait: async (page, query, pause) => {
    await page.locator('dialog input').fill('');
    await page.waitForFunction(() => !document.querySelector('.pagefind-ui__result'));
    // Its search waits for 300 ms without a key, so nothing is shown for the beginning of a query.
    await typeBeginning(page, 'dialog input', query, pause);
    return page.evaluate(async (asked) => {
      const input = document.querySelector<HTMLInputElement>('dialog input')!;
      const start = performance.now();
      input.value = asked;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      while (!document.querySelector('.pagefind-ui__result-title') && performance.now() - start < 10_000)
        await new Promise((go) => setTimeout(go, 2));
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, query);
  },
};

/**
 * Opens a rule page and its search, waits a second as a reader does who thinks, and asks four queries.
 *
 * @param latency milliseconds of a round trip
 * @param pause milliseconds between two keys; undefined if each query is pasted
 */
export const waitsOf = async (browser: Browser, address: string, search: Searched, latency: number, pause: number | undefined): Promise<Waits> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(address, { waitUntil: 'networkidle' });
  if (latency > 0) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
  }
  await search.open(page);
  await page.waitForTimeout(1000);
  const waits: number[] = [];
  for (const query of QUERIES) waits.push(await search.wait(page, query, pause));
  await page.close();
  return { first: waits[0]!, later: median(waits.slice(1)) };
};

/** Names of the first rules that our search finds. */
const foundHere = async (page: Page, query: string): Promise<readonly string[]> =>
  (await ask(page, query)).hits.filter(({ kind }) => kind === 'rule').map(({ name }) => name);

/** Names of the first rules that Starlight's search finds. Its hits are pages; each lists the headings that it means. */
const foundThere = (page: Page, query: string): Promise<readonly string[]> =>
  page.evaluate(async (asked) => {
    interface Found {
      readonly data: () => Promise<{ readonly sub_results: readonly { readonly url: string }[] }>;
    }
    const address = `${location.origin}/pagefind/pagefind.js`;
    const pagefind = (await import(/* @vite-ignore */ address)) as { search: (query: string) => Promise<{ results: readonly Found[] }> };
    const { results } = await pagefind.search(asked);
    const pages = await Promise.all(results.slice(0, 3).map((result) => result.data()));
    const addresses = pages.flatMap(({ sub_results: parts }) => parts.map(({ url }) => new URL(url, location.origin)));
    return addresses.filter(({ hash }) => hash).map(({ pathname, hash }) => `${pathname.split('/')[2]}:${decodeURIComponent(hash.slice(1))}`);
  }, query);

/** The shares of the queries whose rule is found first, and among the first three. */
export interface Share {
  readonly first: number;
  readonly three: number;
}

const shareOf = async (browser: Browser, lines: readonly Line[], page: (lang: Lang) => string, found: typeof foundHere): Promise<Share> => {
  const places: number[] = [];
  for (const lang of WHOLE_LANGS) {
    const open = await openPage(browser, page(lang));
    for (const { query, accepts } of lines.filter(({ ui }) => ui === lang))
      places.push((await found(open, query)).findIndex((name) => accepts(name)));
    await open.close();
  }
  const share = (fits: (place: number) => boolean): number => places.filter(fits).length / places.length;
  return { first: share((place) => place === 0), three: share((place) => place >= 0 && place < 3) };
};

/** How often each of two sites finds the right rule for the queries of a set that ask for rules. */
export const sharesOf = async (browser: Browser, file: string, here: string, there: string): Promise<readonly [Share, Share]> => {
  const lines = readQueries(new URL(`../../search/${file}`, import.meta.url)).filter(({ wanted }) => wanted === 'rule');
  return [
    await shareOf(browser, lines, (lang) => `${here}${lang}/search/`, foundHere),
    await shareOf(browser, lines, (lang) => `${there}${lang}/turmoil/committee/`, foundThere),
  ];
};
