import type { Locator, Page } from '@playwright/test';
import { closeSettings, expect, examplesHydrated, openSettings, test } from './base.ts';
import { open } from './examples.ts';

const stateIn = (page: Page): string | null => new URL(page.url()).searchParams.get('s');

/** Chooses an edition in the settings of the site. */
const setSite = async (page: Page, edition: string): Promise<void> => {
  await openSettings(page);
  await page.locator('[data-setting="edition"]').selectOption(edition);
  await closeSettings(page);
};

test('the address reopens the edition that the reader sees after a change of the site’s edition', { tag: '@once' }, async ({ page, context }) => {
  await open(page, 'en', 'influence');
  await page.locator('[data-preset="riots"]').click();
  await expect.poll(() => stateIn(page)).toBe('1.p.riots.default.1');
  await setSite(page, 'fr');
  const edition = page.locator('[name="edition"]');
  await expect(edition).toHaveValue('fr');
  await expect.poll(() => stateIn(page)).toBe('1.p.riots.fr.1');
  // Somebody else has another setting.
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto(page.url());
  await examplesHydrated(other);
  await expect(other.locator('[name="edition"]')).toHaveValue('fr');
});

test('an own input is written with the edition that the site changes to', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await page.locator('.ex-editor > summary').click();
  await page.locator('[name="greens.red"]').fill('1');
  await expect.poll(() => stateIn(page)).toMatch(/^1\.i\..*\.default\.1$/);
  await setSite(page, 'fr');
  await expect.poll(() => stateIn(page)).toMatch(/^1\.i\..*\.fr\.1$/);
});

test('the page’s own start does not replace the edition of an address', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rr.edition', 'ru'));
  await open(page, 'en', 'influence', '1.p.riots.fr.1');
  // The page writes the setting into the same attribute again.
  await page.evaluate(() => document.documentElement.setAttribute('data-edition', 'ru'));
  await page.locator('[data-action="forward"]').click();
  await expect.poll(() => stateIn(page)).toBe('1.p.riots.fr.2');
});

/** Clicks twice before the page is rendered. */
const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });

test('two quick clicks add two actions, and two more take them back', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'policies');
  const actions = page.locator('.po-action');
  const before = await actions.count();
  await clickTwice(page.locator('[data-list="add"]'));
  await expect(actions).toHaveCount(before + 2);
  await clickTwice(page.locator('[data-list="undo"]'));
  await expect(actions).toHaveCount(before);
});

test('two quick taps on parties send two delegates', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'lobbying');
  await page.locator('[data-action="clear"]').click();
  await page.locator('[name="source"]').selectOption('reserve');
  await clickTwice(page.locator('[data-choice="reds"]'));
  await expect(page.locator('[data-rule="turmoil:open-questions.reserve-before-lobby"]')).toHaveCount(2);
});
