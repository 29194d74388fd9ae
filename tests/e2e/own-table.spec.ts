import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { sketched, write, type Position } from '../../src/engine/turmoil/index.ts';
import { expect, test } from './base.ts';
import { open, present, tabTo } from './examples.ts';
import { type Described, enter, notationOf, openTable, POSITIONS, press, touchBeside } from './own-table.ts';

/** The most presses that a position may take. */
const MOST = 25;

const stateIn = (page: Page): string | null => new URL(page.url()).searchParams.get('s');
const stateOf = (notation: string): string => `1.i.${notation}.default.1`;

/** Counts what a reader presses and types from now on. */
const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { presses: 0, keys: 0 });
    addEventListener('pointerdown', () => counted.presses++, true);
    addEventListener('keydown', () => counted.keys++, true);
  });
};
const counted = (page: Page) =>
  page.evaluate(() => {
    const { presses, keys } = window as unknown as { presses: number; keys: number };
    return { presses, keys };
  });

/** Opens an example and enters a position, with as few presses as a thumb should need. */
const enterCounted = async (page: Page, described: Described): Promise<void> => {
  await countPresses(page);
  await open(page, 'en', 'crisis');
  await enter(page, described);
  await expect.poll(() => stateIn(page)).toBe(stateOf(notationOf(described)));
  const { presses, keys } = await counted(page);
  // Typed letters and Enter are no presses of a thumb on the board.
  console.log(`${described.name}: ${presses} presses, ${keys} keys`);
  expect(presses).toBeLessThanOrEqual(MOST);
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await expect(present(page)).toHaveAttribute('data-step', '1');
};

const [CARRIED, ...OTHERS] = POSITIONS as readonly [Described, ...Described[]];

for (const described of OTHERS)
  test(`a position of three players takes at most ${MOST} presses: ${described.name}`, { tag: '@once' }, async ({ page }) => {
    // More than twenty presses, each awaited: a busy machine takes its time.
    test.slow();
    await enterCounted(page, described);
  });

/** The table of the editor in the engine's notation, as the device keeps it. */
const kept = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('rr.own-table')!.slice(2));
const players = { red: {}, green: {}, blue: {} } as const;
const wanted = (sketch: Parameters<typeof sketched>[0]): string => write(sketched(sketch));

test('delegates go by a long press, by the second mode and by Delete, and by dragging', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  for (const party of ['reds', 'reds', 'reds', 'unity']) await press(page, `[data-choice="${party}"]`);
  await page.locator('[data-choice="reds"]').hover();
  await page.mouse.down();
  await expect(page.locator('.ot .of-reds .token-red:not(.is-gone)')).toHaveCount(2);
  await touchBeside(page, '.ot [data-choice="unity"]');
  await page.mouse.up();
  await expect.poll(() => kept(page)).toBe(wanted({ players, parties: { reds: 'rr', unity: 'r' }, dominant: 'reds' }));
  await press(page, '[data-place="chairman"]');
  await expect(page.locator('.ot [data-place="chairman"] .token-red')).toBeVisible();
  await press(page, '[data-tool="remove"]');
  // A neutral delegate takes the seat.
  await press(page, '[data-place="chairman"]');
  await press(page, '[data-choice="reds"]');
  await page.keyboard.press('Delete');
  await expect.poll(() => kept(page)).toBe(wanted({ players, parties: { unity: 'r' }, dominant: 'unity' }));
  await press(page, '[data-tool="remove"]');

  const drag = async (from: string, to: string): Promise<void> => {
    const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
    await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2);
    await page.mouse.down();
    await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 6 });
    const ghost = page.locator('.ot-ghost');
    await expect(ghost).toBeVisible();
    const look = await ghost.getAttribute('style');
    await touchBeside(page, '.ot [data-choice="scientists"]');
    await expect(ghost).toHaveAttribute('style', look!);
    await page.mouse.up();
    await expect(page.locator('.ot-ghost')).toHaveCount(0);
  };
  await drag('.ot [data-piece="green"]', '.ot [data-choice="reds"]');
  await drag('.ot [data-piece="blue"]', '.ot [data-place="chairman"]');
  await drag('.ot .of-unity .token-red', '.ot [data-party="greens"]');
  await expect.poll(() => kept(page)).toBe(wanted({ players, parties: { reds: 'g', greens: 'r' }, chairman: 'blue', dominant: 'reds' }));
  await drag('.ot .of-reds .cm-flag', '.ot [data-party="greens"]');
  await drag('.ot .of-reds .token-green', '.ot .ot-numbers');
  await expect.poll(() => kept(page)).toBe(wanted({ players, parties: { greens: 'r' }, chairman: 'blue', dominant: 'greens' }));
});

test('what is impossible is refused where it happens, with the way out', { tag: '@once' }, async ({ page }) => {
  const wrong: Position = sketched({ players, parties: { reds: 'rrr', greens: 'g' }, dominant: 'greens', lobby: [] });
  await open(page, 'en', 'crisis', stateOf(write(wrong)));
  await openTable(page);
  const said = page.locator('.ot-now .ot-said');
  await expect(said).toHaveAttribute('data-refusal', 'dominance-outnumbered');
  await expect(page.locator('.ot [data-party="greens"]')).toHaveAttribute('data-refused', '');
  await expect(page.locator('.ot [data-fix]')).toHaveText('Move the marker to the Reds');
  await press(page, '[data-fix]');
  await expect(page.locator('.ot [data-fix]')).toHaveCount(0);
  await expect(page.locator('.ot .of-reds .cm-flag')).toBeVisible();

  await press(page, '[data-tool="remove"]');
  await press(page, '[data-choice="greens"]');
  await expect(said).toHaveAttribute('data-refusal', 'none-to-remove');
  await expect(page.locator('.ot [data-party="reds"]')).toHaveAttribute('data-possible', '');
  await press(page, '[data-fix]');
  await expect(page.locator('.ot .of-greens .token:not(.is-gone)')).toHaveCount(0);
});

test('a card that is changed opens no other space, and the page stays where it is', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  await press(page, '[data-space="distant"]');
  const status = page.locator('.ot-panel > [role="status"]').first();
  await expect(status).toBeEmpty();
  await press(page, '[data-card="riots"]');
  await expect(page.locator('.ot-type > span')).toHaveText('Coming');
  await expect(status).toHaveText('Distant: Riots. Event card: Coming');
  await expect(page.locator('.ot-cards > :first-child')).toBeInViewport({ ratio: 0.9 });
  // The card that Enter takes is always in sight.
  for (const key of [...Array.from({ length: 20 }, () => 'ArrowDown'), 'r', 'Backspace']) {
    await page.keyboard.press(key);
    await expect(page.locator('.ot-cards > [aria-selected="true"]')).toBeInViewport({ ratio: 0.9 });
  }
  await press(page, '[data-card="pandemic"]');
  await press(page, '[data-tool="close"]');
  const at = await page.evaluate(() => scrollY);
  await press(page, '[data-space="coming"]');
  await press(page, '[data-card="election"]');
  await expect(page.locator('.ot-panel')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(at);
  // A card that lies elsewhere is found, with its place, and moves.
  await press(page, '[data-space="current"]');
  await page.locator('.ot-type input').fill('rio');
  await expect(page.locator('.ot-cards > li')).toHaveText(['RiotsDistant']);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-space="current"]')).toContainText('Riots');
  await expect(page.locator('[data-space="distant"]')).not.toContainText('Riots');
  await press(page, '[data-tool="undo"]');
  await expect(page.locator('[data-space="distant"]')).toContainText('Riots');
});

test('a table is entered by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await tabTo(page, '[data-action="table"]');
  await page.keyboard.press('Enter');
  await page.locator('.ot').waitFor();
  await tabTo(page, '.ot [data-piece="green"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.ot [data-choice="mars-first"]');
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter', 'Enter']) await page.keyboard.press(key);
  const said = page.locator('.ot-now .ot-said');
  await expect(said).toHaveText(/Green sends a delegate to the Greens\. The dominance marker moves/);
  await expect(page.locator('.ot [data-choice="greens"]')).toHaveAccessibleName(
    /Greens\. Dominance marker\. Party leader: Green\. .*Green 1\. Add: Green/,
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await tabTo(page, '.ot [data-space="current"]');
  await page.keyboard.press('Enter');
  await page.keyboard.type('rio');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ot [data-space="current"]')).toBeFocused();
  await tabTo(page, '.ot [data-number="cities"] input');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.keyboard.type('31');
  await tabTo(page, '.ot [data-tool="done"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ot')).toHaveCount(0);
  const notation = wanted({
    players: { red: {}, green: { counts: { cities: 4 } }, blue: { tr: 31 } },
    parties: { kelvinists: 'g', greens: 'gg' },
    dominant: 'greens',
    events: { current: 'riots' },
  });
  await expect.poll(() => stateIn(page)).toBe(stateOf(notation));
  await expect(page.locator('[data-action="forward"]')).toBeFocused();
});

test('a table that is done is the situation that is marked, and starts over at its own first step', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  for (const tap of ['[data-choice="reds"]', '[data-choice="reds"]', '[data-tool="done"]']) await press(page, tap);
  const pressed = page.locator('.ex-presets [aria-pressed="true"]');
  await expect(pressed).toHaveText('My table');
  await expect(page.locator('[data-action="own"]')).toHaveCount(0);
  const steps = await page.locator('[data-step]').count();
  await page.locator('[data-action="last"]').click();
  await expect(present(page)).toHaveAttribute('data-step', String(steps));
  await page.locator('[data-action="reset"]').click();
  await expect(present(page)).toHaveAttribute('data-step', '1');
  await expect(pressed).toHaveText('My table');
  await page.locator('[data-action="reset"]').click();
  await expect(pressed).toHaveAttribute('data-preset', 'ordinary');
});

test(
  `a table of at most ${MOST} presses outlives a reload, is offered again, and goes to the other examples: ${CARRIED.name}`,
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterCounted(page, CARRIED);
    const notation = notationOf(CARRIED);
    await open(page, 'en', 'crisis');
    await openTable(page);
    await expect.poll(() => stateIn(page)).toBe(stateOf(notation));
    await open(page, 'en', 'crisis', stateOf(notation));
    await expect(page.locator('[data-action="table"]')).toHaveAttribute('aria-pressed', 'true');
    await openTable(page);
    await press(page, '[data-tool="more"]');
    const others = page.locator('.ot a[data-other]');
    const addresses = () =>
      others.evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute('data-other') ?? '', (one as HTMLAnchorElement).href])));
    await expect.poll(async () => Object.values(await addresses()).every((address) => address.includes('?s='))).toBe(true);
    const led = await addresses();
    for (const [id, value] of [
      ['lobbying', 'unity'],
      ['influence', '0'],
      ['requirement', 'delegates'],
      ['policies', '18'],
      ['final-scoring', 'red:3 green:0 blue:1'],
    ] as const) {
      // One link is pressed. Where the others lead is opened from where the reader is: the editor need not be opened again for each.
      if (id === 'lobbying') await press(page, `[data-other="${id}"]`);
      else await page.goto(led[id]!);
      await page.waitForURL(`**/examples/${id}/**`);
      await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', value);
      await openTable(page);
      await expect(page.locator('.ot .of-unity .token-red')).toHaveCount(2);
    }
  },
);

test('the code of the table opens it, and so does the link', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const notation = notationOf(POSITIONS[1]!);
  await open(page, 'ru', 'crisis', stateOf(notation));
  await openTable(page);
  await press(page, '[data-tool="more"]');
  await press(page, '[data-share="code"]');
  const { data, info } = await sharp(await page.locator('[data-code]').screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  const { origin, pathname, search } = new URL(page.url());
  expect(code?.data).toBe(`${origin}${pathname}${search}#g=1.${notation}`);
  await press(page, '[data-share="link"]');
  // It is said where the button is.
  await expect(page.locator('.ot-panel fieldset:has([data-share]) > [role="status"]')).toHaveText('Ссылка скопирована.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code!.data);
  await page.goto(code!.data);
  await openTable(page);
  await expect(page.locator('.ot .of-mars-first .token-red')).toHaveCount(2);
});

test('a change of language keeps the table', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  for (const party of ['reds', 'reds']) await press(page, `[data-choice="${party}"]`);
  await press(page, '[data-tool="done"]');
  // Where the state goes, its codec has to come first.
  await expect.poll(() => stateIn(page)).not.toBeNull();
  const state = stateIn(page);
  await page.locator('a[data-lang-switch="fr"]:visible').first().click();
  await page.waitForURL('**/fr/**');
  expect(stateIn(page)).toBe(state);
});
