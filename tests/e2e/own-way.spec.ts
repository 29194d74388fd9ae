/* The numbers of the reader's own table: what is out of sight, and where Enter leads. */
import type { Page } from '@playwright/test';
import { expect, test } from './base.ts';
import { open } from './examples.ts';
import { openTable, press } from './own-table.ts';

/** How many px of the last number are out of sight, and where the sign of that ends: so far below the edge that hides the number. */
const hidden = (page: Page) =>
  page.locator('.ot-numbers').evaluate((box) => {
    const bottom = (one: Element): number => one.getBoundingClientRect().bottom;
    const edge = Math.min(bottom(box), document.querySelector('.ot-now')!.getBoundingClientRect().top);
    const sign = box.querySelector('.ot-below')!;
    return { px: Math.round(bottom([...box.querySelectorAll('.ot-step')].at(-1)!) - edge), off: sign.checkVisibility() ? bottom(sign) - edge : null };
  });

for (const [width, height] of [
  [360, 560],
  [740, 330],
] as const)
  test(`numbers out of sight have a sign at ${width} x ${height}`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'ru', 'crisis');
    await openTable(page);
    const sign = page.locator('.ot-below');
    await expect(sign).toBeHidden();
    await press(page, '[data-space="current"]');
    await press(page, '[data-card="election"]');
    await expect(page.locator('.ot-numbers')).toHaveAttribute('data-more', '');
    const { px, off } = await hidden(page);
    expect(px).toBeGreaterThan(10);
    expect(Math.abs(off!)).toBeLessThan(2);
    // A touch on it meets what lies under it.
    const { x, y, width: across, height: down } = (await sign.boundingBox())!;
    const touched = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.ot-below'), [x + across / 2, y + down / 2] as const);
    expect(touched).toBeNull();
    // It goes when the last number is there.
    await page.locator('.ot [data-number="tag.jovian"]').evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(sign).toBeHidden();
    await expect.poll(async () => (await hidden(page)).px).toBeLessThanOrEqual(6);
  });

/** The focused field, as its player and its number. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.matches('.ot-step input')
      ? `${one.closest('.ot-numbers')!.ariaLabel} ${one.closest<HTMLElement>('.ot-step')!.dataset['number']}`
      : '';
  });

/** Presses Enter at each number of these players, in this order. */
const enterAll = async (page: Page, players: readonly string[]): Promise<void> => {
  for (const number of players.flatMap((player) => [`${player} tr`, `${player} megacredits`])) {
    await expect.poll(() => focused(page)).toBe(number);
    await page.keyboard.press('Enter');
  }
};

test('Enter leads through the numbers of all players, and then to the button that ends the entry', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'lobbying');
  await openTable(page);
  const done = page.locator('.ot [data-tool="done"]');
  // By keyboard alone.
  await page.locator('.ot [data-number="tr"] input').focus();
  await enterAll(page, ['Red', 'Green', 'Blue']);
  await expect(done).toBeFocused();
  // Once more from the last number, by a finger.
  await press(page, '[data-piece="blue"]');
  await press(page, '[data-number="megacredits"] input');
  await page.keyboard.press('Enter');
  await expect(done).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ot')).toHaveCount(0);
});

test('a way that begins with the last player goes on to the others if something of theirs is lacking', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'lobbying');
  await openTable(page);
  const done = page.locator('.ot [data-tool="done"]');
  await press(page, '[data-piece="blue"]');
  // From the middle of a player's numbers, it does not.
  await press(page, '[data-number="megacredits"] input');
  await page.keyboard.press('Enter');
  await expect(done).toBeFocused();
  await press(page, '[data-number="tr"] input');
  await enterAll(page, ['Blue', 'Red', 'Green']);
  await expect(done).toBeFocused();
  // Now nothing is.
  await press(page, '[data-piece="blue"]');
  await press(page, '[data-number="tr"] input');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(done).toBeFocused();
});
