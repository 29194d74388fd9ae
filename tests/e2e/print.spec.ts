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
