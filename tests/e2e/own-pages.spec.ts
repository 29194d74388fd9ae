/* The reader's table on several pages: which of them keeps it, and what each of them shows. */
import type { Page } from '@playwright/test';
import { sketched, write } from '../../src/engine/turmoil/index.ts';
import { examplesHydrated, expect, test } from './base.ts';
import { open, sheetComes } from './examples.ts';
import { openTable, press } from './own-table.ts';

const players = { red: {}, green: {}, blue: {} } as const;
const IMPOSSIBLE = `1.${write(sketched({ players, parties: { reds: 'rrr', greens: 'g' }, dominant: 'greens', lobby: [] }))}`;
const FRIENDS = `1.${write(sketched({ players, parties: { reds: 'rr' }, dominant: 'reds' }))}`;
const MINE = `1.${write(sketched({ players, parties: { unity: 'b' }, dominant: 'unity' }))}`;

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('rr.own-table'));
const keep = (page: Page, table: string): Promise<unknown> => page.addInitScript((text) => (localStorage['rr.own-table'] ??= text), table);
const pieces = (page: Page, party: string) => page.locator(`.ot .of-${party} .token:not(.is-gone)`);

test('a colour that is chosen changes no table: what a link brought, and what is said of it, stays', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/en/table/#g=${IMPOSSIBLE}`);
  await press(page, '[data-piece="green"]');
  await expect(page.locator('.ot [data-piece="green"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-impossible]')).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(new URL(page.url()).hash).toBe(`#g=${IMPOSSIBLE}`);
  await page.goto('/en/');
  await page.goto('/en/table/#g=1.broken');
  await press(page, '[data-piece="green"]');
  await expect(page.locator('[data-damaged]')).toBeVisible();
  expect(await kept(page)).toBeNull();
});

for (const where of ['the own page', 'an example'] as const)
  test(`${where} takes over what another page has kept, with what Undo brings back`, { tag: '@once' }, async ({ page, context }) => {
    const openHere = async (): Promise<void> => {
      if (where === 'an example') {
        await open(page, 'en', 'crisis');
        return openTable(page);
      }
      await page.goto('/en/table/');
      await page.locator('[data-action="table"]').click();
    };
    await openHere();
    await press(page, '[data-choice="reds"]');
    const other = await context.newPage();
    await other.goto('/en/table/');
    await press(other, '[data-choice="unity"]');
    await expect(pieces(page, 'unity')).toHaveCount(1);
    await press(page, '[data-piece="green"]');
    await expect(pieces(other, 'unity')).toHaveCount(1);
    await press(page, '[data-tool="undo"]');
    await expect(page.locator('.ot-now .ot-said')).toHaveText('Undone: “Red sends a delegate to Unity”.');
    await expect(pieces(other, 'unity')).toHaveCount(0);
    await expect(pieces(other, 'reds')).toHaveCount(1);
    await other.close();
  });

test('a table from a link is not replaced by what another page keeps', { tag: '@once' }, async ({ page, context }) => {
  await keep(page, MINE);
  await page.goto(`/en/table/#g=${FRIENDS}`);
  const other = await context.newPage();
  await other.goto('/en/table/');
  await press(other, '[data-choice="unity"]');
  await press(page, '[data-choice="reds"]');
  await expect(pieces(page, 'reds')).toHaveCount(3);
  await expect(pieces(page, 'unity')).toHaveCount(0);
  await other.close();
});

test('a link to an example brings along a table that is not kept', { tag: '@once' }, async ({ page }) => {
  await keep(page, MINE);
  await page.goto(`/en/table/#g=${FRIENDS}`);
  await page.locator('.ot').waitFor();
  await page.locator('.example-links a[href*="/influence/"]').click();
  await page.waitForURL(`**/influence/?s=*#g=${FRIENDS}`);
  const status = page.locator('.ot-strip [role="status"]');
  await expect(status).toHaveText('This table came with the link. Yours is still saved on this device.');
  // The words change in a region that stays, and the focus goes on.
  await status.evaluate((region) => (region.dataset['same'] = ''));
  await page.locator('.ot-strip [data-leave]').click();
  await expect(page.locator('.ot-strip [data-view]').first()).toBeFocused();
  await expect(page.locator('.ot-strip [data-same]')).toBeEmpty();
  await page.goto('/en/table/');
  await page.locator('.ot').waitFor();
  await page.locator('.example-links a[href*="/influence/"]').click();
  await page.waitForURL(/influence\/\?s=[^#]*$/);
});

test('without storage, an example does not say that a table is the own one', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Storage.prototype, 'rr.own-table', { set: () => undefined, get: () => undefined }));
  await page.goto(`/en/table/#g=${FRIENDS}`);
  await page.locator('.ot').waitFor();
  await page.locator('.example-links a[href*="/influence/"]').click();
  await page.locator('.ot-strip [data-take]').click();
  await expect(page.locator('.ot-strip [role="status"]')).toHaveText(/^This table could not be saved on this device\./);
  await expect(page.locator('.ot-strip [data-take]')).toBeFocused();
  expect(new URL(page.url()).hash).toBe(`#g=${FRIENDS}`);
});

/** Keeps a table and opens it in the editor of an example. */
const openKept = async (page: Page, id: string, table: string): Promise<void> => {
  await keep(page, table);
  await open(page, 'en', id);
  await openTable(page);
};

/** Presses “My table” and does something else before the editor's code is there. */
const openLate = async (page: Page, meanwhile: () => Promise<void>): Promise<void> => {
  const held = Promise.withResolvers<null>();
  const asked = page.waitForRequest(/\/own-table\.[^/]+\.js$/);
  await page.route(/\/own-table\.[^/]+\.js$/, (route) => held.promise.then(() => route.continue()));
  await page.locator('[data-action="table"]').click();
  await asked;
  await meanwhile();
  const styled = sheetComes(page, 'own-table');
  held.resolve(null);
  await styled;
};

test('a move that is made before the code of the editor comes is not lost', { tag: '@once' }, async ({ page }) => {
  await openKept(page, 'lobbying', MINE);
  await press(page, '[data-tool="done"]');
  const move = page.locator('.ex-picture [data-choice="reds"]');
  const moved = page.locator('.ex-picture .of-reds .token:not(.is-gone)');
  const reload = async (): Promise<void> => {
    // The address is written as soon as the browser is free. Until then it says that the editor is open.
    await expect(page).not.toHaveURL(/#my-table$/);
    await page.reload();
    await examplesHydrated(page);
  };
  await reload();
  await openLate(page, () => move.click());
  await press(page, '[data-tool="done"]');
  await expect(moved).toHaveCount(1);
  await page.locator('[data-action="reset"]').click();
  await expect(moved).toHaveCount(0);
  await reload();
  await openLate(page, async () => {
    await move.click();
    await page.locator('[data-action="keep"]').click();
  });
  await expect(page.locator('.ot-now .ot-said')).toHaveText('The moves are now on your table.');
  await expect(pieces(page, 'reds')).toHaveCount(1);
});

test('a preset that is chosen before the code of the editor comes is what is shown', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  const preset = page.locator('[data-preset]').nth(1);
  await openLate(page, () => preset.click());
  await expect(page.locator('.ot')).toHaveCount(0);
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
});

test('a reload and another language leave the editor open, until Done or a situation closes it', { tag: '@once' }, async ({ page }) => {
  await openKept(page, 'influence', MINE);
  await press(page, '[data-choice="reds"]');
  const own = page.locator('.ot-board .of-reds .token:not(.is-gone)');
  const count = await own.count();
  await expect(page).toHaveURL(/#my-table$/);
  await page.reload();
  await expect(own).toHaveCount(count);
  await page.locator('a[data-lang-switch="fr"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(own).toHaveCount(count);
  await page.locator('[data-tool="done"]').click();
  await expect(page).toHaveURL(/#g=[^#]*$/);
  await openTable(page);
  await expect(page).toHaveURL(/#my-table$/);
  await page.locator('[data-preset]').first().click();
  await expect(page.locator('.ot')).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
});

test('a table that was just begun is open in another language too', { tag: '@once' }, async ({ page }) => {
  await open(page, 'ru', 'crisis');
  await openTable(page);
  await press(page, '[data-choice="greens"]');
  await expect(page).toHaveURL(/#my-table$/);
  await page.locator('a[data-lang-switch="en"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.ot-board .of-greens .token:not(.is-gone)')).toHaveCount(1);
});

/** A table that two generations can be played with. */
const FULL = `1.${write(
  sketched({
    players,
    parties: { unity: 'bb', reds: 'rn', greens: 'n' },
    dominant: 'unity',
    events: { distant: 'pandemic', coming: 'election', current: 'riots' },
  }),
)}`;

test('after the crisis the table can be gone on with, and the one before comes back', { tag: '@once' }, async ({ page }) => {
  await openKept(page, 'crisis', FULL);
  await press(page, '[data-tool="done"]');
  const go = page.locator('[data-action="last"]');
  const board = page.locator('.ex-picture .cm-parties');
  const policy = page.locator('.ex-picture .cm-top');
  await go.click();
  await expect(go).toHaveAttribute('aria-disabled', 'true');
  const [parties, top] = [await board.innerText(), await policy.innerText()];
  const notation = await page.evaluate(() => localStorage.getItem('rr.own-table'));
  await page.locator('[data-after]').press('Enter');
  await expect(page.locator('.ot-above [role="status"]')).toHaveText('This is your table after the Turmoil phase.');
  await expect(page.locator('[data-step="1"]')).toHaveAttribute('aria-current', 'step');
  // The first step changes TR alone.
  expect([await board.innerText(), await policy.innerText()]).toEqual([parties, top]);
  expect(await page.evaluate(() => localStorage.getItem('rr.own-table'))).not.toBe(notation);
  await page.reload();
  await examplesHydrated(page);
  expect(await policy.innerText()).toBe(top);
  await openTable(page);
  await press(page, '[data-tool="undo"]');
  await press(page, '[data-tool="done"]');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rr.own-table'))).toBe(notation);
});
