import type { Locator, Page } from '@playwright/test';
import { graveFaults } from './axe.ts';
import { expect, examplesHydrated, type Lang, test } from './base.ts';
import { BY_PICTURE, goBack, lateCode, open, openPicture, swipe, tabTo, watchBack } from './examples.ts';

/**
 * What is changed in the picture of an example: how the names of the place begin, the field of its sheet, and what is entered. Keys change
 * one of each kind of field: a number, a button, a list, an option. Axe reads one of each kind of sheet: that of `funds` has several numbers,
 * that of `temperature` one.
 */
const CASES = [
  { id: 'funds', place: 'fu.a.metal', field: '[name="own:fu.b.metal"]', enters: '6', keys: true, axe: true },
  { id: 'ranking', place: 'red.reputation', field: '[name="own:red.reputation"]', enters: '9' },
  { id: 'cycle', place: 'cy.red.vote', field: '[aria-pressed="false"]', keys: true, axe: true },
  { id: 'compensation', place: 'co.food', field: '[name="own:co.food"]', enters: '6' },
  { id: 'karma-and-radicals', place: 'kr.a', field: '[name="own:kr.a"]', enters: '3' },
  { id: 'scoring', place: '1.completed', field: '[name="own:1.completed"]', enters: '1' },
  { id: 'new-contracts', place: 'deck', field: 'select', enters: '1', keys: true, axe: true },
  { id: 'union-actions', place: 'first', field: '[data-option="yellow"]', keys: true, axe: true },
  { id: 'temperature', place: 'temperature', field: '[name="own:temperature"]', enters: '-6', axe: true },
  { id: 'event-track', place: 'generation', field: '[name="own:generation"]', enters: '3' },
] as const;

type Case = (typeof CASES)[number];
const sheetOf = (page: Page): Locator => page.locator('.ex-sheet');
const opens = (place: string): string => `:is([data-opens="${place}"], [data-opens^="${place} "])`;
const placeButton = (page: Page, { place }: Case): Locator => page.locator(opens(place));

/** What the example shows of an input: the drawing, and all its steps in words. */
const shownIn = (page: Page) =>
  page.locator('.example').evaluate((example) => ({
    drawn: example.querySelector('.ex-picture > :first-child')!.outerHTML,
    told: [...example.querySelectorAll('.ex-steps, .ex-now .ex-problem, .ex-result')].map(({ textContent }) => textContent).join(),
  }));
type Shown = Awaited<ReturnType<typeof shownIn>>;

/** Opens an example, and the sheet of a place in its picture. */
const openPlace = async (page: Page, lang: Lang, id: string, place: string): Promise<void> => {
  await openPicture(page, lang, id);
  await page.locator(opens(place)).click();
};

const enter = async (field: Locator, row: Case): Promise<void> => {
  if (!('enters' in row)) return;
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(row.enters);
  else await field.fill(row.enters);
};

/** The address and the picture have followed. */
const expectDrawn = async (page: Page, { drawn }: Shown): Promise<void> => {
  await expect(page).toHaveURL(/s=1\.i\..*\.1#my-case$/);
  expect((await shownIn(page)).drawn).not.toBe(drawn);
};

/** The steps have followed too, and the address opens the same input again. */
const expectFollowed = async (page: Page, before: Shown): Promise<void> => {
  await expectDrawn(page, before);
  await expect(page.locator('[data-action="own"]')).toHaveAttribute('aria-pressed', 'true');
  const after = await shownIn(page);
  expect(after.told).not.toBe(before.told);
  await page.reload();
  await examplesHydrated(page);
  await expect(page.locator('.ex-damaged')).toHaveCount(0);
  await expect.poll(async () => (await shownIn(page)).told).toBe(after.told);
};

/** The places that are less than 44 px high or 40 px wide. */
const smallPlaces = (page: Page): Promise<readonly string[]> =>
  page.locator('.ex-place').evaluateAll((all) =>
    all
      .map((one) => ({ names: (one as HTMLElement).dataset['opens'], box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 39.5)
      .map(({ names, box }) => `${names}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  for (const row of CASES)
    test(`${row.id}: each place is large enough for a thumb, and a tap on one changes its field`, { tag: '@once' }, async ({ page }) => {
      // A refusal that is said anew flashes, and its letters have another contrast then.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, 'ru', row.id);
      await lateCode(page);
      await page.locator('[data-action="own"]').tap();
      await expect(placeButton(page, row)).toBeVisible();
      expect(await smallPlaces(page)).toEqual([]);
      const before = await shownIn(page);
      await placeButton(page, row).tap();
      const sheet = sheetOf(page);
      await expect(sheet).toBeInViewport({ ratio: 1 });
      const [place, low] = [(await placeButton(page, row).boundingBox())!, (await sheet.boundingBox())!];
      expect(place.y + place.height <= low.y || place.y >= low.y + low.height).toBe(true);
      const field = sheet.locator(row.field);
      if ('enters' in row) await enter(field, row);
      else await field.tap();
      if ('axe' in row) expect(await graveFaults(page)).toEqual([]);
      await sheet.locator('[data-tool="close"]').tap();
      await expect(sheet).toHaveCount(0);
      await expect(placeButton(page, row)).toBeFocused();
      await expectFollowed(page, before);
    });
});

test('Back closes the sheet of a place, and leaves address and history alone', { tag: '@once' }, async ({ page }) => {
  await watchBack(page);
  await openPicture(page, 'fr', 'funds');
  await placeButton(page, CASES[0]).click();
  await expect(sheetOf(page)).toBeVisible();
  // The address is written a moment after the case has changed.
  await expect(page).toHaveURL(/\?s=/);
  const before = await page.evaluate(() => [location.href, history.length]);
  expect(await goBack(page)).toBe(true);
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(placeButton(page, CASES[0])).toBeFocused();
  expect(await goBack(page)).toBe(false);
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
});

for (const row of CASES.filter((each) => 'keys' in each))
  test(`${row.id}: keys change a field of the picture`, { tag: '@once' }, async ({ page }) => {
    await open(page, 'en', row.id);
    await lateCode(page);
    await tabTo(page, '[data-action="own"]');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-opens]').first()).toBeFocused();
    const before = await shownIn(page);
    await tabTo(page, opens(row.place));
    await page.keyboard.press('Enter');
    const field = sheetOf(page).locator(row.field);
    await expect(sheetOf(page).locator(':focus')).toHaveCount(1);
    if ('enters' in row) await enter(field, row);
    else {
      await field.focus();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(placeButton(page, row)).toBeFocused();
    await expectDrawn(page, before);
  });

for (const [how, end] of [
  ['Done', (page: Page) => page.locator('[data-tool="done"]').click()],
  ['another situation', (page: Page) => page.locator('[data-preset]').nth(1).click()],
] as const)
  test(`entering shows the whole picture, and ${how} ends it`, { tag: '@once' }, async ({ page }) => {
    await openPicture(page, 'ru', 'union-actions');
    await expect(page.locator('[data-opens]').first()).toBeVisible();
    await expect(page.locator('.ex-picture')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.ex-rail, .ex-controls').filter({ visible: true })).toHaveCount(0);
    await end(page);
    await expect(page.locator('[data-opens]')).toHaveCount(0);
    await expect(page.locator('.ex-count')).toBeVisible();
    for (const move of ['first', 'back']) await expect(page.locator(`[data-action="${move}"]`)).toHaveAttribute('aria-disabled', 'true');
  });

test('while one enters, neither keys nor swipes step through the example', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'temperature');
  await lateCode(page);
  await tabTo(page, '[data-action="own"]');
  await page.keyboard.press('Enter');
  const place = page.locator('.ex-place').first();
  await expect(place).toBeFocused();
  // The code that would step is there: it gives a button its name.
  await page.locator('[data-action="forward"]').dispatchEvent('pointerover');
  await expect(page.locator('[data-action="forward"]')).toHaveAttribute('title', /./);
  const done = page.locator('[data-tool="done"]');
  for (const on of [place, done]) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) await on.press(key);
    await swipe(on, -90, 10);
  }
  await done.evaluate((one) => one.blur());
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('.ex-place')).not.toHaveCount(0);
  await expect(page.locator('.ex-count')).toHaveCount(0);
});

test('the picture opens also where the drawing of the state before the first step comes late', { tag: '@once' }, async ({ page }) => {
  await open(page, 'ru', 'union-actions');
  await lateCode(page);
  // Each frame comes at once, before anything that was asked for is drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = (act) => {
      act(performance.now());
      return 0;
    };
  });
  await page.locator('[data-action="own"]').click();
  await expect(page.locator('[data-opens]').first()).toBeFocused();
  await expect(page.locator('.ex-count')).toHaveCount(0);
  await page.locator('[data-tool="done"]').click();
  await expect(page.locator('[data-opens]')).toHaveCount(0);
});

test('a track and an order are entered digit by digit, and the chosen option has the focus', { tag: '@once' }, async ({ page }) => {
  const sheet = sheetOf(page);
  const digits = sheet.locator('.ex-digits output');
  await openPlace(page, 'en', 'scoring', '1.marker');
  await sheet.locator('.ex-digits li:nth-child(3) button').first().click();
  await expect(digits).toHaveText(['0', '0', '2', '1', '3', '3', '5']);
  await sheet.locator('[data-action="shorter"]').click();
  await expect(page.locator('[name="1.track"]')).toHaveValue('002133');
  // A tile lies in one place only: the one that had the number takes the other's.
  await openPlace(page, 'en', 'contracts-setup', 'tiles');
  await sheet.locator('.ex-digits li:nth-child(1) button').first().click();
  await expect(page.locator('[name="tiles"]')).toHaveValue('625143');
  await expect(sheet.locator('[data-action="longer"]')).toHaveCount(0);
  await openPlace(page, 'en', 'union-actions', 'first');
  await expect(sheet.locator('[aria-pressed="true"]')).toBeFocused();
});

test('on a desk a sheet covers no part of the picture, and no word of a list is cut', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [id, place] of [
    ['union-actions', 'action'],
    ['karma-and-radicals', 'kr.a'],
    ['cycle', 'cy.red.vote'],
    ['setup', 'coming'],
  ] as const) {
    await openPlace(page, 'ru', id, place);
    const low = (await sheetOf(page).boundingBox())!;
    const parts = await page.locator('.ex-picture > :first-child, .ex-picture > :first-child > *').all();
    for (const part of parts) {
      const box = await part.boundingBox();
      if (!box) continue;
      const isApart = box.x + box.width <= low.x || low.x + low.width <= box.x || box.y + box.height <= low.y || low.y + low.height <= box.y;
      expect(isApart, id).toBe(true);
    }
    const cut = await sheetOf(page).evaluate((sheet) =>
      [...sheet.querySelectorAll('button, select')].filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('a place changes first what it shows, and its sheet is called after it', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openPlace(page, 'ru', 'cycle', 'cy.blue.first cy.blue.again');
  await expect(sheetOf(page).locator(':focus')).toHaveAttribute('name', 'own:cy.blue.first');
  await expect(sheetOf(page)).toHaveAccessibleName('Синий');
  // What is said of the queue is not changed there.
  await expect(page.locator('[data-opens="cy.penalties"]')).toHaveAccessibleName(/^Дополнительных кругов уже было/);
  const [words, field] = await page.locator('.cy-state').evaluate((all) => [all, all.querySelector('[data-field]')!].map((one) => one.textContent));
  expect(words).toMatch(/^Проблем/);
  expect(field).toMatch(/^Дополнительных/);
  await openPlace(page, 'ru', 'union-actions', 'action');
  await expect(sheetOf(page)).toHaveAccessibleName('Белый');
  expect((await sheetOf(page).boundingBox())!.height).toBeLessThanOrEqual(280);
  // The ring around what has the focus is not cut.
  const cut = await sheetOf(page)
    .locator('.ex-rows')
    .evaluate((rows) => rows.querySelector('button')!.getBoundingClientRect().top - rows.getBoundingClientRect().top + rows.scrollTop);
  expect(cut).toBeGreaterThanOrEqual(4);
});

test('in the other examples each place is at least 44 px high and 40 px wide on a phone', { tag: '@once' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  for (const id of BY_PICTURE.filter((each) => CASES.every((row) => row.id !== each))) {
    await openPicture(page, 'ru', id);
    await expect(page.locator('[data-opens]').first()).toBeVisible();
    expect(await smallPlaces(page), id).toEqual([]);
  }
});

test(
  'a second press while the code is on its way opens nothing else, and the form below comes back as it was',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'en', 'alliances');
    await lateCode(page);
    const part = page.locator('.ex-input details').first();
    const display = (): Promise<string> => part.evaluate((one) => getComputedStyle(one).display);
    const before = await display();
    await page.locator('[data-action="own"]').evaluate((button: HTMLElement) => [button.click(), button.click()]);
    await expect(page.locator('[data-opens]').first()).toBeVisible();
    await expect(page.locator('.ex-own')).toHaveCount(1);
    await page.locator('[data-tool="done"]').click();
    expect(await display()).toBe(before);
  },
);
