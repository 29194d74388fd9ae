/*
 * The chosen edition is what one reads: each rule on which the editions differ, under each setting, a chapter in one language.
 * `site/readings.test.ts` reads the pages of all languages.
 */
import type { Page } from '@playwright/test';
import { WHOLE_LANGS } from '../../src/i18n/locales.ts';
import { DIFFERING, SETTINGS, wrongWords } from '../content/readings.ts';
import { expect, test } from './base.ts';

const chapters = [...new Set(DIFFERING.map(({ chapter }) => chapter))];

/** What is seen of a rule without its insets. */
const bodyOf = (page: Page, rule: string): Promise<string> =>
  page.locator(`section[id="${rule}"] .rule-text`).evaluate((text: HTMLElement) =>
    [...text.querySelectorAll<HTMLElement>(':scope > :not(.inset, .reading), .reading > :not(.inset)')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.innerText)
      .join('\n'),
  );

/** What the settings do to the page. */
const choose = (page: Page, edition: (typeof SETTINGS)[number]): Promise<unknown> =>
  page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    if (chosen) dataset['edition'] = chosen;
    else delete dataset['edition'];
  }, edition);

test('a rule says what the edition says, which the address or the settings choose', { tag: '@once' }, async ({ page }) => {
  const opened = new Set<string>();
  const pairs = SETTINGS.length * WHOLE_LANGS.length;
  for (let index = 0; index < Math.max(chapters.length, pairs); index++) {
    const chapter = chapters[index % chapters.length]!;
    // The address chooses one edition, in turn, and the page then changes to the others. Each language meets each edition.
    const first = SETTINGS[index % SETTINGS.length]!;
    const lang = WHOLE_LANGS[(index + Math.floor(index / SETTINGS.length)) % WHOLE_LANGS.length]!;
    opened.add(`${lang} ${first}`);
    await page.goto(`/${lang}/turmoil/${chapter}/${first && `?edition=${first}`}`);
    for (const setting of [first, ...SETTINGS.filter((each) => each !== first)]) {
      if (setting !== first) await choose(page, setting);
      for (const row of DIFFERING.filter((each) => each.chapter === chapter))
        expect.soft(wrongWords(row, setting, lang, await bodyOf(page, row.rule))).toEqual([]);
    }
  }
  expect(opened.size).toBe(pairs);
});

test('the choice of another edition changes what is read at once, and search and pictures with it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/parties/');
  const cost = page.locator('figure .reading:visible');
  await expect(cost.first()).toContainText('step');
  await page.evaluate(() => (document.documentElement.dataset['edition'] = 'fr'));
  await expect(cost.first()).toContainText('raise');
  expect(await bodyOf(page, 'parties.reds.policy')).toContain('each time you raise');
  await page.locator('input[name="q"]').first().fill('reds policy');
  await expect(page.locator('[data-hit="rule"][data-rule="turmoil:parties.reds.policy"]')).toContainText('each time you raise');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the site’s own choice is read', { tag: '@once' }, async ({ page }) => {
    await page.goto('/en/turmoil/special-cases/?edition=fr');
    const rule = page.locator('section[id="special-cases.snow-cover"]');
    await expect(rule.locator('.reading:visible')).toHaveCount(1);
    await expect(rule.locator('[data-reading="ru"]')).toBeVisible();
  });
});

test('on paper a rule is printed as the chosen edition has it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/special-cases/?edition=fr');
  await page.emulateMedia({ media: 'print' });
  const rule = page.locator('section[id="special-cases.snow-cover"]');
  await expect(rule.locator('.reading:visible')).toHaveCount(1);
  await expect(rule.locator('[data-reading="fr"]')).toBeVisible();
});
