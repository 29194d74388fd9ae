import type { Locator } from '@playwright/test';
import { KINDS } from '../../src/search/format.ts';
import { expect, LANGS, test, type Lang } from './base.ts';
import { answered, box, field, resultPage } from './search.ts';

/** A card's name in another language than the page's, and what the answer says of it. */
const cards: Readonly<Record<Lang, { readonly typed: string; readonly shown: string; readonly label: string; readonly said: RegExp }>> = {
  ru: { typed: 'Manifestations', shown: 'Беспорядки', label: 'Карта события', said: /1\sкарта события/ },
  en: { typed: 'Беспорядки', shown: 'Riots', label: 'Event card', said: /1\sevent card/ },
  fr: { typed: 'Riots', shown: 'Manifestations', label: 'Carte Événement', said: /1\scarte Événement/ },
};

test.describe('below the rules', () => {
  const entries = (search: Locator, kind: string): Locator => search.locator(`[data-hit="${kind}"]`);

  for (const lang of LANGS) {
    test(`${lang}: a card is found by its name in any language`, async ({ page }) => {
      const { typed, shown, label, said } = cards[lang];
      await page.goto(`/${lang}/search/?q=${encodeURIComponent(typed)}`);
      await answered(resultPage(page), typed);
      const card = entries(resultPage(page), 'event');
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('link')).toHaveText(new RegExp(`${label}\\s+${shown}`));
      await expect(card.getByRole('link')).toHaveAttribute('href', `/${lang}/turmoil/events/#event-riots`);
      await expect(card.locator('[data-part="beside"]')).toContainText(typed);
      await expect(resultPage(page).getByRole('status')).toHaveText(said);
    });
  }

  test('examples, cards and terms follow the rules, a few of each, within the game asked for', async ({ page }) => {
    await page.goto('/en/search/?q=influence');
    await answered(resultPage(page), 'influence');
    const kinds = await resultPage(page)
      .locator('[data-hit]')
      .evaluateAll((found) => found.map((hit) => (hit as HTMLElement).dataset['hit'] ?? ''));
    expect(kinds).toEqual([...kinds].sort((a, b) => KINDS.findIndex((each) => each === a) - KINDS.findIndex((each) => each === b)));
    expect(new Set(kinds)).toEqual(new Set(KINDS));
    for (const kind of KINDS.slice(1)) expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(3);
    await page.goto('/en/search/?q=influence&game=world-problems');
    await answered(resultPage(page), 'influence');
    for (const kind of KINDS.slice(1)) await expect(entries(resultPage(page), kind).locator('a[href*="/turmoil/"]')).toHaveCount(0);
  });

  test('the arrows reach them', async ({ page }) => {
    await page.goto('/en/turmoil/committee/');
    await field(box(page)).fill('riots');
    await answered(box(page), 'riots');
    const card = entries(box(page), 'event').getByRole('link');
    for (let step = 0; step < (await box(page).locator('[data-hit]').count()); step++) await page.keyboard.press('ArrowDown');
    await expect(entries(box(page), 'term').getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/turmoil\/events\/#event-riots$/);
  });
});
