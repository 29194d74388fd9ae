import { expect, test } from './base.ts';

test('points that the rules leave open are rows that name the edition applied; a link to one unfolds it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/differences/');
  const points = page.locator('.difference');
  await expect(points.and(page.locator('[open]'))).toHaveCount(0);
  for (const row of await page.locator('#differs .difference summary').all()) await expect(row.locator('.reading:visible')).toHaveCount(1);
  const last = points.last();
  const link = `#${(await last.getAttribute('id'))!}`;
  await page.evaluate((hash) => (location.hash = hash), link);
  await expect(last.locator('.rule-text')).toBeInViewport();
  await page.goto(`/en/turmoil/differences/?edition=fr#differs-committee.delegate`);
  const named = page.locator('[id="differs-committee.delegate"]');
  await expect(named.locator('.rule-text .reading:visible')).toHaveAttribute('data-reading', 'fr');
  // Both editions under their names, and nothing that the heading says already.
  await expect(named.locator('.rule-text .reading:visible .reading-title')).toHaveCount(3);
  await expect(named.locator('.rule-text summary')).toHaveCount(0);
});
