import { expect, LANGS, test } from './base.ts';

/** For each language the words that are typed on its page: a name in another language, and what else people call a term. */
const typed = {
  ru: ['lobby', 'кулуар'],
  en: ['ПРЕДСЕДАТЕЛЬ', 'president'],
  fr: ['председ', 'chairman'],
} as const;

for (const lang of LANGS)
  test(`${lang}: terms are chosen by their names in any language`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/${lang}/turmoil/glossary/`);
    const field = page.locator('.filter input');
    const [all, shown] = [page.locator('.entry'), page.locator('.entry:visible')];
    const count = await all.count();
    for (const words of typed[lang]) {
      await field.fill(words);
      await expect.poll(() => shown.count()).toBeLessThan(6);
      expect(await shown.count()).toBeGreaterThan(0);
      await expect(page.locator('.filter [role="status"]')).toContainText(new RegExp(`^${await shown.count()}\\D.*${count}`));
    }
    await field.press('Escape');
    await expect(shown).toHaveCount(count);
  });

test('a letter leads to its first term, even while others are chosen', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/glossary/');
  await page.locator('.filter input').fill('chairman');
  const letter = page.locator('.letters a').first();
  const term = page.locator(`[id="${(await letter.getAttribute('href'))!.slice(1)}"]`);
  await expect(term).toBeHidden();
  await letter.click();
  await expect(term).toBeInViewport();
});
