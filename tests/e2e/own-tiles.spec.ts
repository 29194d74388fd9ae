import { graveFaults } from './axe.ts';
import { expect, test } from './base.ts';
import { lateCode, open } from './examples.ts';

test('a tick box below the picture changes at once, by touch and by keyboard', { tag: '@once' }, async ({ page }) => {
  await open(page, 'fr', 'setup');
  await lateCode(page);
  await page.locator('[data-action="own"]').click();
  const yellow = page.locator('[data-opens="player.yellow"]');
  const drawn = (): Promise<string> => page.locator('.ex-picture > :first-child').evaluate((one) => one.outerHTML);
  await expect(yellow).toHaveRole('checkbox');
  for (const [isTicked, change] of [
    ['true', () => yellow.click()],
    ['false', () => yellow.press('Space')],
  ] as const) {
    const before = await drawn();
    await change();
    await expect(yellow).toHaveAttribute('aria-checked', isTicked);
    await expect(page.locator('[name="player.yellow"]')).toBeChecked({ checked: isTicked === 'true' });
    await expect(yellow).toBeFocused();
    await expect.poll(drawn).not.toBe(before);
  }
  await expect(page.locator('.ex-sheet')).toHaveCount(0);
  expect(await graveFaults(page)).toEqual([]);
});

test('where no table is entered, a button opens the picture, and a second one lists all fields there', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'funds');
  await lateCode(page);
  const own = page.locator('[data-action="own"]');
  await own.click();
  await page.locator('.ex-own [data-tool="all"]').click();
  const tiles = page.locator('.ex-tiles [data-opens]');
  const names = await page.locator('.ex-input [name]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
  await expect(tiles).toHaveCount(names.filter((name) => name !== 'edition').length);
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toBeInViewport({ ratio: 1 });
  // The form says the same: it makes room.
  await expect(page.locator('.ex-input [name="fu.has"]')).toBeHidden();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-opens="fu.has"]').click();
  await page.locator('[name="own:fu.has"]').selectOption('2');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.ex-own [data-tool="all"]').click();
  await expect(tiles).toHaveCount(1);
});
