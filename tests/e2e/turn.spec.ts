/* A rule turned over shows what it says in the other languages, as those pages say it. */
import { axe, faultsOf } from './axe.ts';
import { expect, LANGS, onScreens, PHONE_AND_DESK, test } from './base.ts';

const RULE = 'committee.first-leader';
const at = (lang: string): string => `/${lang}/turmoil/committee/`;

// A desk with a mouse has other styles for the foot of a rule, so this is not marked @once.
test('a rule turns over to the other languages, in the words of their own pages, and back', async ({ page }) => {
  /** What each page says itself, by language and width, and what the others show of it. */
  const own = new Map<string, string>();
  const shown: (readonly [of: string, text: string])[] = [];
  for (const lang of LANGS) {
    const others = LANGS.filter((each) => each !== lang);
    await page.goto(at(lang));
    const rule = page.locator(`[id="${RULE}"]`);
    const turns = rule.locator('.turn');
    const bands = rule.locator('.turned .band');
    // Languages keep the order of the bar, whatever order they were opened in.
    await turns.nth(1).click();
    await expect(bands).toHaveCount(1);
    await turns.nth(0).click();
    await expect(bands).toHaveCount(others.length);
    expect(await bands.evaluateAll((all) => all.map((band) => band.getAttribute('lang')))).toEqual(others);
    for (const turn of await turns.all()) await expect(turn).toHaveAttribute('aria-expanded', 'true');
    await onScreens(page, PHONE_AND_DESK, async ({ width }) => {
      own.set(`${lang}, ${width}`, await rule.locator('> .rule-text').innerText());
      const texts = await bands.locator('.rule-text').allInnerTexts();
      shown.push(...texts.map((text, index) => [`${others[index]}, ${width}`, text] as const));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // Colours and roles are the same in all languages.
      for (const colorScheme of lang === LANGS[0] ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(faultsOf((await (await axe(page)).include('.turned').analyze()).violations)).toEqual([]);
      }
    });
    await turns.nth(0).click();
    await expect(bands).toHaveCount(1);
    await turns.nth(1).click();
    await expect(bands).toHaveCount(0);
  }
  expect(shown).toHaveLength(PHONE_AND_DESK.length * LANGS.length * (LANGS.length - 1));
  expect(shown).toEqual(shown.map(([of]) => [of, own.get(of)]));
});

test('on a wide desk a chapter stands beside itself in another language, and the next chapter does too', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.goto(at('en'));
  const choice = page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: 'Français' });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const own = page.locator(`[id="${RULE}"] > .rule-title .number`);
  const other = page.locator(`[id="${RULE}"] .band[lang="fr"] .rule-title .number`);
  await expect(other).toBeVisible();
  const [left, right] = await Promise.all([own.boundingBox(), other.boundingBox()]);
  expect(right!.x).toBeGreaterThan(left!.x + 300);
  expect(Math.abs(right!.y - left!.y)).toBeLessThan(8);
  expect(faultsOf((await (await axe(page)).include('main').analyze()).violations)).toEqual([]);
  await page.goto('/en/turmoil/special-cases/');
  await expect(page.locator('.band[lang="fr"]').first()).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedError: 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)' });

  test('a language that cannot be fetched is a link', { tag: '@once' }, async ({ page }) => {
    await page.route('**/fr/turmoil/committee/', (route) => route.fulfill({ status: 503 }));
    await page.goto(at('en'));
    const rule = page.locator(`[id="${RULE}"]`);
    await rule.locator('.turn[lang="fr"]').click();
    await expect(rule.locator('.band[lang="fr"] > a')).toHaveAttribute('href', new RegExp(`${at('fr')}#${RULE}$`));
  });
});
