import { expect, test as base, type Page } from '@playwright/test';
import { WHOLE_LANGS, type WholeLang } from '../../src/i18n/locales.ts';

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

/**
 * Playwright's `test` with one more promise: whatever a test does, the page raises no error, breaks no
 * content policy and asks no third party.
 */
export const test = base.extend<{ faults: string[]; expectedError: string | RegExp }>({
  /** The one kind of message that a file of tests brings about on purpose. */
  expectedError: ['', { option: true }],
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
