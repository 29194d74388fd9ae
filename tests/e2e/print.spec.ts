import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, LANGS, test } from './base.ts';

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
