import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeWorkers } from '../../src/offline/integration.ts';
import { copyOf } from '../browser/copy.ts';
import { expect, openSettings, test as base } from './base.ts';
import { asksForOther, hasLinks, hasRest, isWhole, kept, rest } from './kept.ts';
import { Server } from './server.ts';
import { OWN_PORT } from './sites.ts';

/** A test with a server of its own; where it changes the built site, of a copy. */
const test = base.extend<{ server: Server; site: string; isCopied: boolean }>({
  isCopied: [false, { option: true }],
  site: async ({ isCopied }, use) => {
    if (!isCopied) return use('dist');
    // Who changes the site opens its English pages.
    const folder = await copyOf('dist', ['ru', 'fr']);
    await use(folder);
    await rm(folder, { recursive: true });
  },
  server: async ({ site }, use, { parallelIndex }) => {
    const server = new Server(site, OWN_PORT + parallelIndex);
    await server.start();
    await use(server);
    await server.stop();
  },
});
// Without a network the browser looks for a new worker in vain, and a page that waits for the network asks in vain. Both say so.
const inVain = /^(An unknown error occurred when fetching the script\.|Failed to load resource: net::ERR_(CONNECTION_REFUSED|FAILED))$/;
test.use({ serviceWorkers: 'allow', expectedError: inVain });
// Keeping a language fetches its pages one after another, and a test does so up to five times.
test.describe.configure({ timeout: 240_000 });

test('ru: after one page its whole language is there without a network', { tag: '@once' }, async ({ page, server }) => {
  await page.goto(`${server.address}/ru/turmoil/crisis/`);
  await kept(page);
  await expect(page.locator('.site-footer .kept')).toBeVisible();
  await rest(page, 'ru');
  await server.stop();
  await isWhole(page, server.address, 'ru');
  await hasRest(page, `${server.address}/ru`);
});

/** What was opened works without a network, what was not says so. In the end the network is there again. */
const isThereWithout = async (page: Page, server: Server): Promise<void> => {
  await page.goto(`${server.address}/en/turmoil/crisis/`);
  await kept(page);
  await page.goto(`${server.address}/en/turmoil/crisis/compare/`);
  await expect(page.locator('h1')).toHaveText(/\p{L}/u);
  await server.stop();
  await test.step('the whole language', () => isWhole(page, server.address, 'en'));
  await test.step('permanent links', () => hasLinks(page, server.address));
  await test.step('what was opened', async () => {
    await page.goto(`${server.address}/en/turmoil/crisis/compare/`);
    await expect(page.locator('[data-rule="turmoil:crisis.tr-revision"]').first()).toBeVisible();
  });
  await test.step('another language', () => asksForOther(page, server.address));
  await test.step('a page that was not opened', async () => {
    await page.goto(`${server.address}/en/world-problems/round/compare/`);
    await expect(page.locator('section[lang="en"] .missing-lead')).toHaveText(/\p{L}/u);
    await expect(page.locator('section[lang="en"] h2')).toHaveText(/\p{L}/u);
    await server.start();
    await expect(page.locator('[data-rule="world-problems:round.problem-queue"]').first()).toBeVisible({ timeout: 10_000 });
  });
};

/** The row of a language in the settings. */
const languageIn = (page: Page, lang: string): Locator => page.locator('.languages-kept li').filter({ has: page.locator(`[lang="${lang}"]`) });

/** Another language is kept at a tap, with its size, and removed at the next. */
const keepsAnother = async (page: Page, server: Server): Promise<void> => {
  await page.goto(`${server.address}/en/mars-contracts/`);
  await kept(page);
  await openSettings(page);
  await expect(page.locator('.languages-kept li')).toHaveCount(3);
  const [russian, english] = [languageIn(page, 'ru'), languageIn(page, 'en')];
  await expect(english).toContainText('saved');
  await expect(russian).toContainText(/\d MB/);
  // What is read out stays where it is.
  const said = page.locator('.languages-kept [role="status"]');
  await said.evaluate((node) => new MutationObserver(() => (node.id = 'moved')).observe(node.parentElement!, { childList: true }));
  await russian.getByRole('button').press('Enter');
  await expect(russian.getByRole('progressbar')).toBeVisible();
  await expect(russian).toBeFocused();
  await expect(english.getByRole('button')).toBeDisabled();
  await english.getByRole('button').dispatchEvent('click');
  await expect(russian).toContainText('saved', { timeout: 40_000 });
  await expect(said).toHaveText('Saved.');
  await expect(russian).toBeFocused();
  await russian.getByRole('button').press('Enter');
  await expect(russian).toContainText(/\d MB/);
  await expect(russian).toBeFocused();
  // The second press is for no other language.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(russian.getByRole('button')).toBeFocused();
  await expect(english).toContainText('saved');
  await expect(said).not.toHaveId('moved');
};

/** The page of a language that is not kept asks; who says no is not asked again. */
const asksOnce = async (page: Page, server: Server): Promise<void> => {
  const french = languageIn(page, 'fr');
  await page.goto(`${server.address}/fr/mars-contracts/`);
  const notice = page.locator('.notice');
  await expect(notice).toContainText(/Français.*\d\sMo/s);
  const size = /\d+,\d\sMo/.exec(await notice.innerText())![0];
  await server.stop();
  await notice.getByRole('button').first().click();
  await expect(notice).toContainText(/Français.*interrompu/s);
  await server.start();
  await page.reload();
  await notice.getByRole('button').last().click();
  await page.reload();
  await openSettings(page);
  await expect(french.getByRole('button')).toBeVisible();
  await expect(french).toContainText(size);
  await expect(notice).toHaveCount(0);
};

test(
  'en: what was opened is there without a network; another language is kept if the reader wants it, with its size, and removed with one tap',
  { tag: '@once' },
  async ({ page, server }) => {
    await test.step('what was opened is there without a network, what was not says so, and comes with the network', () =>
      isThereWithout(page, server));
    await test.step('another language is kept if the reader wants it, with its size, and removed with one tap', () => keepsAnother(page, server));
    await test.step('the page of a language that is not kept asks once', () => asksOnce(page, server));
  },
);

/** Stops all service workers, as a browser stops idle ones. */
const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};

/** The addresses of the kept files that are not what the server sends. */
const damagedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('/en/ '))!;
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter(({ url }) => !url.endsWith('/complete'));
    const same = async (request: Request): Promise<boolean> => {
      const [kept, sent] = await Promise.all([cache.match(request), fetch(request.url.replace(/\?.*/, ''), { cache: 'reload' })]);
      return (await kept!.text()) === (await sent.text());
    };
    const right = await Promise.all(keys.map(same));
    return keys.filter((_, at) => !right[at]).map(({ url }) => url);
  });

/** A server reads the list of its files once. */
const restart = async (server: Server): Promise<void> => {
  await server.stop();
  await server.start();
};

/** Bodies that end early are not kept. The next visit fetches them again. */
const keepsNothingCut = async (page: Page, server: Server, site: string): Promise<void> => {
  const files = ['en/turmoil/crisis/index.html', 'en/turmoil/glossary/index.html', 'en/index.html'].map((file) => path.join(site, file));
  const whole = await Promise.all(files.map((file) => readFile(file)));
  // It is the page that is opened, and so one that the worker finds whole.
  const start = `${server.address}/en/mars-contracts/`;
  for (const [at, file] of files.entries()) await writeFile(file, whole[at]!.subarray(0, 500 * (at + 1)));
  await restart(server);
  await page.goto(start);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 40_000 }).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'), { timeout: 40_000 })
    .toBe('none');
  await expect(page.locator('html')).not.toHaveAttribute('data-offline', 'ready');

  for (const [at, file] of files.entries()) await writeFile(file, whole[at]!);
  await restart(server);
  await page.goto(start);
  await kept(page);
  expect(await damagedIn(page)).toEqual([]);
  await server.stop();
  await page.goto(`${server.address}/en/turmoil/crisis/`);
  await expect(page.locator('h1')).toHaveText(/\p{L}/u);
};

/** What is lost or damaged on the device comes again, and addresses may be written in other ways. */
const fetchesLostAgain = async (page: Page, server: Server): Promise<void> => {
  const address = `${server.address}/en/mars-contracts/`;
  await page.goto(address);
  await kept(page);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('/en/ '))!;
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter(({ url }) => url.includes('/en/turmoil/'));
    await cache.delete(keys[0]!);
    await cache.put(keys[1]!, new Response('short'));
  });
  await stopWorkers(page);
  await page.goto(address);
  await kept(page);
  expect(await damagedIn(page)).toEqual([]);

  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.goto(address);
  await kept(page);
  await server.stop();
  for (const spelled of ['turmoil/crisis', 'turmoil/crisis/index.html', 'turmoil/crisis/?from=chat']) {
    await page.goto(`${server.address}/en/${spelled}`);
    await expect(page.locator('[data-rule]').first()).toBeVisible();
  }
};

/** A new build is used once all of it is there. In the end the device has two builds. */
const waitsForAll = async (page: Page, server: Server, site: string): Promise<void> => {
  const address = `${server.address}/en/turmoil/committee/`;
  const file = path.join(site, 'en/turmoil/committee/index.html');
  const heading = page.locator('h1');
  const update = (state: string): Promise<string> =>
    page.evaluate(async (wanted) => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const worker = registration.installing!;
      while (worker.state !== wanted) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
      return worker.state;
    }, state);
  await page.goto(address);
  await kept(page);
  const before = await heading.innerText();

  await writeFile(file, (await readFile(file, 'utf8')).replace(/(<h1[^>]*>)/, '$1New: '));
  await writeWorkers(site, '/');
  await rename(file, `${file}.lost`);
  await restart(server);
  await update('redundant');
  await page.goto(address);
  await expect(heading).toHaveText(before);

  await rename(`${file}.lost`, file);
  await restart(server);
  await update('installed');
  await expect(heading).toHaveText(before);
  const notice = page.locator('.notice');
  await expect(notice).toHaveText(/\p{L}/u);
  await notice.getByRole('button').first().click();
  await expect(heading).toHaveText(`New: ${before}`, { timeout: 20_000 });
  await expect(notice).toHaveCount(0);
};

test.describe('a site that changes', { tag: '@once' }, () => {
  test.use({ isCopied: true });

  test('nothing cut off is kept, what is lost on the device is fetched again, and a new build is used once all of it is there', async ({
    page,
    server,
    site,
  }) => {
    await test.step('bodies that end early are never kept, and are fetched again', () => keepsNothingCut(page, server, site));
    await server.start();
    await test.step('what is lost or damaged on the device is fetched again, and addresses can be written in other ways', () =>
      fetchesLostAgain(page, server));
    await server.start();
    // It leaves two builds on the device, and so it comes last.
    await test.step('a new build is used once all of it is there, and not before', () => waitsForAll(page, server, site));
  });
});
