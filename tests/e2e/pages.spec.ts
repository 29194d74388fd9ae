import { expect, examplesHydrated, LANGS, openSettings, test } from './base.ts';
import { UNDER_FOLDER } from './sites.ts';
import { EDITIONS, READ_BOTH_WAYS } from '../../src/engine/turmoil/index.ts';

test(
  'where the engine runs both readings, the list of differences leads to both, and they come out differently',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/en/turmoil/differences/');
    const links = page.locator('a[data-run]');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toHaveLength(READ_BOTH_WAYS.length * EDITIONS.length);
    const told = [];
    for (const address of addresses) {
      await page.goto(address);
      await examplesHydrated(page);
      await expect(page.locator('[name="edition"]')).toHaveValue(/^(ru|fr)$/);
      told.push(await page.locator('[data-example] .ex-steps').textContent());
    }
    expect(new Set(told).size).toBe(addresses.length);
  },
);

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a chapter shows every rule', async ({ page }) => {
    await page.goto('/ru/turmoil/crisis/');
    await expect(page.locator('section[data-rule] .rule-text')).toHaveCount(11);
    for (const text of await page.locator('section[data-rule] .rule-text').all()) await expect(text).toBeVisible();
  });

  test('a permanent link offers the rule in three languages', async ({ page }) => {
    await page.goto('/r/turmoil/committee.lobbying/');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/turmoil\/committee\/#committee\.lobbying$/);
  });
});

test('a permanent link opens the rule in the language read last, and keeps the edition', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ru/');
  await page.goto('/r/turmoil/crisis.tr-revision/?edition=fr');
  await expect(page).toHaveURL(/\/ru\/turmoil\/crisis\/\?edition=fr#crisis\.tr-revision$/);
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'fr');
});

test('a rule that a link names is marked and clear of the header', async ({ page }) => {
  await page.goto('/en/turmoil/committee/#committee.dominance-tie');
  const title = page.locator('section:target .rule-title');
  await expect(title).toBeInViewport();
  const header = await page.locator('.bar').boundingBox();
  const box = await title.boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
});

test('the language switch keeps the rule that is being read', async ({ page }) => {
  await page.goto('/en/turmoil/committee/');
  await page.locator('section[id="committee.dominant-party"]').evaluate((rule) => rule.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('section[id="committee.dominant-party"]')).toBeInViewport();
  // Clicked from inside the page: to reach a sticky link, a test's mouse would scroll to where it stands unstuck.
  await page.locator('a[data-lang-switch="fr"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/fr\/turmoil\/committee\/#committee\.dominant-party$/);
  await expect(page.locator('section:target')).toBeInViewport();
});

test('the language switch keeps the example after the rules of a chapter', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/committee/');
  await page.locator('.chapter [data-stage]').evaluate((stage) => stage.scrollIntoView({ behavior: 'instant' }));
  await page.locator('a[data-lang-switch="fr"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/fr\/turmoil\/committee\/#example-lobbying$/);
  await expect(page.locator('.example-title:target')).toBeInViewport();
});

test('the theme is kept, and so is the edition, whose reading is shown', { tag: '@once' }, async ({ page }) => {
  await page.goto('/fr/turmoil/influence/');
  const applied = page.locator('section[id="influence.adjust"] .reading:visible');
  await expect(applied).toHaveCount(1);
  await openSettings(page);
  await page.locator('[data-setting="theme"]').selectOption('dark');
  await page.locator('[data-setting="edition"]').selectOption('fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('section[id="influence.adjust"] [data-reading="fr"]')).toBeVisible();
  await expect(applied).toHaveCount(1);
});

test('a copied link and a citation carry the edition that the reader chose', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/turmoil/influence/?edition=fr');
  const rule = page.locator('section[id="influence.adjust"]');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await rule
    .locator('details', { has: page.locator('.rule-links') })
    .locator('summary')
    .click();
  await rule.locator('a[data-copy]').click();
  await expect.poll(copied).toMatch(/^http:\/\/localhost:\d+\/r\/turmoil\/influence\.adjust\/\?edition=fr$/);
  await rule.locator('button[data-copy="cite"]').click();
  await expect.poll(copied).toMatch(/^Terraforming Mars: Turmoil, 7\.2 .+ http:\/\/localhost:\d+\/r\/turmoil\/influence\.adjust\/\?edition=fr$/);
});

test('the first page sends nobody away, and offers the language read last first', { tag: '@once' }, async ({ page }) => {
  await page.goto('/fr/');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-choose] li').first()).toHaveAttribute('lang', 'fr');
});

test('an example in its chapter is hydrated when it is touched, and not before', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/turmoil/crisis/', { waitUntil: 'networkidle' });
  expect(asked.filter((address) => /crisis|preact/i.test(address) && address.endsWith('.js'))).toEqual([]);
  await page.locator('[data-example="crisis"] [data-action="forward"]').click();
  await expect(page.locator('[data-example="crisis"] [aria-current="step"]')).toHaveAttribute('data-step', '2');
});

test(
  'an example in its chapter has its styles before it is touched, and is in sight as a whole after the first tap',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/en/turmoil/crisis/');
    const stage = page.locator('[data-island] [data-stage]');
    const sheet = await page.locator('[data-island]').getAttribute('data-sheet');
    await expect(page.locator(`link[href="${sheet}"]`)).toHaveCount(0);
    // Its lower part is below the screen; the buttons stay at the lower edge.
    await stage.evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().bottom - innerHeight - 200));
    await expect(page.locator(`link[href="${sheet}"]`)).toHaveCount(1);
    // Until the style sheet has come, the buttons may still move away from the finger.
    await expect.poll(() => page.evaluate((one) => [...document.styleSheets].some(({ href }) => href?.endsWith(one!)), sheet)).toBe(true);
    const tap = async (): Promise<void> => {
      const { x, y } = (await page.locator('[data-island] [data-action="forward"]').boundingBox())!;
      await page.mouse.click(x + 22, y + 22);
    };
    await tap();
    // A browser rounds where it scrolls to.
    await expect(stage).toBeInViewport({ ratio: 0.99 });
    const place = await page.evaluate(() => scrollY);
    await tap();
    await expect(page.locator('[data-island] [aria-current="step"]')).toHaveAttribute('data-step', '3');
    expect(await page.evaluate(() => scrollY)).toBe(place);

    // On its side, the words stand beside the picture.
    await page.setViewportSize({ width: 740, height: 330 });
    const [board, words] = await Promise.all(['.cm-parties', '.ex-now'].map((part) => stage.locator(part).boundingBox()));
    expect(words!.x).toBeGreaterThan(board!.x + board!.width);
  },
);

test('under a folder, search and examples find their files', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${UNDER_FOLDER}en/turmoil/examples/crisis/`);
  await examplesHydrated(page);
  await page.locator('[data-action="forward"]').click();
  await expect(page.locator('[aria-current="step"]')).toHaveAttribute('data-step', '2');
  await page.goto(`${UNDER_FOLDER}en/search/?q=lobby`);
  await expect(page.locator('[data-search-done="lobby"] [data-hit="rule"]').first()).toBeVisible();
});

test('on a phone the bar leaves with the text, returns on the way up, and opens the contents and the menu', { tag: '@once' }, async ({ page }) => {
  const bar = page.locator('.bar');
  // A way to a rule that is shorter than half a screen.
  await page.goto('/ru/world-problems/funds/#funds.vote');
  await page.waitForFunction(() => scrollY > 120);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.goto('/ru/turmoil/committee/');
  // While the page opens, what scrolls may be its way to a rule.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(bar).not.toBeInViewport({ timeout: 200 });
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.locator('.bar .place').click();
  await page.locator('#on-page a[href="#committee.neutral"]').click();
  await expect(page.locator('#on-page')).toBeHidden();
  await expect(page.locator('section[id="committee.neutral"] .rule-title')).toBeInViewport();
  await page.locator('.skip').focus();
  await page.locator('.menu-open').click();
  await page.locator('#chapters a[href="/ru/turmoil/parties/"]').click();
  await expect(page).toHaveURL(/\/ru\/turmoil\/parties\/$/);
});

test('nothing moves when the later styles and the display face come late', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { shifts });
  });
  await page.route(/_astro\/(site|display)[^/]*$/, async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  for (const address of ['/ru/', '/ru/turmoil/committee/', '/fr/turmoil/parties/']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, each) => sum + each, 0),
      address,
    ).toBeLessThan(0.02);
  }
});

test('without scripts the menu opens and leads to a chapter', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/fr/turmoil/committee/');
  await page.locator('.menu-open').click();
  await page.locator('#chapters a[href="/fr/turmoil/crisis/"]').click();
  await expect(page).toHaveURL(/\/fr\/turmoil\/crisis\/$/);
  await context.close();
});

test('beside the text stands the rule of a citation, while the pointer or the focus is on it', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no room beside the text');
  await page.goto('/en/turmoil/committee/');
  const citation = page.locator('.rule-text a.cite[href*="/influence/#influence.sources"]:visible').first();
  const beside = page.locator('[data-peek]');
  await expect(beside).toBeHidden();
  await citation.scrollIntoViewIfNeeded();
  await citation.hover();
  await expect(beside.locator('.rule-title')).toContainText('7.3');
  const [cited, card] = await Promise.all([citation.boundingBox(), beside.boundingBox()]);
  expect(Math.abs(cited!.y - card!.y)).toBeLessThan(60);
  await page.mouse.move(0, 0);
  await expect(beside).toBeHidden();
  await citation.focus();
  await expect(beside).toBeVisible();
});

test('? shows the keys, and not where they are switched off', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no keys');
  await page.goto('/fr/turmoil/');
  await page.keyboard.press('?');
  await expect(page.locator('#settings kbd').first()).toBeVisible();
  await page.locator('[data-setting="shortcuts"]').selectOption('off');
  await page.keyboard.press('Escape');
  await expect(page.locator('#settings')).toBeHidden();
  await page.locator('main').click();
  await page.keyboard.press('?');
  await expect(page.locator('#settings')).toBeHidden();
});

test('an address without a page is answered in three languages', { tag: '@once' }, async ({ page, faults }) => {
  const answer = await page.goto('/en/nowhere/');
  expect(answer?.status()).toBe(404);
  for (const lang of LANGS) await expect(page.locator(`section[lang="${lang}"]`)).toBeVisible();
  await page.goto('/fr/nowhere/');
  await expect(page.locator('section.missing').first()).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.locator('section[lang="fr"] input[name="q"]').fill('lobby');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/search\/\?q=lobby$/);
  // The browser reports the 404 that this test asks for.
  faults.splice(0);
});

test('behind the last rule of a chapter the list of its rules marks the last one, also after a jump', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/turmoil/crisis/');
  await page.locator('#example-crisis').evaluate((title) => title.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('#on-page a').last()).toHaveAttribute('aria-current', 'location');
});

test('in a chapter the words of a step cover no more of the board than they need', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ru/turmoil/crisis/');
  const stage = page.locator('[data-embedded] .ex-stage');
  // Its code comes with the first press. The third step has no table.
  for (const step of ['2', '3']) {
    await stage.locator('[data-action="forward"]').click();
    await expect(page.locator('[data-embedded] [aria-current="step"]')).toHaveAttribute('data-step', step);
  }
  // The buttons are stuck at the lower edge of the screen, over the lines of the players.
  await stage.evaluate((all) => scrollBy({ top: all.getBoundingClientRect().top - 200, behavior: 'instant' }));
  const covered = () =>
    stage.evaluate((all) => {
      const [words, buttons] = ['.ex-now > p', '.ex-controls'].map((part) => all.querySelector(part)!.getBoundingClientRect());
      // Words that stand on the buttons begin here.
      const edge = buttons!.top - words!.height;
      const above = [...all.querySelectorAll('.cm-people > li')].filter((line) => line.getBoundingClientRect().bottom <= edge);
      const isSeen = (line: Element): boolean => {
        const { x, y, height } = line.getBoundingClientRect();
        const hit = document.elementsFromPoint(x + 20, y + height / 2);
        const over = hit.slice(
          0,
          hit.findIndex((part) => line.contains(part)),
        );
        return over.every((part) => getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)');
      };
      return [above.length > 0, above.filter((line) => !isSeen(line)).length];
    });
  await expect.poll(covered).toEqual([true, 0]);
});
