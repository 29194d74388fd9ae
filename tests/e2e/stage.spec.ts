import type { Page } from '@playwright/test';
import { EXAMPLE_IDS, factsOf } from '../../src/examples/all.ts';
import { expect, LANGS, test } from './base.ts';
import { open, present } from './examples.ts';

/** The visible part of a small phone, upright and on its side. */
const SCREENS = [
  { width: 360, height: 560 },
  { width: 740, height: 330 },
] as const;

/** Where the stage does not fit at a step of the present preset, and changes that lie outside it. The steps are gone through at once. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const stage = document.querySelector<HTMLElement>('[data-stage]')!;
    const steps = document.querySelectorAll('[data-step]').length;
    for (let step = 1; step <= Math.max(1, steps); step++) {
      const { height, width, left, right, top, bottom } = stage.getBoundingClientRect();
      if (height > innerHeight) found.push(`step ${step}: ${Math.round(height)} px high`);
      if (stage.scrollWidth > Math.ceil(width)) found.push(`step ${step}: wider than the stage`);
      for (const change of stage.querySelectorAll('[data-changed]')) {
        const box = change.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
          found.push(`step ${step}: a change outside`);
      }
      document.querySelector<HTMLElement>('[data-action="forward"]')!.click();
      // Preact renders before the next frame.
      await new Promise(requestAnimationFrame);
    }
    return found;
  });

for (const lang of LANGS)
  for (const id of EXAMPLE_IDS)
    test(`${lang}: the stage of ${id} fits a small phone at every step of every preset`, { tag: '@once' }, async ({ page }) => {
      test.slow();
      await open(page, lang, id);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        for (const preset of factsOf(id).presets) {
          await page.locator(`[data-preset="${preset}"]`).click();
          expect(await misfits(page), `${preset} at ${screen.width} x ${screen.height}`).toEqual([]);
        }
      }
    });

test('keys, a tap on a row, the slider and playing make steps', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  const steps = await page.locator('[data-step]').count();
  const at = (step: number) => expect(present(page)).toHaveAttribute('data-step', String(step));
  await page.locator('[data-action="forward"]').focus();
  await page.keyboard.press('End');
  await at(steps);
  await page.keyboard.press('Home');
  await at(1);
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.locator('[data-step="4"] .ex-what').click();
  await at(4);
  await page.locator('.ex-rail input').press('ArrowRight');
  await at(5);
  await page.locator('[data-action="play"]').click();
  await expect(page.locator('[data-action="play"]')).toHaveAttribute('aria-pressed', 'true');
  await at(6);
  await page.locator('[data-action="play"]').click();
  await expect(page.locator('[data-action="play"]')).toHaveAttribute('aria-pressed', 'false');
});

test('a swipe over the stage makes a step, and a scroll does not', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await page.locator('[data-action="forward"]').click();
  await expect(present(page)).toHaveAttribute('data-step', '2');
  const swipe = (dx: number, dy: number) =>
    page.locator('.cm-parties').evaluate(
      (on, [x, y]) => {
        const touch = (clientX: number, clientY: number) => new Touch({ identifier: 1, target: on, clientX, clientY });
        on.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(200, 200)], changedTouches: [touch(200, 200)] }));
        on.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(200 + x, 200 + y)] }));
      },
      [dx, dy] as const,
    );
  await expect(async () => {
    await swipe(-90, 10);
    await expect(present(page)).toHaveAttribute('data-step', '3', { timeout: 100 });
  }).toPass();
  await swipe(-50, 120);
  await expect(present(page)).toHaveAttribute('data-step', '3');
});

test('what a step changed stays marked until the next one', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await expect(page.locator('[data-stage] [data-changed]').first()).toBeVisible();
  await page.locator('[data-action="last"]').click();
  await expect(page.locator('[data-stage] [data-changed]').first()).toBeVisible();
});
