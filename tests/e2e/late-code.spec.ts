/* What a reader does while an example's code is still loading. `missing-files.spec.ts` covers files that fail to load. */
import type { Page } from '@playwright/test';
import { factsOf } from '../../src/examples/all.ts';
import { expect, examplesHydrated, test, type Lang } from './base.ts';
import { present } from './examples.ts';

// Whether the browser is online belongs to a whole context.
test.use({ expectedError: 'Failed to load resource: net::ERR_FAILED', isAlone: true });

const WORDS = /\/data\.\w+\.json$/;
const CODE = /\/_astro\/view\.[^/]+\.js$/;

const pageOf = (lang: Lang, id: string): string => `/${lang}/${factsOf(id).game}/examples/${id}/`;

/** Lets requests fail until the returned function is called. */
const cutOff = async (page: Page, address: RegExp): Promise<() => Promise<void>> => {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
};

/** Opens the page of an example whose code does not come before the returned function is called. */
const openLate = async (page: Page, id: string, address = pageOf('en', id)): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<null>();
  await page.route(CODE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    held.resolve(null);
    await examplesHydrated(page);
  };
};

test('without an answer of the server, the button of an example does not load the page again', { tag: '@once' }, async ({ page }) => {
  const mend = await cutOff(page, CODE);
  await page.goto(pageOf('en', 'influence'));
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const connect = await cutOff(page, /./);
  await notice.getByRole('button').click();
  await expect(notice).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await connect();
  await mend();
  await notice.getByRole('button').click();
  await examplesHydrated(page);
  await expect(notice).toHaveCount(0);
});

test('an example whose words do not come tries again when the browser is online', { tag: '@once' }, async ({ page, context }) => {
  const mend = await cutOff(page, WORDS);
  await page.goto('/en/turmoil/influence/');
  const example = page.locator('[data-island="influence"]');
  await example.locator('[data-action="forward"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await mend();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(example).not.toHaveAttribute('data-pending');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(example.locator('[aria-current="step"]')).toHaveAttribute('data-step', '2');
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
});

test('a form that is opened before its example is hydrated is filled', { tag: '@once' }, async ({ page }) => {
  const come = await openLate(page, 'crisis');
  await page.locator('.ex-editor > summary').click();
  await come();
  await expect(page.locator('[name="players"]')).toBeVisible();
});

test('buttons that are clicked before hydration do their work afterwards, each as often as it was clicked', { tag: '@once' }, async ({ page }) => {
  const come = await openLate(page, 'policies');
  const before = await page.locator('.po-action').count();
  const megacredits = page.locator('.ex-number:has([name="megacredits"])');
  const typed = Number(await megacredits.locator('input').inputValue());
  for (let times = 0; times < 2; times++) await page.locator('[data-list="add"]').click();
  for (let times = 0; times < 3; times++) await megacredits.getByRole('button').last().click();
  await megacredits.getByRole('button').first().click();
  await page.locator('[data-action="last"]').click();
  await come();
  await expect(page.locator('.po-action')).toHaveCount(before + 2);
  await expect(megacredits.locator('input')).toHaveValue(String(typed + 2));
  await expect(page.locator('[data-step]').last()).toHaveAttribute('aria-current', 'step');
});

test('an edition that is chosen before hydration is kept', { tag: '@once' }, async ({ page }) => {
  const come = await openLate(page, 'influence');
  await page.locator('[name="edition"]').selectOption('fr');
  await page.locator('[name="amount"]').fill('3');
  await come();
  await expect(page.locator('[name="edition"]')).toHaveValue('fr');
  await expect(page.locator('[name="amount"]')).toHaveValue('3');
  await expect.poll(() => new URL(page.url()).searchParams.get('s')).toMatch(/^1\.i\..*_3_.*\.fr\.1$/);
});

test('the delegate that is chosen before hydration is the one that the next tap sends', { tag: '@once' }, async ({ page }) => {
  const come = await openLate(page, 'lobbying');
  const before = await page.locator('[name="player"]').inputValue();
  await page.locator('[name="player"]').selectOption('blue');
  await page.locator('[name="source"]').selectOption('reserve');
  expect(before).not.toBe('blue');
  await page.locator('[data-choice="reds"]').click();
  await come();
  await expect(page.locator('[name="player"]')).toHaveValue('blue');
  await expect(page.locator('[name="source"]')).toHaveValue('reserve');
  await expect(present(page).locator('.ex-what')).toContainText(/blue/i);
});

test('Enter in a field submits nothing, before hydration and after it', { tag: '@once' }, async ({ page }) => {
  const come = await openLate(page, 'requirement');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.locator('[name="own"]').fill('2');
  await page.locator('[name="own"]').press('Enter');
  await come();
  await page.locator('[name="own"]').press('Enter');
  await expect(page.locator('[name="own"]')).toHaveValue('2');
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
});

test('who presses "My table" again while its styles are on their way gets one editor', { tag: '@once' }, async ({ page }) => {
  const held = Promise.withResolvers<null>();
  await page.goto('/en/turmoil/examples/crisis/');
  await examplesHydrated(page);
  await page.route(/\/own-table\.[^/]+\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const [fetched, button] = [page.waitForRequest(/\/own-table\.[^/]+\.css$/), page.locator('[data-action="table"]')];
  await button.click();
  await fetched;
  await Promise.all([page.waitForResponse(WORDS), button.click()]);
  held.resolve(null);
  await expect(page.locator('.ot').first()).toBeVisible();
  await expect(page.locator('.ot')).toHaveCount(1);
});
