import { PLACES } from '../site/places.ts';
import { axe, faultsOf } from './axe.ts';
import { expect, LANGS, test } from './base.ts';

const pages = new Set(Object.values(PLACES).map(({ page }) => page));

for (const lang of LANGS)
  for (const path of pages) {
    const address = `/${lang}/${path}`;

    test(`${address}: axe finds nothing in its pictures, light or dark, and they fit 320 px`, { tag: '@once' }, async ({ page }) => {
      await page.goto(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await axe(page).include('[data-picture]').analyze();
        expect.soft(faultsOf(violations), colorScheme).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      for (const picture of await page.locator('[data-picture]').all()) await expect(picture.locator('figcaption')).toBeVisible();
    });
  }
