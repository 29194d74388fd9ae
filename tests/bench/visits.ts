/**
 * Counts what a reader asks a server for: `npm run bench:visits`, after a build. Prints requests and bytes with their headers, as
 * they leave the server, for the visits that docs/hosting.md reckons with.
 */
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { siteServer } from '../../src/delivery/server.ts';
import { openBrowser } from '../search/served.ts';
import { serve } from '../serve.ts';

const answer = siteServer('dist', '/');
const count = { requests: 0, unchanged: 0 };
const sockets = new Set<Socket>();
const { server, port, stop } = await serve((request, response) => {
  count.requests++;
  response.on('finish', () => {
    if (response.statusCode === 304) count.unchanged++;
  });
  answer(request, response);
});
server.on('connection', (socket) => sockets.add(socket));
const address = `http://localhost:${port}`;
const bytes = (): number => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);

/** Counts what one part of a visit asks for. */
const counted = async (name: string, visit: () => Promise<unknown>): Promise<void> => {
  const before = { ...count, bytes: bytes() };
  await visit();
  const asked = count.requests - before.requests;
  console.log(`| ${name} | ${asked} | ${count.unchanged - before.unchanged} | ${((bytes() - before.bytes) / 1000).toFixed(0)} kB |`);
};

/** Waits until nothing more is asked for: the other worker keeps the pages without a language. */
const quiet = async (): Promise<void> => {
  for (let before = -1; before !== count.requests;) {
    before = count.requests;
    await setTimeout(3000);
  }
};

const opened = async (context: BrowserContext, path: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.close();
};

const browser = await openBrowser();
console.log('| Visit | Requests | of them unchanged | Bytes |\n| --- | ---: | ---: | ---: |');
for (const lang of ['ru', 'en', 'fr']) {
  const reading = await browser.newContext({ serviceWorkers: 'block' });
  await counted(`${lang}: one rule is read, nothing is kept`, () => opened(reading, `/${lang}/turmoil/committee/`));
  await counted(`${lang}: another chapter`, () => opened(reading, `/${lang}/turmoil/influence/`));
  await reading.close();
  const keeping = await browser.newContext();
  await counted(`${lang}: the first visit, with the copy for reading offline`, async () => {
    const page = await keeping.newPage();
    await page.goto(`${address}/${lang}/turmoil/committee/`);
    await page.locator('html[data-offline="ready"]').waitFor({ timeout: 120_000 });
    await quiet();
    await page.close();
  });
  await counted(`${lang}: the next visit, three chapters and a search`, async () => {
    const page = await keeping.newPage();
    for (const chapter of ['influence', 'crisis', 'parties']) await page.goto(`${address}/${lang}/turmoil/${chapter}/`, { waitUntil: 'networkidle' });
    await page.goto(`${address}/${lang}/search/?q=10`, { waitUntil: 'networkidle' });
    await page.close();
  });
  await keeping.close();
}
await browser.close();
await stop();
