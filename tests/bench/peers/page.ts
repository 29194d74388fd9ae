import type { Browser, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** What a first visit to a page costs. Times in milliseconds, weights in bytes as a server sends them packed. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** What tasks of the main thread took beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
  readonly script: number;
  readonly requests: number;
}

/** As Lighthouse slows a phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const SLOWED = 4;

/** Collects what the browser tells of paints, tasks and shifts, from the start of the page. */
const watch = (): void => {
  const seen = { lcp: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, tell: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ duration }) => (seen.blocked += duration - 50));
  observe('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
};

/** Counts what comes. A slowed page is left before all files are read, so that they are weighed afterwards. */
const weigh = (page: Page): (() => Promise<Pick<Visit, 'bytes' | 'script' | 'requests'>>) => {
  const files: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const weight = response.body().then(
      (body) => Math.min(body.length, gzipSync(body, { level: 9 }).length),
      () => 0,
    );
    files.push(weight.then((bytes) => [response.request().resourceType(), bytes] as const));
  });
  return async () => {
    const weighed = await Promise.all(files);
    const sum = (type?: string): number => weighed.reduce((all, [kind, bytes]) => all + (type === undefined || kind === type ? bytes : 0), 0);
    return { bytes: sum(), script: sum('script'), requests: weighed.length };
  };
};

/** Opens a page as a phone does that has never been there, with a slow network and processor. */
export const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(watch);
  const weight = weigh(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(window as unknown as { seen: { lcp: number; blocked: number; shift: number } }).seen,
  }));
  const visited = { ...times, ...(await weight()) };
  await context.close();
  return visited;
};
