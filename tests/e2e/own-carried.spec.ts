/* The reader's table in an example where more was done, or from somebody else: opening its editor loses nothing. */
import type { Page } from '@playwright/test';
import { expect, test } from './base.ts';
import { lateCode, open } from './examples.ts';
import { openTable, press } from './own-table.ts';

const pieces = (page: Page, party: string): Promise<number> => page.locator(`.ot .of-${party} .token-red:not(.is-gone)`).count();

/** Enters two red delegates of the Reds. */
const enter = async (page: Page, id: string): Promise<void> => {
  await open(page, 'en', id);
  await openTable(page);
  for (const party of ['reds', 'reds']) await press(page, `[data-choice="${party}"]`);
};
const done = (page: Page): Promise<void> => press(page, '[data-tool="done"]');

test('the moves of lobbying stay when the table is opened again, and when a number is entered', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'lobbying');
  await done(page);
  await page.locator('.ex-picture [data-choice="unity"]').click();
  const undo = page.locator('[data-action="undo"]');
  await expect(undo).toBeEnabled();
  const steps = await page.locator('[data-step]').count();
  await openTable(page);
  await done(page);
  await expect(page.locator('[data-step]')).toHaveCount(steps);
  await openTable(page);
  await press(page, '[data-number="megacredits"] button:last-child');
  await done(page);
  await expect(page.locator('[data-step]')).toHaveCount(steps);
  await expect(undo).toBeEnabled();
});

test('the moves of lobbying stay when the table is opened before the page has recognised it', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'lobbying');
  await done(page);
  await page.locator('.ex-picture [data-choice="unity"]').click();
  await expect(page).toHaveURL(/s=1\.i\./);
  const steps = await page.locator('[data-step]').count();
  const held: (() => void)[] = [];
  await page.route(/own-table-kept/, (route) => void held.push(() => void route.continue()));
  await page.reload();
  await page.locator('[data-action="table"]').click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held.forEach((go) => go());
  await page.locator('.ot').waitFor();
  await done(page);
  await expect(page.locator('[data-step]')).toHaveCount(steps);
});

/** Opens an address where the device has nothing, or what is given. */
const openWhere = async (page: Page, address: string, kept: string): Promise<Page> => {
  // A page with code would hear of what changes on the device, and keep it again.
  await page.goto('/robots.txt');
  await page.evaluate((text) => {
    localStorage.clear();
    if (text) localStorage.setItem('rr.own-table', text);
  }, kept);
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
};

/** Opens the address of a table there. */
const elsewhere = async (page: Page, address: string, kept = ''): Promise<Page> => {
  const other = await openWhere(page, address, kept);
  await expect(other.locator('.ex-presets [aria-pressed="true"]')).toHaveText('My table');
  return other;
};

test('a table from elsewhere opens as it is, and the own one stays on the device', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'lobbying');
  await done(page);
  await expect(page).toHaveURL(/#g=/);
  const address = page.url();
  const other = await elsewhere(page, address);
  await openTable(other);
  await expect.poll(() => pieces(other, 'reds')).toBe(2);
  await other.close();
  await enter(page, 'crisis');
  // Another number of red delegates than the table of the address has.
  for (const party of ['reds', 'greens']) await press(page, `[data-choice="${party}"]`);
  await done(page);
  const own = await page.evaluate(() => localStorage.getItem('rr.own-table') ?? '');
  const third = await elsewhere(page, address, own);
  await openTable(third);
  await expect.poll(() => pieces(third, 'reds')).toBe(2);
  // What is changed in it stands in the address at once.
  const { hash } = new URL(third.url());
  await press(third, '[data-choice="unity"]');
  await expect.poll(() => new URL(third.url()).hash).not.toBe(hash);
  await done(third);
  await third.reload();
  await openTable(third);
  await expect.poll(async () => [await pieces(third, 'reds'), await pieces(third, 'unity')]).toEqual([2, 1]);
  expect(await third.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(own);
  await third.close();
});

test('a link to a case, with the editor open, leaves the own table on the device', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'crisis');
  await done(page);
  // The address follows the table a little later.
  await expect(page).toHaveURL(/#g=/);
  const [address = ''] = page.url().split('#');
  await openTable(page);
  await press(page, '[data-choice="greens"]');
  await done(page);
  const own = await page.evaluate(() => localStorage.getItem('rr.own-table') ?? '');
  const other = await openWhere(page, `${address}#my-table`, own);
  await expect.poll(() => pieces(other, 'reds')).toBe(2);
  await press(other, '[data-choice="unity"]');
  await done(other);
  await expect(other.locator('.ot-strip [data-leave]')).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(own);
  await other.close();
});

test('of an address that is cut off, the example says so and opens no editor', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/examples/crisis/?s=1.i.r20.0#my-table');
  await lateCode(page);
  // An editor that was asked for would have come by then.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.ex-damaged')).toBeInViewport();
  await expect(page.locator('.ot')).toHaveCount(0);
});

test('a table that a link brought says so, leads to the own one, and is kept at a tap', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'influence');
  await done(page);
  await expect(page).toHaveURL(/#g=/);
  const address = page.url();
  const linked = await page.evaluate(() => localStorage.getItem('rr.own-table')!);
  const other = await elsewhere(page, address);
  const strip = other.locator('.ot-strip');
  await expect(strip.locator('[role="status"]')).toHaveText('This table came with the link. It is not saved on this device.');
  await expect(other.locator('.ex-now')).not.toContainText('You are');
  await strip.locator('[data-take]').click();
  await expect(strip.locator('[role="status"]')).toHaveText('This is your table now.');
  await expect(other.locator('.ex-now')).toContainText('You are Red.');
  expect(await other.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(linked);
  await other.close();

  await enter(page, 'crisis');
  await done(page);
  const own = await page.evaluate(() => localStorage.getItem('rr.own-table')!);
  const third = await elsewhere(page, address, own);
  await third.locator('.ot-strip [data-leave]').click();
  await expect(third.locator('.ex-now')).toContainText('You are Red.');
  await expect(third.locator('.ex-presets [aria-pressed="true"]')).toHaveText('My table');
  await third.reload();
  await expect(third.locator('.ex-now')).toContainText('You are Red.');
  expect(await third.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(own);
  await third.close();

  const last = await elsewhere(page, address, own);
  await last.locator('.ot-strip [data-take]').click();
  await expect(last.locator('.ot-strip [role="status"]')).toHaveText('This is your table now.');
  // It is taken back where it is said, or in the editor.
  await last.locator('.ot-strip [data-former]').click();
  expect(await last.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(own);
  await expect(last.locator('.ot-strip [data-former]')).toHaveCount(0);
  await last.locator('.ot-strip [data-take]').click();
  await openTable(last);
  await press(last, '[data-tool="undo"]');
  await expect(last.locator('.ot-now .ot-said')).toHaveText('Undone: “The table from the link becomes yours”.');
  await expect.poll(() => last.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(own);
  await last.close();
});

test('influence says which event of the table it takes, and counts for each player', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'influence');
  await openTable(page);
  await press(page, '[data-space="coming"]');
  // The list goes on to the next space.
  for (const card of ['riots', 'election']) await press(page, `[data-card="${card}"]`);
  await done(page);
  const now = page.locator('.ex-now');
  await expect(now).toContainText('You are Red. The current event has no count that influence changes: Riots is used.');
  await page.locator('.ot-strip [data-view="blue"]').click();
  await expect(now).toContainText('You are Blue. The current event has no count');
  await expect(page.locator('.ex-presets [aria-pressed="true"]')).toHaveText('My table');
  await page.locator('[data-preset="riots"]').click();
  await expect(page.locator('.ot-strip')).toBeHidden();
});

test('the position after the moves of lobbying becomes the table, and undo takes it back', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'lobbying');
  await done(page);
  const before = await page.evaluate(() => localStorage.getItem('rr.own-table')!);
  const keep = page.locator('[data-action="keep"]');
  await expect(keep).toHaveCount(0);
  await page.locator('.ex-picture [data-choice="unity"]').click();
  await keep.click();
  await expect(page.locator('.ot-now .ot-said')).toHaveText('The moves are now on your table.');
  expect(await pieces(page, 'unity')).toBe(1);
  await press(page, '[data-tool="undo"]');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(before);
  await press(page, '[data-tool="redo"]');
  await done(page);
  await expect(page.locator('.ex-picture .of-unity .token-red:not(.is-gone)')).toHaveCount(1);
  await expect(page.locator('[data-step]')).toHaveCount(0);
  await expect(page.locator('.ex-presets [aria-pressed="true"]')).toHaveText('My table');
});

for (const screen of [
  { width: 360, height: 560 },
  { width: 740, height: 330 },
] as const)
  test(
    `${screen.width} x ${screen.height}: moves become the table after a refused one too, which is said in one place`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize(screen);
      await enter(page, 'lobbying');
      await done(page);
      await page.locator('.ex-picture [data-choice="unity"]').click();
      await page.locator('[name="source"]').selectOption('lobby');
      for (let taps = 0; taps < 2; taps++) await page.locator('.ex-picture [data-choice="unity"]').click();
      await expect(page.locator('[data-problem]')).toHaveText(/^This is not possible either, for the same reason\. Red has no delegate in the lobby/);
      await expect(page.locator('.lob-answer')).toBeEmpty();
      await expect(page.locator('.ex-again')).not.toBeInViewport();
      const keep = page.locator('[data-action="keep"]');
      await expect(keep).toHaveAccessibleName('Make it my table');
      await expect(keep).toBeInViewport({ ratio: 1 });
      await keep.click();
      await expect(page.locator('.ot-now .ot-said')).toHaveText('The moves are now on your table.');
      expect(await pieces(page, 'unity')).toBe(1);
    },
  );

/** Keeps another table, as another page of the site does. */
const keepMeanwhile = (page: Page, table: string): Promise<void> => page.evaluate((text) => localStorage.setItem('rr.own-table', text), table);
const keptBy = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('rr.own-table'));

test('a table that another page keeps while a link is looked at is not lost', { tag: '@once' }, async ({ page }) => {
  const tables: string[] = [];
  await enter(page, 'influence');
  for (const party of ['unity', 'greens', 'scientists']) {
    await expect.poll(() => keptBy(page)).not.toBe(tables.at(-1));
    tables.push((await keptBy(page))!);
    await press(page, `[data-choice="${party}"]`);
  }
  await done(page);
  await expect(page).toHaveURL(/s=1\.i\..*#g=/);
  const [old, newer, newest] = tables as [string, string, string];
  const other = await elsewhere(page, page.url(), old);
  const strip = other.locator('.ot-strip');
  await strip.locator('[data-take]').waitFor();
  await keepMeanwhile(other, newer);
  await strip.locator('[data-take]').click();
  await strip.locator('[data-former]').click();
  expect(await keptBy(other)).toBe(newer);
  await strip.locator('[data-take]').click();
  await strip.locator('[data-former]').waitFor();
  await keepMeanwhile(other, newest);
  await strip.locator('[data-former]').click();
  expect(await keptBy(other)).toBe(newest);
  await keepMeanwhile(other, newer);
  await strip.locator('[data-leave]').click();
  // The address follows as soon as the browser is free.
  await expect.poll(() => new URL(other.url()).hash).toBe(`#g=${newer}`);
  await other.close();
});

test('what is said of a table from elsewhere does not come late above the own one', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'crisis');
  await done(page);
  await expect(page).toHaveURL(/s=1\.i\..*#g=/);
  const address = page.url();
  await openTable(page);
  await press(page, '[data-choice="unity"]');
  await done(page);
  const held: (() => void)[] = [];
  await page.route(/\/words-en\.table\./, (route) => void held.push(() => void route.continue()));
  await page.goto('/robots.txt');
  await page.goto(address);
  await expect.poll(() => held.length).toBe(1);
  await page.locator('[data-preset="tie"]').click();
  await openTable(page);
  await done(page);
  const come = page.waitForResponse(/\/words-en\.table\./);
  held[0]!();
  // The same module, asked for later: those who waited for it have gone on.
  await page.evaluate((address) => import(address).then(() => new Promise(requestAnimationFrame)), (await come).url());
  await expect(page.locator('.ot-above')).toHaveText('');
});
