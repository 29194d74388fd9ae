import type { Page } from '@playwright/test';
import { PLACES } from '../site/places.ts';
import { axe, faultsOf } from './axe.ts';
import { expect, LANGS, test } from './base.ts';
import { clicker, lateCode, open } from './examples.ts';

const pages = [...new Set(Object.values(PLACES).map(({ page }) => page))];

/** Axe finds nothing in the pictures of the present page. */
const expectNoFaults = async (page: Page, address: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const builder = (await axe(page)).include('[data-picture]');
    // The theme changes colours alone.
    const { violations } = await (colorScheme === 'light' ? builder : builder.withRules(['color-contrast'])).analyze();
    expect.soft(faultsOf(violations), `${address}, ${colorScheme}`).toEqual([]);
  }
};

for (const lang of LANGS)
  test(
    `${lang}: the pictures fit 320 px, and each says what it shows; axe finds nothing in them, light or dark`,
    { tag: '@once' },
    async ({ page }) => {
      for (const [index, path] of pages.entries()) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(`/${lang}/${path}`);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
        const captions = page.locator('[data-picture] figcaption');
        await expect(captions).toHaveCount(await page.locator('[data-picture]').count());
        await expect(captions.filter({ visible: false })).toHaveCount(0);
        // Colours and roles do not depend on the language; the length of texts does.
        if (LANGS[index % LANGS.length] !== lang) continue;
        await page.setViewportSize({ width: 360, height: 740 });
        await expectNoFaults(page, path);
      }
    },
  );

for (const id of ['funds', 'cycle', 'alliances'])
  test(`${id}: what a step changes moves neither a column of the table nor Next`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'ru', id);
    await lateCode(page);
    const places = await page.evaluate(
      async (click) => {
        const forward = document.querySelector('[data-action="forward"]')!;
        const found: string[] = [];
        do {
          const cells = document.querySelector<HTMLTableElement>('.wp-stocks table')!.rows[0]!.cells;
          const columns = [...cells].map((cell) => Math.round(cell.getBoundingClientRect().x));
          found.push([Math.round(forward.getBoundingClientRect().y + scrollY), ...columns].join(' '));
          await click('[data-action="forward"]');
        } while (!forward.ariaDisabled);
        return found;
      },
      await clicker(page),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places)).toEqual(new Set([places[0]]));
  });

test('cycle: the present part looks the same when a step speaks of it', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'ru', 'cycle');
  await lateCode(page);
  const looks = async (selector: string): Promise<readonly string[]> => {
    const part = page.locator(`.cy-parts ${selector}`);
    while ((await part.count()) === 0) await page.locator('[data-action="forward"]').click();
    return part.evaluate((one) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(one);
      return [color, backgroundColor, backgroundImage];
    });
  };
  const plain = await looks('.is-here:not([data-changed])');
  expect(await looks('.is-here[data-changed]')).toEqual(plain);
});

test(
  'on its side, a phone has Next at the same place before the first step and after it, and all of the stage in sight',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height, id] of [
      [740, 330, 'crisis'],
      [640, 360, 'lobbying'],
      [740, 330, 'cycle'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, 'fr', id);
      const forward = page.locator('[data-action="forward"]');
      await expect(forward).toBeInViewport({ ratio: 1 });
      const { y } = (await forward.boundingBox())!;
      await forward.click();
      await lateCode(page);
      await expect(page.locator('[data-stage]')).toBeInViewport({ ratio: 0.99 });
      expect(Math.abs((await forward.boundingBox())!.y - y), id).toBeLessThan(4);
    }
  },
);

test('the head of an example takes less than a third of a small phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const id of ['crisis', 'lobbying', 'cycle']) {
    await open(page, 'ru', id);
    expect((await page.locator('[data-stage]').boundingBox())!.y, id).toBeLessThan(640 / 3);
  }
});
