import { EVENT_IDS, globalEvents, type EventCard } from '../../src/engine/turmoil/index.ts';
import { expect, test } from './base.ts';

const cards = EVENT_IDS.map((id): EventCard => globalEvents[id]);
const ofReds = cards.filter(({ revealed, current }) => [revealed, current].includes('reds')).length;

test('cards are chosen by keyboard, the choice is in the address, and goes with the language', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ru/turmoil/events/');
  const shown = page.locator('[data-event]:visible');
  const status = page.locator('[data-event-filters] [role="status"]');
  await expect(shown).toHaveCount(cards.length);
  const party = page.locator('input[name="party"]:checked');
  await party.focus();
  // Third of the board's order, after the chip for all.
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown');
  await expect(party).toHaveValue('reds');
  await expect(shown).toHaveCount(ofReds);
  await expect(status).toContainText(`${ofReds} `);
  await expect(page).toHaveURL(/\?party=reds$/);
  await page.locator('a[data-lang-switch="en"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/en\/turmoil\/events\/\?party=reds$/);
  await expect(shown).toHaveCount(ofReds);
});

test('choices narrow each other down to none, and one button takes them back', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/events/?party=reds&counts=cities&needs=venus&edition=fr');
  const shown = page.locator('[data-event]:visible');
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[role="status"]').filter({ hasText: 'No card' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all cards' }).press('Enter');
  await expect(shown).toHaveCount(cards.length);
  await expect(page.locator('input[name="party"][value=""]')).toBeFocused();
  await expect(page).toHaveURL(/\/events\/\?edition=fr$/);
});

test('a card is found by a part of its name in any language; the address has it when it is done', { tag: '@once' }, async ({ page }) => {
  await page.goto('/fr/turmoil/events/');
  const [field, shown] = [page.getByRole('searchbox', { name: 'Nom de carte' }), page.locator('[data-event]:visible')];
  for (const typed of ['divers', 'многоп', 'Diversité']) {
    await field.fill(typed);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('data-event', 'diversity');
  }
  await field.press('Enter');
  await expect(page).toHaveURL(/\?name=Diversit%C3%A9$/);
  await page.reload();
  await expect(field).toHaveValue('Diversité');
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Montrer toutes les cartes' }).click();
  await expect(shown).toHaveCount(cards.length);
  await expect(field).toHaveValue('');
});

test('the name and what unfolds stand in one row of one height, also when a list is open', async ({ page }) => {
  await page.goto('/en/turmoil/events/');
  const row = page.locator('.event-folds > input, .event-fold > summary');
  const tops = () => row.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => [top, height]));
  const before = await tops();
  expect(new Set(before.map(String)).size).toBe(1);
  await row.nth(1).click();
  await expect(page.locator('select[name="counts"]')).toBeVisible();
  expect(await tops()).toEqual(before);
});

test('a link to a card that is not chosen shows it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ru/turmoil/events/?counts=cities#event-diversity');
  await expect(page.locator('#event-diversity')).toBeInViewport();
  await expect(page.locator('select[name="counts"]')).toHaveValue('');
});

test('a copied link to a card carries the edition and no choice', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fr/turmoil/events/?counts=cities&edition=ru');
  await page.locator('#event-riots a[data-copy]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/fr\/turmoil\/events\/\?edition=ru#event-riots$/);
});

test('a card leads to the examples that work it out: of the crisis, to the step in which it is resolved', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/events/#event-riots');
  await page.locator('#event-riots a.run').last().click();
  await expect(page.locator('[aria-current="step"]').first()).toHaveAttribute('data-rule', 'turmoil:crisis.global-event');
  await page.goto('/en/turmoil/events/#event-riots');
  await page.locator('#event-riots a.run').first().click();
  await expect(page.locator('[data-example="influence"] [name="card"]')).toHaveValue('riots');
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('all cards can be read, and nothing offers to choose', async ({ page }) => {
    await page.goto('/fr/turmoil/events/');
    await expect(page.locator('[data-event]:visible')).toHaveCount(cards.length);
    await expect(page.locator('[data-event-filters] :is(input, select, button, [role="status"]):visible')).toHaveCount(0);
  });
});
