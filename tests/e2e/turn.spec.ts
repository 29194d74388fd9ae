/* A rule turned over shows what it says in the other languages, as those pages say it. */
import { axe, faultsOf } from './axe.ts';
import { expect, LANGS, test } from './base.ts';

const RULE = 'committee.first-leader';
const at = (lang: string): string => `/${lang}/turmoil/committee/`;

for (const lang of LANGS)
  test(`a rule in ${lang} turns over to the other languages, and back`, async ({ page }) => {
    const others = LANGS.filter((each) => each !== lang);
    const said: string[] = [];
    for (const each of others) {
      await page.goto(at(each));
      said.push(await page.locator(`[id="${RULE}"] > .rule-text`).innerText());
    }
    await page.goto(at(lang));
    const rule = page.locator(`[id="${RULE}"]`);
    await rule.locator('.turn').click();
    const bands = rule.locator('.turned .band');
    await expect(bands).toHaveCount(others.length);
    expect(await bands.evaluateAll((all) => all.map((band) => band.getAttribute('lang')))).toEqual(others);
    expect(await bands.locator('.rule-text').allInnerTexts()).toEqual(said);
    await expect(rule.locator('.turn')).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(faultsOf((await axe(page).include('.turned').analyze()).violations)).toEqual([]);
    }
    await rule.locator('.turn').click();
    await expect(bands).toHaveCount(0);
  });

test.describe('without a network', () => {
  test.use({ expectedError: 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)' });

  test('a language that cannot be fetched is a link', { tag: '@once' }, async ({ page }) => {
    await page.route('**/fr/turmoil/committee/', (route) => route.fulfill({ status: 503 }));
    await page.goto(at('en'));
    const rule = page.locator(`[id="${RULE}"]`);
    await rule.locator('.turn').click();
    await expect(rule.locator('.band[lang="fr"] > a')).toHaveAttribute('href', new RegExp(`${at('fr')}#${RULE}$`));
  });
});
