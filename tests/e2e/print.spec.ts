import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, LANGS, test } from './base.ts';
import { open } from './examples.ts';

const games = globSync('content/*/game.yaml').map((file) => path.basename(path.dirname(file)));

/** Sheets of a printed document. */
const sheetsIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('the quick reference of each game fits on two sheets of paper', { tag: '@once' }, async ({ page }) => {
  for (const game of games)
    for (const lang of LANGS) {
      await page.goto(`/${lang}/${game}/quick-reference/`);
      const sheets = sheetsIn(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect(sheets, `${lang}/${game}`).toBeGreaterThan(0);
      expect(sheets, `${lang}/${game}`).toBeLessThanOrEqual(2);
    }
});

test('under a printed rule its sources and its short address stand side by side', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  for (const chapter of ['ru/world-problems/actions', 'en/turmoil/parties', 'fr/turmoil/crisis']) {
    await page.goto(`/${chapter}/`);
    await page.emulateMedia({ media: 'print' });
    const parts = page.locator('.rule-foot').first().locator('.sources, .permalink');
    const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(1);
    for (const [at, { left, right, top, bottom }] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(right + 4 <= other.left || other.right + 4 <= left || bottom <= other.top || other.bottom <= top, chapter).toBe(true);
  }
});

test('on paper no line begins a sheet, a list stays with what leads to it, and cites are small', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  /** What all elements of a selector have in common. */
  const styleOf = (selector: string, name: string) =>
    page.locator(selector).evaluateAll((all, of) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(of)))], name);
  await page.goto('/fr/turmoil/committee/');
  expect(await styleOf('.rule p:has(+ :is(ul, ol))', 'break-after')).toEqual(['avoid']);
  expect(await styleOf('.rule li', 'break-inside')).toEqual(['avoid']);
  expect(await styleOf('.cite', 'font-size')).toEqual(['10px']);
  await page.goto('/ru/turmoil/crisis/');
  expect(await styleOf('.group', 'border-top-width')).toEqual(['0px']);
  await open(page, 'ru', 'crisis');
  expect(await styleOf('.ex-steps > li', 'border-top-width')).toEqual(['0px']);
  expect(await styleOf('.ex-steps > li', 'break-inside')).toEqual(['avoid']);
  expect(await styleOf('.ex-bar, .ex-presets', 'display')).toEqual(['none']);
});

test(
  'three languages stand side by side on a tablet and on paper, on paper each text under the name of its language',
  { tag: '@once' },
  async ({ page }) => {
    const sides = async (): Promise<readonly [count: number, tops: number, named: number]> =>
      page
        .locator('.compare-rule')
        .nth(1)
        .evaluate((rule) => {
          const names = [...rule.querySelectorAll('.compare-lang')].filter((name) => getComputedStyle(name).position !== 'absolute');
          return [rule.children.length, new Set([...rule.children].map((text) => text.getBoundingClientRect().top)).size, names.length] as const;
        });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/fr/turmoil/committee/compare/');
    expect(await sides()).toEqual([3, 3, 3]);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await sides()).toEqual([3, 1, 0]);
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: 'print' });
    expect(await sides()).toEqual([3, 1, 3]);
  },
);

test('printed questions name their rules, and no field is printed', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/ru/turmoil/faq/');
  await expect(page.locator('.entry .cite').first()).toBeVisible();
  await expect(page.locator('.entry .permalink:visible, .filter:visible')).toHaveCount(0);
  await page.goto('/ru/turmoil/glossary/');
  await expect(page.locator('.entry').first()).toBeVisible();
  await expect(page.locator('.filter:visible')).toHaveCount(0);
});
