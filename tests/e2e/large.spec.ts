/** Examples for readers whose letters are twice the usual size: everything in a picture keeps its place, and words and buttons fit a phone. */
import type { Page } from '@playwright/test';
import { EXAMPLE_IDS, EXAMPLES, factsOf } from '../../src/examples/all.ts';
import { expect, LANGS, test, type Lang } from './base.ts';
import { clicker, cutter, lateCode, open } from './examples.ts';

/** Opens an example with letters of twice the size. */
const openLarge = async (page: Page, lang: Lang, id: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await open(page, lang, id);
  await lateCode(page);
};

EXAMPLE_IDS.forEach((id, index) => {
  const lang = LANGS[index % LANGS.length]!;
  test(`${lang}: ${id} with letters of twice the size`, { tag: '@once' }, async ({ page }) => {
    test.slow();
    await openLarge(page, lang, id);
    const presets = factsOf(id).presets.filter((preset) => !(preset in EXAMPLES[id]!.refused));
    const faults = await page.evaluate(
      async ({ presets, cut, click }) => {
        const stage = document.querySelector<HTMLElement>('[data-stage]')!;
        const faultsOfStep = (): readonly string[] => {
          const found: string[] = [];
          // Arrows stand between the boxes that they belong to, and the sign of a change over the edge.
          const boxes = stage.querySelectorAll(
            '.ex-picture :not(.cm-party, :has(> .ev-way, .cm-sign), select, .unseen, .unseen *, .cm-none), .ex-rail ol:not(.is-long) > li',
          );
          if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
          for (const box of boxes)
            if (box.checkVisibility() && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1) found.push(`sticks out: ${box.textContent}`);
          const { height } = stage.querySelector('.ex-controls')!.getBoundingClientRect();
          if (height > 60) found.push(`the buttons take ${height} px`);
          const words = [...stage.querySelectorAll('.ex-now :is(.ex-what, .ex-why)')].map((one) => one.getBoundingClientRect());
          const said = Math.max(...words.map(({ bottom }) => bottom)) - Math.min(...words.map(({ top }) => top));
          if (said > innerHeight / 2) found.push('the words cover the picture');
          return found;
        };
        const found = new Set<string>();
        for (const preset of presets) {
          await click(`[data-preset="${preset}"]`);
          cut(stage).forEach((text) => found.add(`cut: ${text}`));
          await click('[data-action="first"]');
          for (let step = 1; step <= document.querySelectorAll('[data-step]').length; step++) {
            faultsOfStep().forEach((fault) => found.add(`${preset}: ${fault}`));
            await click('[data-action="forward"]');
          }
        }
        return [...found];
      },
      { presets, cut: await cutter(page), click: await clicker(page) },
    );
    expect(faults).toEqual([]);
  });
});

for (const lang of LANGS)
  test(`${lang}: the own table with letters of twice the size`, { tag: '@once' }, async ({ page }) => {
    await openLarge(page, lang, 'crisis');
    await page.locator('[data-action="table"]').click();
    await expect(page.locator('.ot [data-number="tr"] input')).toBeVisible();
    const faults = await page.locator('.ot').evaluate((table) => {
      const parts = [...table.querySelectorAll('input, .ot-box, .cm-name, .ed-done > .cm-label')].filter((one) => one.checkVisibility());
      const wide = parts.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `no room: ${one.className} ${one.textContent}`);
      const small = [...table.querySelectorAll<HTMLElement>('button:not(.cm-choose)')]
        .filter((one) => one.checkVisibility() && Math.min(one.offsetWidth, one.offsetHeight) < 24)
        .map((one) => `a small button: ${one.ariaLabel ?? one.textContent}`);
      return [...wide, ...small, ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [])];
    });
    expect(faults).toEqual([]);
  });
