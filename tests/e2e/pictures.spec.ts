import AxeBuilder from '@axe-core/playwright';
import { expect, LANGS, test } from './base.ts';

/** The chapters with pictures, and how many links each picture has. */
const chapters = {
  components: { 'event-card': 4, 'committee-board': 8 },
  'global-events': { 'events-board': 5 },
  'solar-phase': { 'solar-phase': 20 },
  crisis: { crisis: 13 },
} as const;

for (const lang of LANGS)
  for (const [chapter, pictures] of Object.entries(chapters)) {
    const address = `/${lang}/turmoil/${chapter}/`;

    test(`${address}: each part of a picture leads to a rule that there is`, async ({ page, request }) => {
      await page.goto(address);
      for (const [id, links] of Object.entries(pictures)) {
        const found = page.locator(`[data-picture="${id}"] a`);
        await expect(found).toHaveCount(links);
        for (const target of new Set(await found.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))) {
          const { hash, pathname } = new URL(target);
          expect(await (await request.get(pathname)).text(), target).toContain(` id="${decodeURIComponent(hash.slice(1))}"`);
        }
      }
    });

    test(`${address}: its pictures fit a narrow phone and say nothing only by drawing`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      for (const id of Object.keys(pictures)) {
        const picture = page.locator(`[data-picture="${id}"]`);
        await expect(picture.locator('figcaption')).toBeVisible();
        const drawn = await picture.locator('.pic-drawing .part-number').allTextContents();
        const listed = await picture.locator('.pic-legend .part-number').allTextContents();
        expect([...drawn].sort()).toEqual([...listed].sort());
      }
    });

    test(`${address}: axe finds nothing in its pictures, light or dark`, async ({ page }) => {
      await page.goto(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).include('[data-picture]').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      }
    });
  }

test('the numbers of the crisis are those of the language', async ({ page }) => {
  await page.goto('/ru/turmoil/crisis/');
  await expect(page.locator('[data-picture="crisis"] .flow-steps .number').first()).toHaveText('3а');
  await page.goto('/fr/turmoil/crisis/');
  await expect(page.locator('[data-picture="crisis"] .flow-steps .number').first()).toHaveText('3a');
});

test('rules as data have no pictures', async ({ page, request }) => {
  expect(await (await request.get('/api/v1/turmoil.json')).text()).not.toContain('data-picture');
  await page.goto('/en/turmoil/components/compare/');
  await expect(page.locator('[data-picture]')).toHaveCount(0);
});
