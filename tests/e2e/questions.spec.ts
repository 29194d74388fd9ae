import { expect, LANGS, test } from './base.ts';

/** For each language: a word of the question, written otherwise than it stands there; another way to ask it; words that none has. */
const typed = {
  ru: { own: 'СТО\u0308ит делега', otherwise: 'почём человечек', none: 'зубная щётка' },
  en: { own: 'SEND delegat', otherwise: 'price of a pawn', none: 'toothbrush zebra' },
  fr: { own: 'Combien COUTE l’envoi', otherwise: 'prix pions', none: 'brosse zèbre' },
} as const;

for (const lang of LANGS)
  test(`${lang}: questions are found by their words, however they are written, and by other ways to ask them`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/${lang}/turmoil/faq/`);
    const all = page.locator('[data-question]');
    const [shown, count] = [all.and(page.locator(':visible')), await all.count()];
    const field = page.locator('.filter input');
    const status = page.locator('.filter [role="status"]');
    const asked = page.locator('[data-question="turmoil:delegate-cost"]');
    for (const words of [typed[lang].own, typed[lang].otherwise]) {
      await field.fill(words);
      await expect(asked).toBeVisible();
      // The search adds to what the page has found itself, and the page says how many are shown then.
      await expect(async () => {
        const found = await shown.count();
        expect(found).toBeLessThan(20);
        expect(await status.textContent()).toMatch(new RegExp(`^${found}\\D.*${count}`));
      }).toPass();
    }
    await field.fill(typed[lang].none);
    await expect(shown).toHaveCount(0);
    await expect(status).toHaveText(/^\D+$/);
    // What is in no question may be in a rule.
    const everywhere = page.locator('.filter a');
    await expect(everywhere).toHaveAttribute('href', new RegExp(`/${lang}/search/\\?q=${encodeURIComponent(typed[lang].none)}$`));
    await expect(everywhere).toBeVisible();
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(everywhere).toBeHidden();
    await expect(shown).toHaveCount(0);
    await expect(page.locator('[data-question]:not([hidden])')).toHaveCount(count);
  });

test('a tap on a question that is asked often opens it, also when it was folded since', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/turmoil/faq/');
  const link = page.locator('.often a').first();
  const question = page.locator((await link.getAttribute('href'))!);
  const answer = question.locator('p').first();
  await page.locator('.filter input').fill('delegat');
  await expect(link).toBeHidden();
  await page.locator('.filter input').press('Escape');
  await link.click();
  await expect(answer).toBeInViewport();
  await question.locator('summary').click();
  await expect(answer).toBeHidden();
  await link.click();
  await expect(answer).toBeInViewport();
});

test('the chapters are folded, and each says how many of its questions are shown', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/faq/');
  const chapters = page.locator('.faq > details');
  const counts = page.locator('.faq summary small');
  const all = await page.locator('[data-question]').count();
  const said = async (): Promise<number> => (await counts.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  expect(await said()).toBe(all);
  // The reader's own chapter stays unfolded after a choice.
  await chapters.first().locator('summary').first().click();
  await page.locator('.filter input').fill('delegat');
  const shown = page.locator('[data-question]:not([hidden])');
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await expect(async () => expect(await said()).toBe(await shown.count())).toPass();
  await page.locator('.filter input').press('Escape');
  await expect(page.locator('.faq > details[open]')).toHaveCount(1);
  await expect(chapters.first()).toHaveAttribute('open', '');
});

test('a few chosen answers are unfolded, and folded again with the choice', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ru/turmoil/faq/');
  const answers = page.locator('.entry details[open]');
  const shown = page.locator('[data-question]:not([hidden])');
  const field = page.locator('.filter input');
  await field.fill('делегат');
  await expect.poll(() => shown.count()).toBeGreaterThan(5);
  await expect(answers).toHaveCount(0);
  await field.fill('стоит делегат');
  await expect.poll(() => shown.count()).toBeLessThanOrEqual(5);
  await expect(answers).toHaveCount(await shown.count());
  await field.press('Escape');
  await expect(answers).toHaveCount(0);
});

test('on a phone the field stays in sight', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/turmoil/faq/#chapter-committee');
  await page.locator('#chapter-committee .entry').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.filter input')).toBeInViewport();
});

test('a link to a question that is not chosen shows it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/faq/');
  await page.locator('.filter input').fill('crisis');
  await expect(page.locator('#q-delegate-cost')).toHaveAttribute('hidden');
  await page.evaluate(() => (location.hash = '#q-delegate-cost'));
  await expect(page.locator('#q-delegate-cost p').first()).toBeInViewport();
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('nothing offers to search in the questions, and a chapter unfolds with one tap', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/fr/turmoil/faq/');
    await expect(page.locator('.filter input')).toBeHidden();
    const chapter = page.locator('.faq').nth(1);
    await chapter.locator('h2').click();
    await expect(chapter.locator('.entry h3').first()).toBeInViewport();
  });
});

for (const lang of LANGS)
  test(`${lang}: a link of a rule shows its questions alone, with their answers; all come back`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${lang}/turmoil/committee/#committee.lobbying`);
    const link = page.locator('section[id="committee.lobbying"] a.asked');
    const count = Number(/\d+/.exec((await link.textContent())!)![0]);
    await link.click();
    const shown = page.locator('[data-question]:visible');
    const strip = page.locator('.of-rule');
    await expect(shown).toHaveCount(count);
    await expect(page.locator('.entry details[open]')).toHaveCount(count);
    await expect(strip.locator('.cite')).toHaveText('4.1');
    await expect(strip.locator('.cite')).toHaveAttribute('href', new RegExp(`/${lang}/turmoil/committee/#committee\\.lobbying$`));
    await expect(page.locator('.filter [role="status"]')).toHaveText(new RegExp(`^${count}\\D`));
    await expect(shown.first().locator('h3')).toBeInViewport();
    await expect(page.locator('.often')).toBeHidden();
    await strip.getByRole('button').click();
    await expect(strip).toBeHidden();
    await expect(page.locator('[data-question]:not([hidden])')).not.toHaveCount(count);
    await expect(shown.first().locator('h3')).toBeInViewport();
    // Another rule, and then words: they choose among all questions.
    await page.goto(`/${lang}/turmoil/faq/#influence.sources`);
    await expect(strip.locator('.cite')).toHaveText('7.3');
    await page.locator('.filter input').fill(typed[lang].own);
    await expect(strip).toBeHidden();
    await expect(page.locator('[data-question="turmoil:delegate-cost"]')).toBeVisible();
  });
