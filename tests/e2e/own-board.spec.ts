/* The board of the reader's own table: who plays, what lies over it, and how many pieces a party has. */
import type { Page } from '@playwright/test';
import { sketched, write } from '../../src/engine/turmoil/index.ts';
import { expect, onScreens, test } from './base.ts';
import { goBack, open, watchBack } from './examples.ts';
import { FULL, openTable, press } from './own-table.ts';

test('Back closes what lies over the board, and leaves address and history alone', { tag: '@once' }, async ({ page }) => {
  await watchBack(page);
  await open(page, 'en', 'crisis');
  await openTable(page);
  const before = await page.evaluate(() => [location.href, history.length]);
  for (const panel of ['[data-space="distant"]', '[data-tool="more"]']) {
    await press(page, panel);
    await expect(page.locator('.ot-panel')).toBeVisible();
    expect(await goBack(page)).toBe(true);
    await expect(page.locator('.ot-panel')).toHaveCount(0);
    await expect(page.locator(`.ot ${panel}`)).toBeFocused();
  }
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  // The list stays for the next space. When it is closed by its button, Back means the page again.
  await press(page, '[data-space="distant"]');
  await press(page, '[data-card="riots"]');
  await press(page, '[data-tool="close"]');
  await expect(page.locator('.ot-panel')).toHaveCount(0);
  expect(await goBack(page)).toBe(false);
});

/** How much of a piece the next one of its owner covers, at most: from 0 to 1. */
const covered = (page: Page, part: string): Promise<number> =>
  page.locator(`${part} .cm-group`).evaluateAll((groups) =>
    Math.max(
      ...groups.flatMap((group) => {
        const boxes = [...group.querySelectorAll('.token')].map((token) => token.getBoundingClientRect());
        return boxes.slice(1).map((box, at) => (boxes[at]!.top === box.top ? (boxes[at]!.right - box.left) / box.width : 0));
      }),
    ),
  );

test('who plays is asked first, and no more once something else is entered', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  const asked = page.locator('.ot-all .ot-players');
  await expect(asked).toHaveText(/^Who plays\?/);
  await expect(asked.locator('[aria-pressed="true"]')).toHaveCount(3);
  for (const colour of ['green', 'black']) await press(page, `[data-player="${colour}"]`);
  await expect(page.locator('.ot [data-piece]')).toHaveCount(4);
  await expect(asked).toBeVisible();
  await press(page, '[data-piece="black"]');
  await press(page, '[data-choice="reds"]');
  await expect(asked).toHaveCount(0);
  const wanted = write(sketched({ players: { red: {}, blue: {}, black: {} }, parties: { reds: 'k' } }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(`1.${wanted}`);
  await press(page, '[data-tool="undo"]');
  await expect(asked).toBeVisible();
});

const PHONES = [
  { width: 360, height: 740 },
  { width: 360, height: 560 },
  { width: 740, height: 330 },
];

test('the pieces of a party can be counted on phones, upright and on their side', { tag: '@once' }, async ({ page }) => {
  const crowded = sketched({
    players: { red: {}, green: {}, blue: {}, yellow: {}, black: {} },
    parties: { reds: 'rrrrgbn', greens: 'gggbykn', unity: 'nnnn' },
    lobby: [],
  });
  // More than half of each piece is seen, with its letter.
  const canBeCounted = (part: string): Promise<void> =>
    onScreens(page, PHONES, async () => {
      await expect(page.locator(`${part} .of-reds .cm-group`).first()).toHaveText(/×3$/);
      expect(await covered(page, part)).toBeLessThan(0.4);
      // A second piece has its sign beside it.
      if (part === '.ot') await expect(page.locator('.ot .of-unity .cm-group[data-changed]')).toHaveText(/\+1/);
    });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'ru', 'crisis', `1.i.${write(crowded)}.default.1`);
  await openTable(page);
  await expect(page.locator('.ot .of-reds .cm-group').first()).toHaveText(/×3$/);
  await press(page, '[data-piece="green"]');
  await press(page, '[data-choice="unity"]');
  await press(page, '[data-choice="unity"]');
  await canBeCounted('.ot');
  await press(page, '[data-tool="done"]');
  await canBeCounted('.ex-picture');
});

test('what came of a tap is in sight, however high the board is', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const high = sketched({ players: { red: {}, green: {}, blue: {} }, parties: { reds: 'rrrgggbbbnnn', unity: 'rgbn', greens: 'rgbn' }, lobby: [] });
  await open(page, 'ru', 'crisis', `1.i.${write(high)}.default.1`);
  await openTable(page);
  await press(page, '[data-choice="unity"]');
  const said = page.locator('.ot-now .ot-said');
  await expect(said).toHaveText('Красный отправляет делегата к Союзу.');
  // Nothing stands over it.
  const isSeen = said.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => one.contains(document.elementFromPoint(left + 1, y)));
  });
  expect(await isSeen).toBe(true);
});

test('wherever a finger lands on a party, it meets the party, also on the sign of what changed', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  for (let delegate = 1; delegate <= 2; delegate++) await press(page, '[data-choice="mars-first"]');
  await expect(page.locator('.ot [data-party="mars-first"] .cm-sign')).toBeVisible();
  const missed = await page.locator('.ot [data-party]').evaluateAll((parties) =>
    parties
      .flatMap((party) => {
        const { left, top, width, height } = party.getBoundingClientRect();
        const points = Array.from({ length: 96 }, (_, at) => [
          left + ((at % 12) + 0.5) * (width / 12),
          top + (Math.floor(at / 12) + 0.5) * (height / 8),
        ]);
        return points.map(([x, y]) => document.elementFromPoint(x!, y!)).filter((one) => !one?.closest('button'));
      })
      .map((one) => one?.outerHTML),
  );
  expect(missed).toEqual([]);
});

test('at five players on the smallest phone, the mark of the last line is not cut', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.addInitScript((text) => localStorage.setItem('rr.own-table', text), `1.${FULL}`);
  await open(page, 'ru', 'crisis');
  await openTable(page);
  await press(page, '[data-tool="done"]');
  for (let steps = 1; steps < 5; steps++) await page.locator('[data-action="forward"]').click();
  const mark = page.locator('.cm-people > li:last-child [data-changed]');
  await expect(mark).toBeVisible();
  const room = await mark.evaluate((one) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    const lowest = one.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    return document.querySelector('.ex-bar')!.getBoundingClientRect().top - lowest;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('below the editor nothing else is on the screen of a phone that was turned on its side', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 330, height: 740 });
  await open(page, 'ru', 'crisis');
  await openTable(page);
  await press(page, '[data-choice="reds"]');
  const below = () => page.locator('.ex-side, .ex-input').evaluateAll((all) => all.some((one) => one.getBoundingClientRect().top < innerHeight - 1));
  for (const [width, height] of [
    [740, 330],
    [640, 360],
  ] as const) {
    // Upright first, and drawn so: the phone is turned.
    await page.setViewportSize({ width: height, height: width });
    await expect(page.locator('.ot-tools')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });
    await expect.poll(below, `${width} x ${height}`).toBe(false);
    await expect(page.locator('.ot-tools')).toBeInViewport({ ratio: 1 });
  }
});

test('events are asked only where an example looks at them', { tag: '@once' }, async ({ page }) => {
  for (const [id, count] of [
    ['lobbying', 0],
    ['influence', 4],
  ] as const) {
    await open(page, 'en', id);
    await openTable(page);
    await expect(page.locator('.ot [data-space]')).toHaveCount(count);
  }
});
