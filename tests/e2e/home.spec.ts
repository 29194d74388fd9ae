import { expect, LANGS, test } from './base.ts';
import { answered, field, linkOf } from './search.ts';

// The clock belongs to a whole context.
test.use({ isAlone: true });

/** One and a half screens of a phone. */
const SCREENS = 1110;

const READ = [{ path: 'turmoil/committee/#committee.lobbying', titles: { ru: '4.1 Действие «Лоббировать»', en: '4.1 Lobbying' } }];

for (const lang of LANGS)
  test(`/${lang}/ on a phone: everything useful lies within one and a half screens, and nothing moves`, { tag: '@once' }, async ({ page }) => {
    await page.addInitScript((read) => {
      localStorage.setItem('rr.read', JSON.stringify(read));
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
    }, READ);
    await page.goto(`/${lang}/`, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-last-read] a')).toHaveCount(1);
    for (const useful of ['[data-search] input', '[data-stone]', '[data-last-read]', '.tiles a', '.home-fold summary'])
      for (const box of await page.locator(useful).all()) {
        const { y, height } = (await box.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(SCREENS);
      }
    expect(await page.locator('.home-fold').count()).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThanOrEqual(0.02);
  });

const lit = '[data-stone] .is-lit';

test('the light goes once through the languages of the stone, and rests', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/');
  await page.evaluate(() => document.querySelector('[data-stone]')!.setAttribute('data-height', String(document.body.scrollHeight)));
  for (const lang of ['ru', 'fr', 'en', 'en', 'en']) {
    await page.clock.runFor(4000);
    await expect(page.locator(lit)).toHaveAttribute('lang', lang);
    await expect(page.locator(lit)).toHaveCount(1);
  }
  expect(await page.evaluate(() => document.querySelector('[data-stone]')!.getAttribute('data-height') === String(document.body.scrollHeight))).toBe(
    true,
  );
});

test('a language of the stone that is reached stays in the light', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/');
  await page.locator('[data-band="fr"] a').focus();
  await page.clock.runFor(20_000);
  await expect(page.locator(lit)).toHaveAttribute('lang', 'fr');
  await page.locator('[data-band="ru"] p').last().tap();
  await expect(page.locator(lit)).toHaveAttribute('lang', 'ru');
  await page.locator('[data-band="fr"] a').click();
  await expect(page).toHaveURL(/\/fr\/.+#/);
});

test('who asked for less motion sees the stone at rest', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/en/');
  await page.clock.runFor(4500);
  await expect(page.locator(lit)).toHaveAttribute('lang', 'en');
});

test('what was read in another language is named in the language of the page, and cut at the edge with dots', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'rr.read',
      JSON.stringify([{ path: 'turmoil/committee/#committee.dominance-tie', titles: { en: '4.11 Tie for the dominance marker' } }]),
    ),
  );
  await page.goto('/ru/');
  const link = page.locator('[data-last-read] a');
  await expect(link).toHaveText('4.11 Маркер лидерства при равенстве');
  await expect(link).toHaveAttribute('lang', 'ru');
  const { x, width } = (await link.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(360 - 16);
});

test('a step of a procedure that was read is named with its chapter', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'rr.read',
      JSON.stringify([{ path: 'turmoil/crisis/#crisis.new-government.chairman', titles: { ru: '3г Новый председатель' } }]),
    ),
  );
  await page.goto('/ru/');
  await expect(page.locator('[data-last-read] a')).toHaveText(/^Кризис\s3\p{L} \S/u);
});

test('with letters twice as large the name of the site makes room', { tag: '@once' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const address of ['/ru/', '/ru/changes/']) {
    await page.goto(address);
    const boxes = await page.locator('.bar > :not(.net):visible').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    boxes.slice(1).forEach((box, at) => expect(box.left).toBeGreaterThanOrEqual(boxes[at]!.right - 1));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('a table that the device keeps is the first thing to go on with, and opens at once', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ru/');
  await expect(page.locator('[data-last-read]')).toBeHidden();
  await page.goto('/ru/turmoil/examples/crisis/');
  await page.locator('[data-action="table"]').click();
  await page.locator('.ot .cm-choose').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rr.own-table'))).toBeTruthy();
  await page.goto('/ru/');
  await page.locator('[data-last-read] a').first().click();
  await expect(page).toHaveURL(/\/ru\/table\/$/);
  await expect(page.locator('[data-stage] .ot')).toBeVisible();
});

for (const address of ['/fr/', '/fr/search/?q=crise'])
  test(`${address} on a phone: once its field is scrolled away, the bar leads back to it`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    const sign = page.locator('.to-search');
    await expect(sign).toBeHidden();
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollY)).toBe(900);
    }).toPass();
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
    await sign.click();
    await expect(page.locator('input[name="q"]')).toBeFocused();
    await expect(page.locator('input[name="q"]')).toBeInViewport({ ratio: 1 });
  });

test('on a small phone, the number of each chapter stands on one line', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const game of ['turmoil', 'mars-contracts', 'world-problems']) {
    await page.goto(`/ru/${game}/`);
    const lines = await page.locator('.contents .number').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
      }),
    );
    expect(lines.length).toBeGreaterThan(9);
    expect(lines.filter((count) => count !== 1)).toEqual([]);
  }
});

for (const [width, height] of [
  [360, 640],
  [740, 330],
] as const)
  test(
    `${width} x ${height}: while hits are shown, the field stands at the top and the hits reach the lower edge`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/ru/');
      const field = page.locator('.home-head input');
      const panel = page.locator('.home-head [data-part="panel"]');
      const before = (await field.boundingBox())!.y;
      await field.fill('лобби');
      await expect(panel.locator('[data-hit]').first()).toBeVisible();
      expect((await field.boundingBox())!.y).toBeLessThan(30);
      const { y, height: high } = (await panel.boundingBox())!;
      expect(y + high).toBeLessThanOrEqual(height);
      expect(y + high).toBeGreaterThan(height - 16);
      // A screen reader still has the heading.
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await field.press('Escape');
      expect((await field.boundingBox())!.y).toBe(before);
    },
  );

test('on a wide screen nothing moves when hits come, and their number is in sight', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/');
  const boxes = () => Promise.all(['[data-stone]', '.home-ways', '.home-head input'].map((part) => page.locator(part).boundingBox()));
  const before = await boxes();
  const search = page.locator('.home-head [data-search]');
  await field(search).fill('karma');
  await answered(search, 'karma');
  await expect(search.getByRole('combobox', { name: 'Game' })).toBeVisible();
  expect(await boxes()).toEqual(before);
  await expect(search.locator('.search-status')).toHaveText(/^\d+\srules found/);
  expect((await search.locator('.search-status').boundingBox())!.height).toBeGreaterThan(20);
});

test('the search of the home page keeps to the game that is chosen, also the next time', { tag: '@once' }, async ({ page }) => {
  const search = page.locator('.home-head [data-search]');
  const games = search.getByRole('combobox', { name: 'Game' });
  const find = async (): Promise<readonly string[]> => {
    await field(search).fill('who wins tie');
    await answered(search, 'who wins tie');
    return search.locator('[data-hit]').evaluateAll((found) => [...new Set(found.map((hit) => (hit as HTMLElement).dataset['game'] ?? ''))]);
  };
  await page.goto('/en/');
  await expect(games).toBeHidden();
  expect((await find()).length).toBeGreaterThan(1);
  const first = linkOf(search.locator('[data-hit]').first());
  const before = await first.getAttribute('href');
  await games.selectOption('turmoil');
  await expect(first).not.toHaveAttribute('href', before!);
  await page.reload();
  // It is in sight before anything is typed.
  await expect(games).toHaveValue('turmoil');
  await expect(games).toBeVisible();
  expect(await find()).toEqual(['turmoil']);
  await expect(search.locator('.search-all')).toHaveAttribute('href', /&game=turmoil$/);
  // What the game does not have is found in the others, with their names.
  await field(search).fill('radicals');
  await answered(search, 'radicals');
  await expect(search.locator('[data-hit]').first()).toHaveAttribute('data-game', 'world-problems');
  await expect(search.locator('.search-game').first()).toBeVisible();
  await games.selectOption('');
  await page.reload();
  expect((await find()).length).toBeGreaterThan(1);
});

test('a card leads to its game at every width, and what is beside it opens its lists where it stands', { tag: '@once' }, async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/');
    const cards = page.locator('.home-name:visible, .home-game h2 a:visible');
    const addresses = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
    expect(addresses).toEqual(['/en/turmoil/', '/en/mars-contracts/', '/en/world-problems/']);
    if (width === 1280) continue;
    const second = page.locator('.home-fold').nth(1);
    const before = await page
      .locator('.home-name')
      .evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON() as object));
    const { x, y, width: all, height } = (await second.locator('summary').boundingBox())!;
    await page.mouse.click(x + all - 20, y + height / 2);
    await expect(second.locator('.home-chapters a').first()).toBeVisible();
    const after = await page
      .locator('.home-name')
      .evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON() as object));
    expect(after).toEqual(before);
    const third = (await page.locator('.home-fold').nth(2).boundingBox())!;
    expect(third.x).toBe((await second.boundingBox())!.x);
  }
});

test('on a desk each column of lists is headed by its game', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/');
  for (const game of ['turmoil', 'mars-contracts', 'world-problems']) {
    const head = (await page.locator(`.home-of[data-game="${game}"]`).boundingBox())!;
    const lists = (await page.locator(`.home-fold[data-game="${game}"]`).boundingBox())!;
    expect(head.x).toBe(lists.x);
    expect(head.y + head.height).toBeLessThan(lists.y);
  }
});
