/* The example of the policies for the reader's own table: it knows the player's numbers, but no action. */
import type { Page } from '@playwright/test';
import { expect, LANGS, test } from './base.ts';
import { open, present } from './examples.ts';
import { openTable, press } from './own-table.ts';

/** The buttons beside the sentence and the actions to begin with lead to a first action. */
const leadsToActions = async (page: Page): Promise<void> => {
  const [why, add] = [page.locator('.po-none'), page.locator('.ex-picture [data-list="first"]')];
  await add.click();
  await expect(page.locator('[name="action1"]')).toBeFocused();
  await expect(page.locator('[name="action1"]')).toBeInViewport({ ratio: 1 });
  await expect(why).toBeHidden();
  await expect(add).toHaveCount(0);
  await expect(present(page)).toHaveAttribute('data-step', '1');
  // The same where a reader removes all actions of a preset.
  await page.locator('[data-preset="reds"]').click();
  await page.locator('[data-list="clear"]').click();
  await expect(why).toBeVisible();
  // One press begins with an action, and the thumb goes on from there.
  await page.locator('[data-offer="raise"]').click();
  await expect(page.locator('[name="action1"]')).toHaveValue('raise');
  await expect(page.locator('[data-action="forward"]')).toBeFocused();
  await expect(present(page)).toHaveAttribute('data-step', '1');
  // The first action is one that the policy in force rewards.
  await page.locator('[data-preset="greens"]').click();
  await page.locator('[data-list="clear"]').click();
  await add.click();
  await expect(page.locator('[name="action1"]')).toHaveValue('greenery');
};

for (const lang of LANGS)
  test(`${lang}: without an action it says why there are no steps, and offers a first action`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await open(page, lang, 'policies');
    const [why, add] = [page.locator('.po-none'), page.locator('.ex-picture [data-list="first"]')];
    await expect(why).toBeHidden();
    await openTable(page);
    await press(page, '[data-tool="done"]');
    await expect(page.locator('[data-action="forward"]')).toHaveAttribute('aria-disabled', 'true');
    // A sentence in sight, with a button that a thumb hits.
    await expect(why).toHaveText(/^\p{Lu}.{30,}\?$/u);
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(add).toBeInViewport({ ratio: 1 });
    expect((await add.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    // Nothing lies over it, nor over the actions to begin with.
    const offers = page.locator('[data-offer]');
    await expect(offers).toHaveCount(3);
    for (const one of [add, ...(await offers.all())]) await one.click({ trial: true });
    // Where the buttons lead does not depend on the language.
    if (lang === LANGS[0]) await test.step('the buttons lead to the first action', () => leadsToActions(page));
  });

test('a number that nobody entered is drawn as such, and no more once it is known', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'policies');
  await openTable(page);
  await press(page, '[data-number="stock.steel"] button:first-child');
  await press(page, '[data-tool="done"]');
  const counters = page.locator('.po-mat .po-number');
  const known = ['0?M€, not entered: counts as 0', '20', '0', '0?titanium, not entered: counts as 0'];
  await expect(counters).toHaveText([...known, '0?heat production, not entered: counts as 0', '0?energy production, not entered: counts as 0']);
  // A number other than the table's makes it another case. All its numbers count as entered, also when the old number is typed again.
  await page.locator('[name="titanium"]').fill('3');
  await expect(counters.nth(3)).toHaveText('3');
  await page.locator('[name="titanium"]').fill('0');
  await expect(counters).toHaveText(['0', '20', '0', '0', '0', '0']);
  await page.locator('[data-preset="reds"]').click();
  await expect(page.locator('.po-mat [data-unset]')).toHaveCount(0);
});
