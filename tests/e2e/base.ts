import { expect, test as base, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { WHOLE_LANGS, type WholeLang } from '../../src/i18n/locales.ts';
import { ROOT_PORT, UNDER_FOLDER } from './sites.ts';

/** What must not happen on any page of any test: an error, a broken promise of the policy, a request to a third party. */
const watch = (page: Page, faults: string[], expectedError: string | RegExp): void => {
  const isExpected = (text: string): boolean => (typeof expectedError === 'string' ? text === expectedError : expectedError.test(text));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(`third party: ${request.url()}`);
  });
};

/** A context that the tests of a worker share, and its page that stays open and so keeps the process of the site. */
interface Shared {
  readonly context: BrowserContext;
  readonly kept: Page;
  readonly session: CDPSession;
}

/** Opens a context with the options of the present test. The page that is kept runs nothing. */
const openShared = async (browser: Browser): Promise<Shared> => {
  const context = await browser.newContext();
  const kept = await context.newPage();
  await kept.goto('/robots.txt');
  return { context, kept, session: await context.newCDPSession(kept) };
};

/** Where the two built sites keep things on the device. */
const ORIGINS = [`http://localhost:${ROOT_PORT}`, new URL(UNDER_FOLDER).origin];

/** Forgets what a test left in a context: pages, permissions, what the device keeps. */
const forget = async ({ context, kept, session }: Shared): Promise<void> => {
  await Promise.all(context.pages().map((page) => page !== kept && page.close()));
  const emptied = ORIGINS.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' }));
  await Promise.all([context.clearPermissions(), context.clearCookies(), ...emptied]);
};

interface Given {
  readonly expectedError: string | RegExp;
  readonly isAlone: boolean;
}

/**
 * Playwright's `test` with one more promise: whatever a test does, the page raises no error, breaks no
 * content policy and asks no third party.
 *
 * Tests with the same options share a context, and each has a new page in it. A context of its own would be a new process, which
 * reads and compiles all code again: half the time of a short test.
 */
export const test = base.extend<{ faults: string[] } & Given, { shared: Map<string, Shared> }>({
  /** The one kind of message that a file of tests brings about on purpose. */
  expectedError: ['', { option: true }],
  /** Whether a test changes what a whole context has, such as its clock, or takes it offline. */
  isAlone: [false, { option: true }],
  shared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its first argument
    async ({}, use) => {
      const all = new Map<string, Shared>();
      await use(all);
      for (const { context } of all.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, isAlone, serviceWorkers, viewport, hasTouch, javaScriptEnabled }, use) => {
    if (isAlone || serviceWorkers === 'allow') {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const options = JSON.stringify({ viewport, hasTouch, javaScriptEnabled });
    const found = shared.get(options) ?? (await openShared(browser));
    shared.set(options, found);
    await use(found.context);
    await forget(found);
  },
  faults: [
    async ({ page, expectedError }, use) => {
      const faults: string[] = [];
      watch(page, faults, expectedError);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

type Size = NonNullable<ReturnType<Page['viewportSize']>>;

/** A phone and a desk. In the project `phone` this desk has a touch screen, in `wide` a mouse. */
export const PHONE_AND_DESK: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Looks at a page on screens of several sizes, each as a step of the test. Styles that depend on the size apply from the next frame on. */
export const onScreens = async (page: Page, screens: readonly Size[], look: (screen: Size) => Promise<void>): Promise<void> => {
  for (const screen of screens)
    await base.step(`${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      await look(screen);
    });
};

/** Waits until every example of the page that is hydrated at once answers to clicks. */
export const examplesHydrated = (page: Page): Promise<void> => expect(page.locator('[data-pending]:not([data-embedded])')).toHaveCount(0);

/** Opens the reader's settings: the bar has a button for them, or on a narrow screen the menu. */
export const openSettings = async (page: Page): Promise<void> => {
  if (!(await page.locator('.bar .settings-open').isVisible())) await page.locator('.menu-open').click();
  await page.locator('.settings-open:visible').click();
};

/** Closes the settings, and the menu that they were opened from. */
export const closeSettings = async (page: Page): Promise<void> => {
  const open = page.locator('[popover]:popover-open');
  while ((await open.count()) > 0) await page.keyboard.press('Escape');
};

// A language that is partly translated has no words yet that a test could look for.
export { expect, WHOLE_LANGS as LANGS, type WholeLang as Lang };
