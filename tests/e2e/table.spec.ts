import type { Page } from '@playwright/test';
import { sketched, write } from '../../src/engine/turmoil/index.ts';
import { TABLE_EXAMPLES } from '../../src/examples/editors/own-table/table/inputs.ts';
import { axe, faultsOf } from './axe.ts';
import { expect, test } from './base.ts';
import { press, withRule } from './own-table.ts';

const openPage = async (page: Page, lang: string): Promise<void> => {
  await page.goto(`/${lang}/table/`);
  await page.locator('[data-action="table"]').click();
  await page.locator('.ot').waitFor();
};
const kept = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('rr.own-table') ?? '');

test('a table is entered on its page, kept, and taken along to an example', { tag: '@once' }, async ({ page }) => {
  await openPage(page, 'ru');
  await press(page, '[data-choice="reds"]');
  await expect.poll(() => kept(page)).toContain('1.');
  expect(faultsOf((await (await axe(page)).analyze()).violations)).toEqual([]);
  await page.reload();
  await expect(page.locator('.ot .of-reds .token-red')).toHaveCount(1);
  await press(page, '[data-tool="done"]');
  await expect(page.locator('.example-links a').first()).toBeFocused();
  await page.locator('.example-links a[href*="/lobbying/"]').click();
  await expect(page).toHaveURL(/lobbying\/\?s=1\.i\..+/);
  await expect(page.locator('[data-problem]')).toHaveCount(0);
});

/** What the row of situations marks. */
const marked = (page: Page) => page.locator('.ex-presets [aria-pressed="true"]');

test(
  'the kept table is "My table" in each example that it is taken to, at any step and in any language; another one is not',
  { tag: '@once' },
  async ({ page }) => {
    await openPage(page, 'en');
    for (const party of ['reds', 'reds', 'unity']) await press(page, `[data-choice="${party}"]`);
    await press(page, '[data-piece="green"]');
    await press(page, '[data-choice="unity"]');
    await expect.poll(() => kept(page)).not.toBe('');
    // A link gets its address when it is pressed, so each is pressed. The crisis is last, and is stepped through.
    for (const id of [...TABLE_EXAMPLES.filter((each) => each !== 'crisis'), 'crisis']) {
      await page.goto('/en/table/');
      await page.locator('.ot').waitFor();
      await page.locator(`.example-links a[href*="/${id}/"]`).click();
      await expect(marked(page), id).toHaveText('My table');
      await expect(page.locator('[data-action="own"]')).toHaveCount(0);
    }
    await page.locator('[data-action="forward"]').click();
    await expect(page).toHaveURL(/\.2$/);
    await page.locator('a[data-lang-switch="fr"]:visible').first().click();
    await expect(marked(page)).toHaveText('Ma table');
    await expect(page.locator('[data-step][aria-current="step"]')).toHaveAttribute('data-step', '2');
    await page.evaluate(() => localStorage.removeItem('rr.own-table'));
    await page.reload();
    await expect(marked(page)).toHaveAttribute('data-action', 'own');
  },
);

test(
  'a table that comes with the address leaves the kept one alone, and speaks the language that one changes to',
  { tag: '@once' },
  async ({ page }) => {
    await openPage(page, 'en');
    await press(page, '[data-choice="reds"]');
    await expect.poll(() => kept(page)).not.toBe('');
    const given = await kept(page);
    await press(page, '[data-choice="unity"]');
    await expect.poll(() => kept(page)).not.toBe(given);
    const mine = await kept(page);
    await page.evaluate((text) => (location.hash = `g=${text}`), given);
    await expect(page.locator('[data-foreign]')).toBeVisible();
    await expect(page.locator('.ot .of-unity .token-red')).toHaveCount(0);
    await press(page, '[data-choice="greens"]');
    await expect(page).not.toHaveURL(new RegExp(`${given.replaceAll(/[.*]/g, '\\$&')}$`));
    expect(await kept(page)).toBe(mine);
    await page.locator('a[data-lang-switch="fr"]').click();
    await expect(page).toHaveURL(/\/fr\/table\/#g=1\./);
    await expect(page.locator('.ot .of-greens .token-red')).toHaveCount(1);
    await page.locator('[data-leave]').click();
    await expect(page.locator('.ot .of-unity .token-red')).toHaveCount(1);
    await expect(page).toHaveURL(/\/fr\/table\/$/);
  },
);

const LINKED = `1.${write(sketched({ players: { red: {}, green: {} }, parties: { unity: 'rg' } }))}`;

test('a damaged link says so, and leaves what is kept as it is', { tag: '@once' }, async ({ page }) => {
  const damaged = page.locator('[data-damaged]');
  for (const cut of ['', LINKED.slice(0, 20), LINKED.slice(0, -1)]) {
    await page.goto('/en/');
    await page.goto(`/en/table/#g=${cut}`);
    await page.locator('.ot').waitFor();
    await expect(damaged, cut).toBeVisible();
    expect(await kept(page)).toBe('');
  }
  await press(page, '[data-choice="reds"]');
  await expect(damaged).toBeHidden();
  await expect(page).toHaveURL(/table\/$/);
  const mine = await kept(page);
  await page.evaluate(() => (location.hash = 'g=1.damaged'));
  await expect(damaged).toBeVisible();
  await expect(page.locator('.ot .of-reds .token-red')).toHaveCount(1);
  expect(await kept(page)).toBe(mine);
});

test(
  'a table from a link is kept where none is; in the place of another it is kept when asked, and undo brings that back',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`/en/table/#g=${LINKED}`);
    await expect(page.locator('[data-stored]')).toBeVisible();
    expect(await kept(page)).toBe(LINKED);
    await page.goto('/en/table/');
    await expect(page.locator('.ot .of-unity .token-green')).toHaveCount(1);
    await press(page, '[data-choice="reds"]');
    await expect.poll(() => kept(page)).not.toBe(LINKED);
    const mine = await kept(page);
    await page.evaluate((text) => (location.hash = `g=${text}`), LINKED);
    await page.locator('[data-take]').click();
    await expect(page.locator('.ot-now .ot-said')).toHaveText('This is your table now. Undo brings the old one back.');
    await expect.poll(() => kept(page)).toBe(LINKED);
    await page.reload();
    await press(page, '[data-tool="undo"]');
    await expect(page.locator('.ot-now .ot-said')).toHaveText('Undone: “The table from the link becomes yours”.');
    await expect.poll(() => kept(page)).toBe(mine);
  },
);

const IMPOSSIBLE = `1.${write(sketched({ players: { red: {}, green: {} }, parties: { unity: 'rrrrrrrr', reds: 'g' }, lobby: [] }))}`;

test('a link to an impossible table says so, and the table is kept once it is mended', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/en/table/#g=${IMPOSSIBLE}`);
  const impossible = page.locator('[data-impossible]');
  await expect(impossible).toHaveText('The table from the link is impossible, but you can fix it here.');
  await expect(page.locator('[data-stored]')).toBeHidden();
  expect(await kept(page)).toBe('');
  const said = page.locator('.ot-now .ot-said');
  const why = 'Red: 8 delegates are on the board, but there are only 7. Remove the extra ones.';
  await expect(said).toHaveText(withRule(why));
  await press(page, '[data-tool="done"]');
  await expect(said).toHaveText(withRule(`No example can use this table yet. ${why}`));
  await press(page, '[data-tool="done"]');
  await expect(said).toHaveText(withRule(`Still not possible. ${why}`));
  await expect(page.locator('.ot [data-party="unity"]')).toHaveAttribute('data-possible', '');
  await expect(page.locator('[data-ready]')).toBeHidden();
  await press(page, '[data-fix]');
  await expect(impossible).toBeHidden();
  await expect(said).not.toHaveAttribute('data-refusal');
  await expect.poll(() => kept(page)).not.toBe('');
  await press(page, '[data-tool="done"]');
  await expect(page.locator('[data-ready]')).toBeVisible();
});

for (const [screen, turned] of [
  [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ],
  [
    { width: 740, height: 330 },
    { width: 360, height: 740 },
  ],
] as const)
  test(
    `${screen.width} x ${screen.height}: the whole editor is on the screen, beside what is said of a link, and after turning`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize(screen);
      await page.addInitScript((text) => localStorage.setItem('rr.own-table', text), LINKED);
      const outside = () =>
        page.evaluate(() =>
          ['.ot-board', '.ot-numbers', '.ot-hand', '[data-foreign]:not([hidden])'].filter((part) => {
            const box = document.querySelector(part)?.getBoundingClientRect();
            return box && (box.top < -1 || box.bottom > innerHeight + 1);
          }),
        );
      await page.goto('/fr/table/');
      await page.locator('.ot').waitFor();
      await expect.poll(outside).toEqual([]);
      await page.reload();
      await page.locator('.ot').waitFor();
      await expect.poll(outside).toEqual([]);
      await page.goto('/fr/');
      await page.goto(`/fr/table/#g=${LINKED.replace('r20', 'r21')}`);
      await expect(page.locator('[data-foreign]')).toBeVisible();
      await expect.poll(outside).toEqual([]);
      await page.setViewportSize(turned);
      await expect.poll(outside).toEqual([]);
      await page.setViewportSize(screen);
      await expect.poll(outside).toEqual([]);
    },
  );

test('the table is shared as a link to its page', { tag: '@once' }, async ({ page }) => {
  await openPage(page, 'en');
  await press(page, '[data-choice="reds"]');
  await expect.poll(() => kept(page)).not.toBe('');
  await press(page, '[data-tool="more"]');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void (document.title = text) } }),
  );
  await press(page, '[data-share="link"]');
  await expect(page).toHaveTitle(new RegExp(`/en/table/#g=${(await kept(page)).replaceAll(/[.*+]/g, '\\$&')}$`));
});

test('a link inside the page leaves the editor as it is', { tag: '@once' }, async ({ page }) => {
  await openPage(page, 'en');
  await press(page, '[data-choice="reds"]');
  await expect.poll(() => kept(page)).not.toBe('');
  const before = await kept(page);
  await press(page, '[data-choice="unity"]');
  await expect.poll(() => kept(page)).not.toBe(before);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.ot')!.dataset['same'] = '';
    location.hash = 'main';
  });
  await expect(page.locator('.ot[data-same]')).toBeVisible();
  await press(page, '[data-tool="undo"]');
  await expect.poll(() => kept(page)).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it is and leads to the examples', { tag: '@once' }, async ({ page }) => {
    await page.goto('/en/table/');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('[data-action="table"]')).toBeHidden();
    await expect(page.locator('.example-links a')).toHaveCount(6);
  });
});
