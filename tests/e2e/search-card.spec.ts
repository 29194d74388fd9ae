import { expect, LANGS, test, type Lang } from './base.ts';
import { answered, box, field, hits, linkOf, resultPage } from './search.ts';

/** What is typed in a chapter: a word of another language; one with many hits; a query with a clear first hit and others. */
const typed: Readonly<Record<Lang, { readonly foreign: string; readonly of: Lang; readonly many: string; readonly clear: string }>> = {
  ru: { foreign: 'neutral delegate', of: 'en', many: 'делегат', clear: 'лоббирование' },
  en: { foreign: 'нейтральных делегатов', of: 'ru', many: 'delegate', clear: 'tag plant bonus' },
  fr: { foreign: 'нейтральный делегат', of: 'ru', many: 'délégué', clear: 'que fait la politique des rouges' },
};

/** The end of rule 4.4, which no excerpt of two lines reaches, and what a card says of the Russian reading. */
const said: Readonly<Record<Lang, { readonly end: string; readonly reading: string }>> = {
  ru: { end: 'лидер остаётся', reading: 'русское издание' },
  en: { end: 'the leader stays.', reading: 'the Russian edition applies here' },
  fr: { end: 'le leader reste en place.', reading: 'l’édition russe' },
};

for (const lang of LANGS) {
  test(
    `${lang}: words of another language find a rule, three hits are in sight above a phone’s keyboard, a number opens its rule as a card`,
    { tag: '@once' },
    async ({ page }) => {
      const { foreign, of, many, clear } = typed[lang];
      const [first, third] = [hits(box(page)).first(), box(page).locator('[data-hit]').nth(2)];
      const ask = async (query: string): Promise<void> => {
        await field(box(page)).fill(query);
        await answered(box(page), query);
      };
      await page.goto(`/${lang}/turmoil/committee/`);
      await ask(foreign);
      // Two rules have this title: that of the set-up and, on this page, that of the committee.
      await expect(first).toHaveAttribute('data-rule', 'turmoil:committee.neutral');
      await expect(first.locator(`[lang="${of}"] mark`).first()).toBeVisible();
      await expect(linkOf(first)).toHaveAttribute('href', `/${lang}/turmoil/committee/#committee.neutral`);

      await page.setViewportSize({ width: 360, height: 400 });
      await ask(many);
      await expect(third).toBeInViewport({ ratio: 1 });
      // Also when the first is a card. An answer above the rules is one of the three.
      await ask(clear);
      await expect(first).toHaveAttribute('data-card', 'clear');
      await expect(third).toBeInViewport({ ratio: 1 });

      await ask('4.4');
      await expect(first).toHaveAttribute('data-rule', 'turmoil:committee.replace-leader');
      await expect(first).toHaveAttribute('data-card', 'named');
      await expect(first.locator('[data-part="text"]')).toContainText(said[lang].end);
      await expect(first.locator('[data-part="text"]')).not.toContainText('…');
      // The card leads to the step of an example.
      await first.locator('.search-run').click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/turmoil/examples/\\w+/\\?s=1\\.p\\.`));
      await expect(page.locator('[aria-current="step"]').first()).toHaveAttribute('data-rule', 'turmoil:committee.replace-leader');
    },
  );

  test(`${lang}: a card shows the reading of the chosen edition, and says so`, { tag: '@once' }, async ({ page }) => {
    const query = 'crisis.new-government.dominance';
    await page.goto(`/${lang}/search/?edition=ru&q=${query}`);
    await answered(resultPage(page), query);
    await expect(hits(resultPage(page)).first()).toHaveAttribute('data-card', 'named');
    await expect(hits(resultPage(page)).first().locator('.search-reading')).toContainText(said[lang].reading);
  });
}

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
