import { expect, test } from './base.ts';
import { lateCode, open, present } from './examples.ts';
import { openTable } from './own-table.ts';

const UPRIGHT = { width: 360, height: 740 } as const;
const ON_ITS_SIDE = { width: 740, height: 330 } as const;

for (const what of ['a step', 'the table'] as const)
  test(`${what} is in sight after the first key, and after the phone was turned, both ways`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    await open(page, 'en', 'crisis');
    await page.keyboard.press('ArrowRight');
    await lateCode(page);
    // The code that listens to keys also sees that the phone is turned.
    await expect(present(page)).toHaveAttribute('data-step', '2');
    if (what === 'the table') await openTable(page);
    const stage = page.locator('[data-stage]');
    for (const screen of [UPRIGHT, ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE]) {
      await page.setViewportSize(screen);
      // A browser rounds where it scrolls to.
      await expect(stage).toBeInViewport({ ratio: 0.99 });
    }
  });

test('a step under its rule is in sight after the phone was turned', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ru/turmoil/committee/');
  await page.locator('[id="committee.dominance-tie"] .run').click();
  const step = page.locator('.in-place .ex-stage');
  await expect(page.locator('.in-place [data-action="fold"]')).toBeVisible();
  for (const screen of [ON_ITS_SIDE, UPRIGHT, ON_ITS_SIDE]) {
    await page.setViewportSize(screen);
    await expect(step).toBeInViewport({ ratio: 0.95 });
  }
});
