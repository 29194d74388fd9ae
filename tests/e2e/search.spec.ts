import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, LANGS, test, type Lang } from './base.ts';
import { answered, box, field, hits, linkOf, resultPage, rulesFound } from './search.ts';
import { UNDER_FOLDER } from './sites.ts';

const CHAPTER = 'turmoil/committee/';

/** A search in each language: a form that the text does not print, and the rule that it finds. */
const samples: Readonly<Record<Lang, { readonly query: string; readonly mark: RegExp; readonly title: string }>> = {
  ru: { query: 'нейтральным делегатом', mark: /нейтральн/i, title: 'Нейтральные делегаты' },
  en: { query: 'delegate neutrally', mark: /neutral/i, title: 'Neutral delegates' },
  fr: { query: "d'un representant neutre", mark: /représentant|neutre/i, title: 'Représentants neutres' },
};

test('the game of the page comes first, and rules of another say which', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/mars-contracts/unions/');
  await field(box(page)).fill('leader');
  await answered(box(page), 'leader');
  await expect(hits(box(page)).first()).toHaveAttribute('data-rule', /^mars-contracts:/);
  await expect(hits(box(page)).first().locator('.search-game')).toBeEmpty();
  await page.goto('/en/turmoil/committee/');
  await field(box(page)).fill('leader');
  await answered(box(page), 'leader');
  await expect(hits(box(page)).first()).toHaveAttribute('data-rule', /^turmoil:/);
  const others = box(page).locator('.search-others');
  await expect(others.locator('[data-rule^="turmoil:"]')).toHaveCount(0);
  await expect(box(page).locator('.search-panel > .search-hits > [data-rule]:not([data-rule^="turmoil:"])')).toHaveCount(0);
  const other = others.locator('[data-rule^="mars-contracts:"]').first();
  await expect(other).toBeHidden();
  await others.getByText(/\(\d+\)/).click();
  await expect(other).toBeVisible();
  await page.goto('/en/search/?q=leader');
  await expect(hits(resultPage(page)).filter({ hasText: 'Mars Contracts' }).first()).toHaveAttribute('data-rule', /^mars-contracts:/);
});

for (const lang of LANGS) {
  const { query, mark, title } = samples[lang];

  test.describe(lang, () => {
    // One language is typed into a wide field too.
    test('typing in the header finds the rule and marks its words', { tag: lang === 'ru' ? [] : '@once' }, async ({ page }) => {
      await page.goto(`/${lang}/${CHAPTER}`);
      await field(box(page)).pressSequentially(query);
      await answered(box(page), query);
      await expect(hits(box(page)).first()).toHaveAttribute('data-rule', 'turmoil:committee.neutral');
      await expect(hits(box(page)).first().locator('mark').first()).toHaveText(mark);
      await expect(hits(box(page)).first().locator('[data-part="title"]')).toHaveText(title);
      await expect(box(page).getByRole('status')).toHaveText(/\d/);
    });

    test('an empty answer says so and what can be tried', { tag: '@once' }, async ({ page }) => {
      await page.goto(`/${lang}/search/?q=zzzzqqqq`);
      await answered(resultPage(page), 'zzzzqqqq');
      await expect(hits(resultPage(page))).toHaveCount(0);
      await expect(resultPage(page).getByRole('status')).toContainText('zzzzqqqq');
      await expect(resultPage(page).locator('[data-part="tips"] li').first()).toBeVisible();
    });
  });
}

test.describe('result page', () => {
  test('its address holds the query, while typing and on coming back', { tag: '@once' }, async ({ page }) => {
    await page.goto('/ru/search/');
    await field(resultPage(page)).fill('лидер партии');
    await answered(resultPage(page), 'лидер партии');
    expect(new URL(page.url()).searchParams.get('q')).toBe('лидер партии');
    await linkOf(hits(resultPage(page)).first()).click();
    await expect(page).toHaveURL(/turmoil\/committee\/#committee\./);
    await page.goBack();
    await answered(resultPage(page), 'лидер партии');
    await expect(field(resultPage(page))).toHaveValue('лидер партии');
  });

  test('its address narrows the hits, to words of a language, a game and a chapter', async ({ page }) => {
    await page.goto('/en/search/?q=lobby&game=turmoil&chapter=setup');
    await answered(resultPage(page), 'lobby');
    for (const rule of await rulesFound(resultPage(page))) expect(rule).toMatch(/^turmoil:setup\./);
    const fields = resultPage(page).locator('.search-narrow');
    if ((await fields.getAttribute('open')) === null) await fields.locator('summary').click();
    await page.locator('select[name="chapter"]').selectOption('');
    await expect(hits(resultPage(page)).first()).toHaveAttribute('data-rule', /^turmoil:committee\./);
    await page.locator('select[name="lang"]').selectOption('ru');
    await expect(hits(resultPage(page))).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?q=lobby&game=turmoil&lang=ru');
    await page.locator('select[name="game"]').selectOption('');
    await page.locator('select[name="chapter"]').selectOption('crisis');
    await expect(page.locator('select[name="game"]')).toHaveValue('turmoil');
  });

  test('an unknown game or chapter in its address does not filter', { tag: '@once' }, async ({ page }) => {
    for (const unknown of ['game=moon', 'chapter=moon', 'game=__proto__&chapter=constructor']) {
      await page.goto(`/en/search/?q=lobby&${unknown}`);
      await answered(resultPage(page), 'lobby');
      await expect(hits(resultPage(page)).first()).toHaveAttribute('data-rule', /^turmoil:/);
      await expect(resultPage(page).locator('[data-drop]:visible')).toHaveCount(0);
    }
  });

  test(
    'it says how it read a slip or the other layout and which words find nothing, and offers words for an empty answer',
    { tag: '@once' },
    async ({ page }) => {
      const tried = resultPage(page).locator('[data-part="tried"]');
      await page.goto('/ru/search/?q=gjkbnbrf');
      await expect(tried).toContainText('политика');
      await page.goto('/en/search/?q=delagate');
      await expect(tried).toContainText('delegate');
      await page.goto('/en/search/?q=5+wann+delegate+vorsitzender');
      await expect(tried).toHaveText('Nothing found for: wann, vorsitzender.');
      await page.goto('/en/search/?q=delgaxxe');
      await answered(resultPage(page), 'delgaxxe');
      await resultPage(page).locator('[data-part="near"] a').first().click();
      await expect(hits(resultPage(page)).first()).toBeVisible();
    },
  );

  test('recent searches stay on the device until they are forgotten', { tag: '@once' }, async ({ page }) => {
    await page.goto('/en/search/?q=lobby');
    await linkOf(hits(resultPage(page)).first()).click();
    await field(box(page)).click();
    const recent = box(page).locator('[data-part="recent"]');
    await expect(recent.getByRole('link')).toHaveText(['lobby']);
    await recent.getByRole('button').click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('rr.searches'))).toBeNull();
  });

  test('on a Russian page 3e shows both steps, each with its number', { tag: '@once' }, async ({ page }) => {
    for (const query of ['3e', '3е']) {
      await page.goto(`/ru/search/?q=${encodeURIComponent(query)}`);
      await answered(resultPage(page), query);
      const firstTwo = (await rulesFound(resultPage(page))).slice(0, 2);
      expect([...firstTwo].sort()).toEqual(['turmoil:crisis.new-government.dominance', 'turmoil:crisis.new-government.lobby']);
    }
  });

  test('the lists of other letters come only for a query that has such letters', { tag: '@once' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const others = () => asked.filter((url) => url.endsWith('/packs/ru/others.json')).length;
    await page.goto('/ru/search/');
    await page.goto(`/ru/search/?q=${encodeURIComponent('лобби')}`);
    await answered(resultPage(page), 'лобби');
    expect(others()).toBe(0);
    await page.goto('/ru/search/?q=lobby');
    await answered(resultPage(page), 'lobby');
    expect(others()).toBeGreaterThan(0);
  });

  test('a late answer never replaces the answer to what was typed after', { tag: '@once' }, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let first = true;
    await page.route('**/pagefind/*/words/*.json', async (route) => {
      const wait = first;
      first = false;
      if (wait) await held;
      await route.continue();
    });
    await page.goto('/en/search/');
    await field(resultPage(page)).fill('delagate');
    await expect.poll(() => first).toBe(false);
    await field(resultPage(page)).fill('chairman');
    await answered(resultPage(page), 'chairman');
    release();
    await page.waitForLoadState('networkidle');
    await answered(resultPage(page), 'chairman');
    await expect(hits(resultPage(page)).first()).toHaveAttribute('data-rule', 'turmoil:committee.chairman');
  });

  test('without scripts it says so and leads to the chapters', { tag: '@once' }, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto('/fr/search/?q=lobby');
    await expect(page.locator('noscript').locator('a[href="/fr/turmoil/committee/"]')).toBeVisible();
    await page.context().close();
  });

  test('under a folder it finds its index and links inside the folder', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${UNDER_FOLDER}en/search/?q=lobby`);
    await answered(resultPage(page), 'lobby');
    await expect(linkOf(hits(resultPage(page)).first())).toHaveAttribute('href', /^\/rules\/en\/turmoil\//);
  });
});

// Russian has the most bytes of each letter, French the longest texts and the lists of English beside its own.
for (const [lang, typed] of [
  ['ru', 'лидером партии'],
  ['fr', 'chef du parti'],
] as const) {
  test(
    `who enters the field fetches at most 40 kB, who searches 140 kB in all, before it the page has nothing of the search: ${lang}`,
    { tag: '@once' },
    async ({ page }) => {
      const sizes: Promise<number>[] = [];
      const indexSizes: Promise<number>[] = [];
      const searching: string[] = [];
      const withPage: string[] = [];
      const onPage = (response: Response): void => void withPage.push(response.url());
      page.on('response', onPage);
      const told: string[] = [];
      page.on('console', (message) => void told.push(message.text()));
      await page.goto(`/${lang}/${CHAPTER}`, { waitUntil: 'networkidle' });
      page.off('response', onPage);
      const onResponse = (response: Response): void => {
        // The code for reading without a network comes some seconds after each page, whatever a reader does.
        if (/\.svg$|\/_astro\/(keep|links)\./.test(response.url())) return;
        searching.push(response.url());
        const size = response.body().then((body) => Math.min(body.length, gzipSync(body).length));
        sizes.push(size);
        if (/\/(pagefind|search\/questions\.\w+)\//.test(response.url())) indexSizes.push(size);
      };
      page.on('response', onResponse);
      // Every body is read before the sum is taken.
      const sumOf = async (all: readonly Promise<number>[]): Promise<number> => (await Promise.all(all)).reduce((sum, size) => sum + size, 0);
      await field(box(page)).focus();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => indexSizes.length).toBe(1);
      // What the field fetches did not come with the page.
      expect(withPage.length).toBeGreaterThan(3);
      expect(searching.filter((address) => withPage.includes(address))).toEqual([]);
      const bytes = await sumOf(sizes);
      expect(bytes).toBeGreaterThan(15_000);
      expect(bytes).toBeLessThan(40_000);
      await field(box(page)).pressSequentially(typed);
      await answered(box(page), typed);
      await page.waitForLoadState('networkidle');
      // What comes after the answer has no test to be read in.
      page.off('response', onResponse);
      expect(await sumOf(sizes)).toBeLessThan(140_000);
      // A search that is made before the first one, see `rehearse.ts`, finds all it needs.
      expect(told.filter((text) => text.includes('/box.'))).toEqual([]);
    },
  );
}

test('a search that cannot be loaded says so and tries again', { tag: '@once' }, async ({ page, faults }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/en/search/?q=lobby');
  await expect(resultPage(page).getByRole('status')).not.toBeEmpty();
  await expect(resultPage(page).locator('[data-search-done]')).toHaveCount(0);
  await page.unrouteAll();
  await field(resultPage(page)).fill('lobbying');
  await answered(resultPage(page), 'lobbying');
  faults.length = 0;
});
