import { expect, LANGS, test, type Lang } from './base.ts';
import { answered, box, field, hits, linkOf, resultPage } from './search.ts';

/** The end of rule 4.4, which no excerpt of two lines reaches, and what a card says of the Russian reading. */
const said: Readonly<Record<Lang, { readonly end: string; readonly reading: string }>> = {
  ru: { end: 'лидер остаётся', reading: 'русское издание' },
  en: { end: 'the leader stays.', reading: 'the Russian edition applies here' },
  fr: { end: 'le leader reste en place.', reading: 'l’édition russe' },
};

for (const lang of LANGS) {
  test(`${lang}: a number opens its rule as a card, which leads to the step of an example`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/${lang}/turmoil/committee/`);
    await field(box(page)).fill('4.4');
    await answered(box(page), '4.4');
    const card = hits(box(page)).first();
    await expect(card).toHaveAttribute('data-rule', 'turmoil:committee.replace-leader');
    await expect(card).toHaveAttribute('data-card', 'named');
    await expect(card.locator('[data-part="text"]')).toContainText(said[lang].end);
    await expect(card.locator('[data-part="text"]')).not.toContainText('…');
    await card.locator('.search-run').click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/turmoil/examples/\\w+/\\?s=1\\.p\\.`));
    await expect(page.locator('[aria-current="step"]').first()).toHaveAttribute('data-rule', 'turmoil:committee.replace-leader');
  });

  test(`${lang}: a card shows the reading of the chosen edition, and says so`, { tag: '@once' }, async ({ page }) => {
    const query = 'crisis.new-government.dominance';
    await page.goto(`/${lang}/search/?edition=ru&q=${query}`);
    await answered(resultPage(page), query);
    await expect(hits(resultPage(page)).first()).toHaveAttribute('data-card', 'named');
    await expect(hits(resultPage(page)).first().locator('.search-reading')).toContainText(said[lang].reading);
  });
}

/** A query with a clear first hit and others. */
const clear: Readonly<Record<Lang, string>> = { ru: 'лоббирование', en: 'tag plant bonus', fr: 'que fait la politique des rouges' };

for (const lang of LANGS)
  test(`${lang}: above the keyboard of a phone three hits are in sight also when the first is a card`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto(`/${lang}/turmoil/committee/`);
    await field(box(page)).fill(clear[lang]);
    await answered(box(page), clear[lang]);
    await expect(hits(box(page)).first()).toHaveAttribute('data-card', 'clear');
    // An answer above the rules is one of the three.
    await expect(box(page).locator('[data-hit]').nth(2)).toBeInViewport({ ratio: 1 });
  });

/** Questions in plain words, and what is answered. */
const plain: Readonly<Record<Lang, readonly [asked: string, answer: string]>> = {
  ru: ['голоса поровну, что выбираем', 'Выбирают сторону А.'],
  en: ['when do we flip an extremist', 'Each time a penalty round begins'],
  fr: ['prix d’une invention', '5 points de réputation'],
};

for (const lang of LANGS)
  test(`${lang}: what was surely asked is answered above the rule that decides it`, { tag: '@once' }, async ({ page }) => {
    const [asked, answer] = plain[lang];
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto(`/${lang}/world-problems/funds/`);
    await field(box(page)).fill(asked);
    await answered(box(page), asked);
    const [question, rule] = [box(page).locator('[data-hit]').first(), hits(box(page)).first()];
    await expect(question).toHaveAttribute('data-hit', 'question');
    await expect(question.locator('[data-part="text"]')).toContainText(answer);
    await expect(rule).toHaveAttribute('data-card', 'clear');
    expect((await question.getAttribute('data-rules'))!.split(' ')[0]).toBe(await rule.getAttribute('data-rule'));
    await expect(rule.locator('[data-part="text"]')).toBeInViewport({ ratio: 1 });
  });

test('a question that was asked nearly word by word comes first also where two rules answer it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/mars-contracts/unions/');
  await field(box(page)).fill('can I hold 2 contracts');
  await answered(box(page), 'can I hold 2 contracts');
  const [question, rule] = [box(page).locator('[data-hit]').first(), hits(box(page)).first()];
  await expect(question).toHaveAttribute('data-entry', 'mars-contracts:faq.contracts-at-once');
  await expect(rule).not.toHaveAttribute('data-card');
  expect(await question.getAttribute('data-rules')).toContain(await rule.getAttribute('data-rule'));
});

test('a hit names the rule that limits it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/committee/');
  await field(box(page)).fill('dominant party');
  await answered(box(page), 'dominant party');
  const hit = box(page).locator('[data-rule="turmoil:committee.dominant-party"]');
  const limit = hit.locator('.search-more').getByRole('link', { name: '4.11' });
  await expect(limit).toHaveAttribute('href', '/en/turmoil/committee/#committee.dominance-tie');
  await page.keyboard.press('ArrowDown');
  const all = box(page).locator('[data-hit]');
  await expect(linkOf(all.first())).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(all.nth(1))).toBeFocused();
  // The other links of a hit are reached with Tab. From there the arrows go on to the next one.
  await linkOf(all.first()).focus();
  const others = all.first().locator('.search-more a').first();
  await others.focus();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(all.nth(1))).toBeFocused();
});

for (const path of ['/en/', '/en/turmoil/committee/'])
  test(`${path}: who comes back from a hit finds the search as it was left`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    const search = box(page).last();
    await field(search).fill('trade union');
    await answered(search, 'trade union');
    const found = linkOf(search.locator('[data-rule="mars-contracts:assistance.trade-union"]'));
    const panel = search.locator('.search-panel');
    const scrolled = await panel.evaluate((list) => ((list.scrollTop = 60), list.scrollTop));
    expect(scrolled).toBeGreaterThan(0);
    // A press of the test's own would scroll first.
    await found.dispatchEvent('click');
    await expect(page).toHaveURL(/trade-union/);
    await page.goBack();
    await expect(field(search)).toHaveValue('trade union');
    await expect(found).toBeVisible();
    await expect(field(search)).toBeInViewport({ ratio: 1 });
    expect((await field(search).boundingBox())!.width).toBeGreaterThan(200);
    await expect.poll(() => panel.evaluate((list) => list.scrollTop)).toBe(scrolled);
    await field(search).focus();
    await page.keyboard.press('Escape');
    await expect(found).toBeHidden();
    await page.reload();
    await expect(field(search)).toHaveValue('');
    await expect(found).toHaveCount(0);
  });
