import type { Page } from '@playwright/test';
import { examplesHydrated, expect } from './base.ts';

/* What a device keeps of a language, asked of its pages. */

/** The worker of the page's language, and that of the pages without one, have kept all they keep. */
export const kept = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 40_000 });
  const states = (): Promise<string> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state).join());
  await expect.poll(states, { timeout: 40_000 }).toBe('activated,activated');
};

const pages = [
  '',
  'turmoil/',
  'turmoil/committee/?edition=fr',
  'turmoil/events/?counts=cities',
  'turmoil/glossary/',
  'world-problems/round/',
  'data/',
];
/** The languages that are kept here: one with other letters, and that of the other tests. What each keeps is read in `tests/site/offline.test.ts`. */
const queries = { ru: 'лоббирование', en: 'lobbying' } as const;

/** What works of a language that is kept, without a network. */
export const isWhole = async (page: Page, address: string, lang: keyof typeof queries): Promise<void> => {
  await page.locator('.search-box input').fill(queries[lang]);
  await expect(page.locator('.search-box [data-rule="turmoil:committee.lobbying"]')).toBeVisible();
  for (const each of pages) {
    await page.goto(`${address}/${lang}/${each}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveText(/\p{L}/u);
  }
  await page.goto(`${address}/${lang}/search/?q=3e`);
  await expect(page.locator('.search-page [data-hit="rule"]').first()).toBeVisible();
  await page.goto(`${address}/${lang}/turmoil/examples/influence/?s=1.p.riots.fr.2`);
  await examplesHydrated(page);
  await page.locator('[data-action="forward"]').click();
  await expect(page.locator('[data-step][aria-current]')).toHaveAttribute('data-step', '3');
};

/** A permanent link leads to its rule, or to a choice where a rule was split. */
export const hasLinks = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/r/turmoil/committee.lobbying/`);
  await expect(page).toHaveURL(/\/en\/turmoil\/committee\/#committee\.lobbying$/);
  await page.goto(`${address}/r/turmoil/crisis.tr-revision/?edition=fr`);
  await expect(page).toHaveURL(/\/en\/turmoil\/crisis\/\?edition=fr#crisis\.tr-revision$/);
  await page.goto(`${address}/r/mars-contracts/open-questions.list/`);
  await expect(page.locator('h1')).toContainText('open-questions.list');
};

/** What comes once a language is ready has come. */
export const rest = async (page: Page, lang: string): Promise<void> => {
  const missing = (): Promise<readonly string[]> =>
    page.evaluate(async (lang) => {
      const name = (await caches.keys()).find((each) => each.includes(`/${lang}/ `))!;
      const keys = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      const wanted = [
        /\/world-problems\/faq\/$/,
        /\/turmoil\/quick-reference\/$/,
        /\/table\/$/,
        /\/own-table\.[^/]+\.js$/,
        /\/own-table\.[^/]+\.css$/,
      ];
      return wanted.filter((one) => !keys.some((key) => one.test(key))).map(String);
    }, lang);
  await expect.poll(missing, { timeout: 40_000 }).toEqual([]);
};

/** Questions, the quick reference and the reader's own table are there, though nobody opened them. */
export const hasRest = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/turmoil/faq/#q-delegate-cost`);
  await expect(page.locator('[data-question="turmoil:delegate-cost"]')).toBeInViewport();
  await page.goto(`${address}/turmoil/quick-reference/`);
  await expect(page.locator('main h2').first()).toHaveText(/\p{L}/u);
  await page.goto(`${address}/turmoil/examples/lobbying/`);
  await examplesHydrated(page);
  await page.locator('[data-action="table"]').click();
  await page.locator('.ot [data-choice="reds"]').click();
  await expect(page.locator('.ot .of-reds .token-red')).toBeVisible();
};

/** A language that was not opened says so, and leads to one that is kept. */
export const asksForOther = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/fr/turmoil/committee/`);
  await expect(page.locator('section[lang="fr"] h2')).toHaveText(/\p{L}/u);
  await page.locator('section[lang="en"] input[name="q"]').fill('lobby');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/en/search/?q=lobby`);
};
