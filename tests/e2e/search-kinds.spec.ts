import type { Locator } from '@playwright/test';
import { KINDS } from '../../src/search/format.ts';
import { expect, LANGS, test, type Lang } from './base.ts';
import { answered, box, field, resultPage } from './search.ts';

/** A card's name in another language than the page's, and what the answer says of it. */
const cards: Readonly<Record<Lang, { readonly typed: string; readonly shown: string; readonly label: string; readonly said: RegExp }>> = {
  ru: { typed: 'Manifestations', shown: 'Беспорядки', label: 'Карта события', said: /: .*карта события/ },
  en: { typed: 'Беспорядки', shown: 'Riots', label: 'Event card', said: /: .*event card/ },
  fr: { typed: 'Riots', shown: 'Manifestations', label: 'Carte Événement global', said: /: .*carte Événement/ },
};

/** What a player types who has not read the rulebook, and the question that it finds. */
const asked: Readonly<Record<Lang, { readonly typed: string; readonly question: string; readonly rule: string }>> = {
  ru: { typed: 'почему рейтинг падает сам', question: 'tr-loss-amount', rule: 'introduction.tr-loss' },
  en: { typed: 'why did everyone just drop one', question: 'tr-loss-amount', rule: 'introduction.tr-loss' },
  fr: { typed: 'pourquoi tout le monde recule d’un cran', question: 'tr-loss-amount', rule: 'introduction.tr-loss' },
};

for (const lang of LANGS)
  test(`${lang}: everyday words find a question, which leads to its answer and on to its rule`, { tag: '@once' }, async ({ page }) => {
    const { typed, question, rule } = asked[lang];
    await page.goto(`/${lang}/turmoil/`);
    await field(box(page)).fill(typed);
    await answered(box(page), typed);
    const hit = box(page).locator('[data-hit="question"]').first();
    await expect(hit).toHaveAttribute('data-entry', `turmoil:faq.${question}`);
    await expect(hit).toHaveAttribute('data-rules', new RegExp(`(^| )turmoil:${rule}( |$)`));
    await expect(hit).toContainText(/1\s(TR|РТ|NT)/);
    await hit.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/turmoil/faq/#q-${question}$`));
    const entry = page.locator(`[data-question="turmoil:${question}"]`);
    await expect(entry).toBeInViewport();
    await entry.locator('a.cite').first().click();
    await expect(page.locator(`[data-rule="turmoil:${rule}"]`)).toBeInViewport();
  });

test('a question is answered as the chosen edition has it, on its page and in the search', { tag: '@once' }, async ({ page }) => {
  const answers = page.locator('[data-question="turmoil:dominance-tie-after-change"] .reading');
  for (const [edition, shown] of [
    ['fr', 'fr'],
    ['ru', 'ru'],
  ] as const) {
    await page.goto(`/en/turmoil/faq/?edition=${edition}#q-dominance-tie-after-change`);
    await expect(answers.and(page.locator(':visible'))).toHaveCount(1);
    await expect(answers.and(page.locator(':visible'))).toHaveAttribute('data-reading', shown);
    const typed = 'which way round do we go';
    await field(box(page)).fill(typed);
    await answered(box(page), typed);
    const hit = box(page).locator('[data-entry="turmoil:faq.dominance-tie-after-change"]');
    await expect(hit).toContainText(edition === 'ru' ? 'new dominant party' : 'has just become the ruling party');
  }
});

test.describe('below the rules', () => {
  const entries = (search: Locator, kind: string): Locator => search.locator(`[data-hit="${kind}"]`);

  for (const lang of LANGS) {
    test(`${lang}: a card is found by its name in any language`, { tag: '@once' }, async ({ page }) => {
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

  test(
    'the typed term follows the first rule; examples, cards and other terms follow all rules, a few of each, within the game asked for',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/en/search/?q=influence');
      await answered(resultPage(page), 'influence');
      const kinds = await resultPage(page)
        .locator('[data-hit]')
        .evaluateAll((found) => found.map((hit) => (hit as HTMLElement).dataset['hit'] ?? ''));
      const [first, second, ...others] = kinds;
      expect([first, second]).toEqual(['rule', 'term']);
      expect(others).toEqual([...others].sort((a, b) => KINDS.findIndex((each) => each === a) - KINDS.findIndex((each) => each === b)));
      expect(new Set(kinds)).toEqual(new Set(KINDS));
      for (const kind of KINDS.slice(1)) expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(3);
      await page.goto('/en/search/?q=influence&game=world-problems');
      await answered(resultPage(page), 'influence');
      for (const kind of KINDS.slice(1)) await expect(entries(resultPage(page), kind).locator('a[href*="/turmoil/"]')).toHaveCount(0);
    },
  );

  test('the arrows reach them', { tag: '@once' }, async ({ page }) => {
    await page.goto('/en/turmoil/committee/');
    await field(box(page)).fill('riots');
    await answered(box(page), 'riots');
    const card = entries(box(page), 'event').getByRole('link');
    const count = await box(page).locator('[data-hit]').count();
    for (let step = 0; step < count; step++) await page.keyboard.press('ArrowDown');
    await expect(entries(box(page), 'term').getByRole('link')).toBeFocused();
    // What is named by its whole name comes first.
    for (let step = 1; step < count; step++) await page.keyboard.press('ArrowUp');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/turmoil\/events\/#event-riots$/);
  });
});
