import type { Locator, Page } from '@playwright/test';
import { expect, test } from './base.ts';

/** The contrast of a field's letters with its ground, from the colours that the browser computed. */
const contrastOf = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const luminance = (colour: string): number => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [low, high] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other) as [number, number];
    return (high + 0.05) / (low + 0.05);
  });

for (const colorScheme of ['light', 'dark'] as const)
  for (const address of ['/en/', '/en/turmoil/committee/'])
    test(`what a reader types into the search can be read on ${address} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      const field = page.locator('input[name="q"]');
      await field.fill('lobby');
      expect(await contrastOf(field)).toBeGreaterThan(7);
    });

/** Links and summaries of a rule's foot that lie over each other, by their words. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.locator('.rule-foot').evaluateAll((feet) =>
    feet.flatMap((foot) => {
      const parts = [...foot.querySelectorAll('summary, a, button')].filter((part) => part.checkVisibility());
      const boxes = parts.map((part) => ({ said: part.textContent, at: part.getBoundingClientRect() }));
      return boxes.flatMap(({ said, at }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) => at.left < other.at.right - 1 && other.at.left < at.right - 1 && at.top < other.at.bottom - 1 && other.at.top < at.bottom - 1,
          )
          .map((other) => `${foot.closest('section')?.id}: ${said} / ${other.said}`),
      );
    }),
  );

for (const lang of ['ru', 'en', 'fr'])
  test(`nothing in the foot of a rule lies over its neighbour in ${lang}`, async ({ page }) => {
    await page.goto(`/${lang}/turmoil/committee/`);
    expect(await overlaps(page)).toEqual([]);
    await page.locator('.rule-foot details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    expect(await overlaps(page)).toEqual([]);
  });

test('the list of rules beside a chapter marks the rule that is read', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/turmoil/committee/#committee.neutral');
  const marked = page.locator('.on-page [aria-current="location"]');
  await expect(marked).toHaveAttribute('href', '#committee.neutral');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveAttribute('href', '#committee.lobbying');
});

for (const game of ['turmoil', 'world-problems'])
  test(`on a desk the stone of ${game} stands beside the text, or below it as wide`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/en/${game}/`);
      const [text, stone] = await Promise.all(['main h1', '.stone'].map((part) => page.locator(part).boundingBox()));
      if (width < 1248) expect(stone!.x).toBeGreaterThan(300);
      else expect(stone!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
      expect(stone!.y < 300).toBe(width >= 1248);
    }
  });
