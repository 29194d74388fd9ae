import type { Locator, Page } from '@playwright/test';
import { graveFaults } from './axe.ts';
import { expect, test } from './base.ts';
import { lateCode, open, openPicture, sheetComes } from './examples.ts';

test('a tick box below the picture changes at once, by touch and by keyboard', { tag: '@once' }, async ({ page }) => {
  await openPicture(page, 'fr', 'setup');
  const yellow = page.locator('[data-opens="player.yellow"]');
  const drawn = (): Promise<string> => page.locator('.ex-picture > :first-child').evaluate((one) => one.outerHTML);
  await expect(yellow).toHaveRole('checkbox');
  for (const [isTicked, change] of [
    ['true', () => yellow.click()],
    ['false', () => yellow.press('Space')],
  ] as const) {
    const before = await drawn();
    await change();
    await expect(yellow).toHaveAttribute('aria-checked', isTicked);
    await expect(page.locator('[name="player.yellow"]')).toBeChecked({ checked: isTicked === 'true' });
    await expect(yellow).toBeFocused();
    await expect.poll(drawn).not.toBe(before);
  }
  await expect(page.locator('.ex-sheet')).toHaveCount(0);
  expect(await graveFaults(page)).toEqual([]);
});

test('cells of a row that hold the same are one place', { tag: '@once' }, async ({ page }) => {
  await openPicture(page, 'ru', 'compensation');
  const title = page.locator('.ex-place[data-opens="co.title"]');
  await expect(title).toHaveCount(1);
  for (const end of [0, -1]) {
    const cell = page.locator('.ex-picture td[data-field="co.title"]').nth(end);
    const { x, y, width, height } = (await cell.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a reload and another language leave the own case open, until a situation takes its place', { tag: '@once' }, async ({ page }) => {
  await openPicture(page, 'fr', 'setup');
  const yellow = page.locator('[data-opens="player.yellow"]');
  await yellow.click();
  await expect(page).toHaveURL(/#my-case$/);
  await page.reload();
  await expect(yellow).toHaveAttribute('aria-checked', 'true');
  await page.locator('a[data-lang-switch="en"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(yellow).toHaveAttribute('aria-checked', 'true');
  await page.locator('[data-preset]').first().click();
  await expect(yellow).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
});

test('where no table is entered, a button opens the picture, and a second one lists all fields there', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'funds');
  await lateCode(page);
  const own = page.locator('[data-action="own"]');
  await own.click();
  await page.locator('.ex-own [data-tool="all"]').click();
  const tiles = page.locator('.ex-tiles [data-opens]');
  const names = await page.locator('.ex-input [name]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
  await expect(tiles).toHaveCount(names.filter((name) => name !== 'edition').length);
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toBeInViewport({ ratio: 1 });
  // The form says the same: it makes room.
  await expect(page.locator('.ex-input [name="fu.has"]')).toBeHidden();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-opens="fu.has"]').click();
  await page.locator('[name="own:fu.has"]').selectOption('2');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.ex-own [data-tool="all"]').click();
  await expect(tiles).toHaveCount(0);
  await expect(page.locator('.ex-picture [data-field="fu.has"]')).toContainText('2');
});

test('Done without a change leads back to the situation and its step', { tag: '@once' }, async ({ page }) => {
  await open(page, 'ru', 'funds');
  await lateCode(page);
  for (let steps = 1; steps < 3; steps += 1) await page.locator('[data-action="forward"]').click();
  const count = await page.locator('.ex-count').textContent();
  const chosen = await page.locator('[data-preset][aria-pressed="true"]').textContent();
  await page.locator('[data-action="own"]').click();
  await page.locator('[data-tool="done"]').click();
  await expect(page.locator('.ex-count')).toHaveText(count!);
  await expect(page.locator('[data-preset][aria-pressed="true"]')).toHaveText(chosen!);
});

for (const [how, leave] of [
  ['another situation', (page: Page) => page.locator('[data-preset]').nth(2).click()],
  ['starting over', (page: Page) => page.locator('[data-action="reset"]').click()],
] as const)
  test(`${how} leaves the own case, and its button brings it back with what can be taken back`, { tag: '@once' }, async ({ page }) => {
    await open(page, 'en', 'temperature');
    await lateCode(page);
    const own = page.locator('[data-action="own"]');
    const field = page.locator('[name="temperature"]');
    const tool = (name: string): Locator => page.locator(`.ex-own [data-tool="${name}"]`);
    const before = await field.inputValue();
    await own.click();
    await page.locator('[data-opens="temperature"]').click();
    await page.locator('.ex-sheet .ex-spin button').last().click();
    const entered = await field.inputValue();
    await tool('done').click();
    await expect(page.locator('.ex-count')).toBeVisible();
    await leave(page);
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await own.click();
    await expect(field).toHaveValue(entered);
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.ex-own-now')).toHaveText('Your case is back.');
    await tool('undo').click();
    await expect(field).toHaveValue(before);
    await tool('redo').click();
    await expect(field).toHaveValue(entered);
  });

test('beside the own case that came back, the situation in its place can be taken', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'temperature');
  await lateCode(page);
  const own = page.locator('[data-action="own"]');
  const field = page.locator('[name="temperature"]');
  await own.click();
  await page.locator('[data-opens="temperature"]').click();
  await page.locator('.ex-sheet .ex-spin button').last().click();
  const entered = await field.inputValue();
  const other = page.locator('[data-preset]').nth(2);
  await other.click();
  const [name, given] = [await other.textContent(), await field.inputValue()];
  expect(given).not.toBe(entered);
  await own.click();
  await expect(field).toHaveValue(entered);
  await page.getByRole('button', { name: `Start from “${name}”` }).click();
  await expect(field).toHaveValue(given);
  await expect(page.locator('.ex-own [data-tool="done"]')).toBeFocused();
  await page.locator('.ex-own [data-tool="undo"]').click();
  await expect(field).toHaveValue(entered);
});

test('a situation that is chosen before the code of the editor comes is what is shown', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'temperature');
  await lateCode(page);
  const held = Promise.withResolvers<null>();
  const words = page.waitForResponse(/\/words-en\.own-input\.[^/]+\.js$/);
  await page.route(/\/own-input\.[^/]+\.js$/, (route) => held.promise.then(() => route.continue()));
  // The styles are the last to come.
  await page.route(/\/own-input\.[^/]+\.css$/, async (route) => {
    await (await words).finished();
    await route.continue();
  });
  const asked = page.waitForRequest(/\/own-input\.[^/]+\.js$/);
  await page.locator('[data-action="own"]').click();
  await asked;
  const preset = page.locator('[data-preset]').nth(1);
  await preset.click();
  const styled = sheetComes(page, 'own-input');
  held.resolve(null);
  await styled;
  await expect(page.locator('.ex-own')).toHaveCount(0);
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
});

test('before anything is counted, a place shows what its field holds', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'scoring');
  await page.locator('[data-action="own"]').click();
  const [place, shown] = [page.locator('[data-opens="vp"]'), page.locator('.ex-picture [data-field="vp"]')];
  await place.click();
  const field = page.locator('.ex-sheet input');
  await expect(shown).toContainText(` ${await field.inputValue()} `);
  await field.fill('9');
  await expect(shown).toContainText(' 9 ');
});

test('each number of the cycle that can be pressed is what its fields hold', { tag: '@once' }, async ({ page }) => {
  await openPicture(page, 'ru', 'cycle');
  await expect(page.locator('[data-opens]').first()).toBeVisible();
  const numbers = await page.locator('td[data-field^="cy."]:not([data-field$=".vote"])').evaluateAll((cells) =>
    cells.map((cell) => {
      const fields = cell.getAttribute('data-field')!.split(' ');
      // What the two sides need stands apart; a country contributes twice to one fund.
      const sign = fields.includes('cy.a') ? ' | ' : ' + ';
      return [cell.textContent, fields.map((name) => document.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.value).join(sign)];
    }),
  );
  expect(numbers).toHaveLength(10);
  expect(numbers.filter(([shown, held]) => shown !== held)).toEqual([]);
});

test('a case that was entered is shared as a link, which opens it', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPicture(page, 'fr', 'temperature');
  await page.locator('[data-opens="temperature"]').click();
  await page.locator('.ex-sheet input').fill('-10');
  await page.locator('.ex-own [data-tool="share"]').click();
  await expect(page.locator('.ex-own [role="status"]')).toHaveText('Le lien est copié.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The next change is news again.
  await page.locator('.ex-sheet input').fill('-12');
  await expect(page.locator('.ex-own [role="status"]')).not.toHaveText('Le lien est copié.');
  await page.goto(link);
  await expect(page.locator('[name="temperature"]')).toHaveValue('−10');
});

for (const [id, track, space, field, value] of [
  ['scoring', '.mt-track', 'li:nth-child(2)', '1.marker', '1'],
  ['contract-life', '.mt-track', 'li:nth-child(3)', 'marker', '2'],
  ['temperature', '.tt-track', 'rect:nth-of-type(4)', 'temperature', '−24'],
] as const)
  test(`${id}: a press on a space of the track moves the marker there, and a key only opens it`, { tag: '@once' }, async ({ page }) => {
    await openPicture(page, 'en', id);
    const before = await page.locator(`[name="${field}"]`).inputValue();
    expect(before).not.toBe(value);
    await page.locator(`.ex-place[data-opens~="${field}"]`).press('Enter');
    await expect(page.locator('.ex-sheet')).toBeVisible();
    await expect(page.locator(`[name="${field}"]`)).toHaveValue(before);
    const { x, y, width, height } = (await page.locator(track).first().locator(space).first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator(`[name="${field}"]`)).toHaveValue(value);
    await expect(page.locator('.ex-sheet')).toBeVisible();
  });
