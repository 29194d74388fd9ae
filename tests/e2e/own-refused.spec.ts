import type { Locator, Page } from '@playwright/test';
import { EXAMPLES } from '../../src/examples/all.ts';
import { expect, onScreens, test } from './base.ts';
import { BY_PICTURE, lateCode, open, openPicture } from './examples.ts';

const sheetOf = (page: Page): Locator => page.locator('.ex-sheet');

/** The refused situations of an example, with their problems. */
const refusedOf = (id: string) => Object.entries(EXAMPLES[id]!.refused);

/** A page that is opened begins at its top. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

for (const id of BY_PICTURE.filter((each) => refusedOf(each).length > 0))
  test(`${id}: why a case is refused is seen at once, in full, and Done leads to the place`, { tag: '@once' }, async ({ page }) => {
    await open(page, 'ru', id);
    await lateCode(page);
    for (const [preset, code] of refusedOf(id)) {
      await page.setViewportSize({ width: 360, height: 560 });
      const chosen = page.locator(`[data-preset="${preset}"]`);
      await chosen.evaluate((button: HTMLElement) => button.click());
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      // What was open for the situation before is gone.
      await expect(page.locator('.ex-own')).toHaveCount(0);
      await toTop(page);
      await page.locator('[data-action="own"]').evaluate((button: HTMLElement) => button.click());
      const why = page.locator('.ex-own .ex-problem');
      await expect(why, preset).toHaveAttribute('data-problem', code);
      await expect(why, preset).toBeInViewport({ ratio: 1 });
      for (const [width, height] of [
        [360, 560],
        [740, 330],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.locator('[data-opens]').first().focus();
        if ((await page.locator('[data-step]').count()) > 0) break;
        await page.locator('[data-tool="done"]').click();
        await expect(why, preset).toBeInViewport({ ratio: 1 });
        await expect(page.locator(':is(.is-refused, [data-refused]):focus'), preset).toBeInViewport({ ratio: 1 });
      }
    }
  });

test(
  'a refusal stands beside the sheet, never cut, and its way out is a button there, on phones of each shape',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'ru', 'cycle');
    await lateCode(page);
    const screens = [
      { width: 360, height: 560 },
      { width: 740, height: 330 },
      { width: 640, height: 360 },
    ];
    await onScreens(page, screens, async () => {
      await toTop(page);
      await page.locator('[data-action="own"]').click();
      await page.locator('[data-opens="cy.penalties"]').click();
      const bar = page.locator('.ex-own-bar');
      await sheetOf(page).locator('input').fill('9');
      for (const part of ['.ex-problem', '.ex-sheet input', '[data-fix]', '[data-tool="done"]'])
        await expect(bar.locator(part)).toBeInViewport({ ratio: 1 });
      // What is changed is seen too, and not marked in the colour of a change.
      const place = page.locator('[data-opens="cy.penalties"]');
      await expect(place).toBeInViewport({ ratio: 1 });
      const colours = await place.evaluate((one) => [getComputedStyle(one, '::before').borderColor, getComputedStyle(document.body).color]);
      expect(colours[0]).not.toBe(colours[1]);
      await bar.locator('[data-fix]').click();
      await expect(bar.locator('.ex-problem')).toHaveCount(0);
      await expect(sheetOf(page)).toBeVisible();
      await expect(bar.locator('[data-tool="done"]')).toBeFocused();
      await page.locator('[data-tool="done"]').click();
      await expect(sheetOf(page)).toHaveCount(0);
    });
  },
);

test(
  'what is pressed stays under the finger when a refusal comes and goes, and the tools stay too, on phones and a desk',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'ru', 'funds');
    await lateCode(page);
    const screens = [
      { width: 360, height: 640 },
      { width: 360, height: 560 },
      { width: 740, height: 330 },
      { width: 1280, height: 800 },
    ];
    await onScreens(page, screens, async () => {
      await toTop(page);
      await page.locator('[data-action="own"]').click();
      const tools = page.locator('.ex-own-tools');
      const closed = await tools.boundingBox();
      await page.locator('[data-opens^="fu.red.first.food"]').click();
      const [less, more] = ['first', 'last'].map((which) => sheetOf(page).locator('.ex-spin').first().locator(`button:${which}-of-type`));
      const why = page.locator('.ex-own .ex-problem');
      const before = await more!.boundingBox();
      for (let steps = 0; steps < 6; steps += 1) await page.mouse.click(before!.x + 22, before!.y + 22);
      await expect(why).toBeInViewport({ ratio: 1 });
      expect(await more!.boundingBox()).toEqual(before);
      // The page scrolls by whole pixels.
      expect(Math.abs((await tools.boundingBox())!.y - closed!.y)).toBeLessThan(1);
      for (let steps = 0; steps < 6; steps += 1) await less!.click();
      await expect(why).toHaveCount(0);
      expect(await more!.boundingBox()).toEqual(before);
      await page.locator('[data-tool="done"]').click();
      await expect(tools).toHaveCount(0);
    });
  },
);

test('after the sheet is closed, a refusal stands once, and all it is about is above it', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [id, place, refuse] of [
    ['union-actions', 'action ', (sheet: Locator) => sheet.locator('[data-option="both"]').click()],
    ['funds', 'fu.red.first.food ', (sheet: Locator) => sheet.locator('select').first().selectOption('6')],
  ] as const) {
    await openPicture(page, 'ru', id);
    await page.locator(`[data-opens^="${place}"]`).click();
    await refuse(sheetOf(page));
    await sheetOf(page).locator('[data-tool="close"]').click();
    await expect(page.locator('.ex-own .ex-problem')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.ex-again')).toBeHidden();
    const bar = (await page.locator('.ex-own-bar').boundingBox())!;
    expect(Math.round(bar.y + bar.height)).toBe(640);
    for (const one of await page.locator(':is(.ex-place.is-refused, .ex-tiles > [data-refused])').all()) {
      const box = (await one.boundingBox())!;
      expect(box.y + box.height, id).toBeLessThan(bar.y);
    }
  }
});

test('what is entered is taken back and made again, by buttons and by keys, also after Done', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'temperature');
  await lateCode(page);
  const own = page.locator('[data-action="own"]');
  const tool = (name: string): Locator => page.locator(`.ex-own [data-tool="${name}"]`);
  const field = page.locator('[name="temperature"]');
  await own.click();
  const before = await field.inputValue();
  for (const name of ['undo', 'redo']) await expect(tool(name)).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-opens="temperature"]').click();
  // One step of the button is two degrees, as in the form, and three steps are one change.
  for (let steps = 0; steps < 3; steps += 1) await sheetOf(page).locator('.ex-spin button').last().click();
  const after = String(Number(before.replace('−', '-')) + 6);
  await expect(field).toHaveValue(after);
  await tool('undo').click();
  await expect(field).toHaveValue(before);
  await expect(page.locator('.ex-own-now')).toContainText('Undone');
  await expect(sheetOf(page)).toBeVisible();
  await page.locator('[data-opens="temperature"]').press('Control+Shift+Z');
  await expect(field).toHaveValue(after);
  await tool('done').click();
  await expect(page.locator('.ex-count')).toBeVisible();
  await own.click();
  await page.locator('[data-opens="temperature"]').press('Control+z');
  await expect(field).toHaveValue(before);
  await expect(page.locator('.ex-count')).toHaveCount(0);
});

test(
  'a refused number is said once, Done says that it is still not possible, and a button brings the last good number back',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPicture(page, 'en', 'event-track');
    await page.locator('[data-opens="generation"]').click();
    const number = sheetOf(page).locator('input');
    const before = await number.inputValue();
    await number.fill('first');
    const why = page.locator('.ex-own .ex-problem');
    const text = (await why.textContent())!;
    await expect(page.getByText(text.slice(0, 20)).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('.ex-picture .cm-box[data-refused]').filter({ visible: true })).toHaveCount(0);
    const small = await sheetOf(page)
      .locator('button, input')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    await page.locator('[data-tool="done"]').click();
    await expect(why).toHaveText(`Still not possible. ${text}`);
    await page.locator('[data-fix="sound"]').click();
    await expect(why).toHaveCount(0);
    await expect(page.locator('[name="generation"]')).toHaveValue(before);
    // Another refusal is not an old one.
    await page.locator('[data-opens="generation"]').click();
    await number.fill('first');
    await expect(why).toHaveText(text);
  },
);

test('on a phone on its side the picture and the tiles begin below the edge of the screen', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 330 });
  for (const id of ['funds', 'cycle', 'union-actions']) {
    await openPicture(page, 'ru', id);
    await expect(page.locator('[data-opens]').first()).toBeFocused();
    for (const part of await page.locator('.ex-picture > :first-child, .ex-tiles:first-child').all()) {
      const { y } = (await part.boundingBox())!;
      expect(y, id).toBeGreaterThanOrEqual(7);
      expect(y, id).toBeLessThan(20);
    }
  }
});

test('after a jump from the last step to a refused situation, no button stands over why it is refused', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'ru', 'funds');
  await lateCode(page);
  for (const move of ['last', 'forward']) {
    await page.locator(`[data-action="${move}"]`).focus();
    if (move === 'last') await page.keyboard.press('Enter');
    // The list of situations presses the button, and the focus stays.
    await page.locator('[data-preset="too-much"]').evaluate((button: HTMLElement) => button.click());
    const over = async (): Promise<readonly (string | null)[]> => {
      const words = (await page.locator('.ex-now .ex-problem').boundingBox())!;
      return page.locator('.ex-controls > button').evaluateAll(
        (all, { x, y, width, height }) =>
          all
            .map((one) => [one.ariaLabel, one.getBoundingClientRect()] as const)
            .filter(([, box]) => box.width > 1 && box.left < x + width && box.right > x && box.top < y + height && box.bottom > y)
            .map(([name]) => name),
        words,
      );
    };
    // The words are on the page a frame before the stage is laid out for them.
    await expect.poll(over, move).toEqual([]);
  }
});
