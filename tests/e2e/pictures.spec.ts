import AxeBuilder from '@axe-core/playwright';
import { expect, LANGS, test } from './base.ts';

/** The pages with pictures, after the language, and how many links each picture has. */
const pages = {
  'turmoil/components/': { 'event-card': 4, 'committee-board': 8 },
  'turmoil/global-events/': { 'events-board': 5 },
  'turmoil/solar-phase/': { 'solar-phase': 20 },
  'mars-contracts/components/': { 'union-tile': 5, 'contract-card': 5 },
  'world-problems/round/': { 'problem-cycle': 11 },
  'world-problems/karma/': { 'karma-tree': 5 },
  '': { crisis: 13 },
} as const;

for (const lang of LANGS)
  for (const [path, pictures] of Object.entries(pages)) {
    const address = `/${lang}/${path}`;

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

    test(`${address}: axe finds nothing in its pictures, light or dark`, async ({ page }, { project }) => {
      await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark' });
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).include('[data-picture]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }

test('the numbers of the crisis are those of the language', async ({ page }) => {
  await page.goto('/ru/');
  await expect(page.locator('[data-picture="crisis"] .flow-steps .number').first()).toHaveText('3а');
  await page.goto('/fr/');
  await expect(page.locator('[data-picture="crisis"] .flow-steps .number').first()).toHaveText('3a');
});

test('rules as data have no pictures', async ({ page, request }) => {
  expect(await (await request.get('/api/v1/turmoil.json')).text()).not.toContain('data-picture');
  await page.goto('/en/turmoil/components/compare/');
  await expect(page.locator('[data-picture]')).toHaveCount(0);
});
