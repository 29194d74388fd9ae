import type { Page } from '@playwright/test';
import { EVENT_IDS, sketched, type EventId } from '../../src/engine/turmoil/index.ts';
import { numbersAsked } from '../../src/examples/editors/own-table/table/inputs.ts';
import { expect, LANGS, test } from './base.ts';
import { clicker, cutter, open } from './examples.ts';
import { openTable, press } from './own-table.ts';

/** Phones, upright and on their side, and a desk. */
const SCREENS = [
  { width: 360, height: 560 },
  { width: 360, height: 740 },
  { width: 740, height: 330 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
] as const;

/** The names of numbers that have no room under the event that asks for them, each with that event. */
const cutNames = async (page: Page, events: readonly EventId[]): Promise<readonly string[]> =>
  page.evaluate(
    async ({ events, cut, click }) => {
      const found: string[] = [];
      for (const card of events) {
        await click('.ot [data-space="current"]');
        await click(`.ot [data-card="${card}"]`);
        found.push(...cut(document.querySelector('.ot-numbers')!).map((name) => `${card}: ${name}`));
      }
      return found;
    },
    { events, cut: await cutter(page), click: await clicker(page) },
  );

for (const lang of LANGS)
  test(`${lang}: the name of no number is cut`, { tag: '@once' }, async ({ page }) => {
    const events = EVENT_IDS.filter((card) => numbersAsked('crisis', sketched({ players: { red: {} }, events: { current: card } })).length > 2);
    await open(page, lang, 'crisis');
    await openTable(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await cutNames(page, events)).toEqual([]);
  });

test('the board stands still when an event or a dominant party asks for more numbers', { tag: '@once' }, async ({ page }) => {
  await open(page, 'ru', 'crisis');
  await openTable(page);
  // On the page: the list of cards may scroll it.
  const boxes = () =>
    page.locator('.ot').evaluate((editor) => {
      editor.scrollIntoView({ behavior: 'instant' });
      return ['.ot-board', '[data-party="unity"]', '.ot-hand'].map((part) => {
        const [{ top, height }, { top: origin }] = [editor.querySelector(part)!.getBoundingClientRect(), editor.getBoundingClientRect()];
        return [top - origin, height].map(Math.round);
      });
    });
  const steps = page.locator('.ot .ot-step');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const [before, few] = [await boxes(), await steps.count()];
    await press(page, '[data-space="current"]');
    await press(page, '[data-card="election"]');
    await expect.poll(() => steps.count()).toBeGreaterThan(few);
    expect(await boxes(), `${screen.width} x ${screen.height}`).toEqual(before);
    await press(page, '[data-tool="undo"]');
  }
});

test('a number that nobody entered says so, until it is entered or its 0 is agreed to', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  await press(page, '[data-space="current"]');
  await press(page, '[data-card="riots"]');
  const cities = page.locator('.ot [data-number="cities"]');
  const field = cities.locator('input');
  const unset = page.locator('.ot [data-unset]');
  await expect(page.locator('.ot [data-number="tr"] input')).toHaveValue('20');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('placeholder', '0?');
  await expect(field).toHaveAccessibleName('Red, cities, not entered: counts as 0');
  expect(await cities.locator('label').evaluate((one) => getComputedStyle(one).borderBlockStyle)).toBe('dashed');
  await cities.locator('button').first().click();
  await expect(field).toHaveValue('0');
  await expect(field).toHaveAccessibleName('Red, cities');
  await press(page, '[data-tool="undo"]');
  await expect(field).toHaveValue('');
  const left = await unset.count();
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAccessibleName('Green, cities, not entered: counts as 0');
  await press(page, '[data-piece="red"]');
  await expect(field).toHaveValue('0');
  await expect(unset).toHaveCount(left - 1);
  // What was entered is known when the table is opened again, also on another page.
  await press(page, '[data-tool="done"]');
  await openTable(page);
  await expect(field).toHaveValue('0');
  await page.goto('/en/table/');
  await expect(field).toHaveValue('0');
  await expect(unset).toHaveCount(left - 1);
});

test('on the board a number that nobody entered has the sign of the editor, until it is entered', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'lobbying');
  await openTable(page);
  await press(page, '[data-choice="unity"]');
  await press(page, '[data-number="megacredits"] button:first-child');
  await press(page, '[data-piece="green"]');
  await page.locator('.ot [data-number="megacredits"] input').fill('7');
  await press(page, '[data-tool="done"]');
  const lines = page.locator('.cm-people .cm-numbers');
  const drawn = [/0\sM€$/, /7\sM€$/, /0\?\sM€M€, not entered: counts as 0$/];
  for (const [at, text] of drawn.entries()) await expect(lines.nth(at)).toHaveText(text);
  // Pale, and read without its own colour too.
  const look = (at: number) => lines.nth(at).evaluate((line) => getComputedStyle(line.querySelector('[aria-hidden]') ?? line).borderBlockEndStyle);
  expect([await look(0), await look(2)]).toEqual(['none', 'dashed']);
  // After a move and after a reload too.
  await page.locator('[data-choice="reds"]').click();
  await expect(lines.nth(2)).toHaveText(drawn[2]!);
  await page.reload();
  await expect(lines.nth(2)).toHaveText(drawn[2]!);
  // An entered 0 is believed where it is too little, and another one is asked for.
  const refused = page.locator('[data-stage] [data-problem="not-enough-megacredits"]');
  await page.locator('[name="source"]').selectOption('reserve');
  for (const [owner, said] of [
    ['red', /^Red has 0\sM€ left and cannot pay 5\sM€\./],
    ['blue', /^Blue has no M€ here, and a delegate from the reserve costs 5\sM€\./],
  ] as const) {
    await page.locator('[name="player"]').selectOption(owner);
    await page.locator('[data-choice="reds"]').click();
    await expect(refused).toHaveText(said);
  }
  await page.locator('[data-preset="first-leader"]').click();
  await expect(page.locator('.cm-people [data-unset]')).toHaveCount(0);
});

test('a link to a table says which zeros were entered, on another device too', { tag: '@once' }, async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'en', 'influence');
  await openTable(page);
  await press(page, '[data-choice="unity"]');
  await press(page, '[data-space="current"]');
  await press(page, '[data-card="riots"]');
  await page.locator('.ot [data-number="cities"] button').first().click();
  await press(page, '[data-tool="more"]');
  await expect.poll(() => page.locator('.ot a[data-other="crisis"]').getAttribute('href')).toContain('&z=red-cities');
  await press(page, '[data-share="link"]');
  const own = await page.evaluate(() => navigator.clipboard.readText());
  const crisis = await page.locator('.ot a[data-other="crisis"]').evaluate((link: HTMLAnchorElement) => link.href);
  const another = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const friend = await another.newPage();
  const said = friend.locator('.ex-now');
  await friend.goto(own);
  // The table is recognised by code that comes late.
  await expect(friend.locator('[data-action="table"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(said).not.toContainText('You are');
  // The 0 cities of Red were entered, the M€ were not.
  await expect(said).toContainText('Not entered, so counted as 0: M€.');
  await friend.goto(crisis);
  // The board draws what nobody entered, as the editor does.
  const unset = friend.locator('.cm-people [data-unset]');
  await expect(unset).toHaveText(Array.from({ length: 3 }, () => '0? M€M€, not entered: counts as 0'));
  const lacking = friend.locator('[data-step]', { hasText: 'Not entered' });
  await expect(lacking.first()).toContainText('cities (Green, Blue)');
  // The step goes along to another language, and so does what was entered.
  await friend.locator('a[data-lang-switch="fr"]:visible').first().click();
  await friend.waitForURL('**/fr/**');
  await expect(friend.locator('[data-step]', { hasText: 'Valeurs non saisies' }).first()).toBeAttached();
  await another.close();
});

test('what is no number of a table stays as it was typed, says what is taken, and changes nothing', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en/table/');
  await page.locator('[data-action="table"]').click();
  const field = page.locator('.ot [data-number="megacredits"] input');
  const allowed = page.locator('.ot-allowed');
  const kept = () => page.evaluate(() => localStorage.getItem('rr.own-table'));
  const type = async (text: string): Promise<void> => {
    await field.focus();
    await field.selectText();
    await page.keyboard.type(text);
  };
  await type('12');
  await page.keyboard.press('Tab');
  await expect.poll(kept).toContain('r20.12.');
  const before = await kept();
  for (const text of ['1,000', '0x10', '-5', '12.5', '99999', 'abc']) {
    await type(text);
    await page.keyboard.press('Tab');
    await expect(field, text).toHaveValue(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('The entry for “M€” cannot be used. Enter a whole number from 0 to 999.');
    expect(await kept(), text).toBe(before);
  }
  // In sight, above what lies at the lower edge.
  await field.focus();
  const [note, over] = [await allowed.boundingBox(), await page.locator('.ot-now').boundingBox()];
  expect(note!.y + note!.height).toBeLessThanOrEqual(over!.y + 1);
  // Another player's numbers are entered meanwhile; “Done” leads back.
  await press(page, '[data-piece="blue"]');
  await expect(allowed).toBeEmpty();
  await press(page, '[data-number="megacredits"] button:last-child');
  await press(page, '[data-tool="done"]');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('abc');
  await page.keyboard.type('7');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(allowed).toBeEmpty();
  await expect.poll(kept).toContain('r20.7.');
  await page.keyboard.press('Tab');
  // Undo takes away first what was not accepted, then the number.
  await type('7x');
  await press(page, '[data-tool="undo"]');
  await expect(field).toHaveValue('7');
  await press(page, '[data-tool="undo"]');
  await expect(field).toHaveValue('12');
});
