import type { Locator, Page } from '@playwright/test';
import { expect, onScreens, PHONE_AND_DESK, test } from './base.ts';
import { open } from './examples.ts';

/** The contrast of a field's letters with its ground, from the colours that the browser computed. */
const contrastOf = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const luminance = (colour: string): number => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [low, high] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other) as [number, number];
    return (high + 0.05) / (low + 0.05);
  });

for (const address of ['/en/', '/en/turmoil/committee/'])
  test(
    `what a reader types into the search can be read on ${address} in both themes, on a phone and on a desk`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(address);
      const field = page.locator('input[name="q"]');
      await field.fill('lobby');
      await onScreens(page, PHONE_AND_DESK, async () => {
        await expect(field).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await contrastOf(field), colorScheme).toBeGreaterThan(7);
        }
      });
    },
  );

/** Links and summaries of a rule's foot that lie over each other, by their words. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.locator('.rule-foot').evaluateAll((feet) =>
    feet.flatMap((foot) => {
      const parts = [...foot.querySelectorAll('summary, a, button')].filter((part) => part.checkVisibility());
      const boxes = parts.map((part) => ({ said: part.textContent, at: part.getBoundingClientRect() }));
      return boxes.flatMap(({ said, at }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) => at.left < other.at.right - 1 && other.at.left < at.right - 1 && at.top < other.at.bottom - 1 && other.at.top < at.bottom - 1,
          )
          .map((other) => `${foot.closest('section')?.id}: ${said} / ${other.said}`),
      );
    }),
  );

// With a mouse its lines are lower, so this is not marked @once.
for (const lang of ['ru', 'en', 'fr'])
  test(`nothing in the foot of a rule lies over its neighbour in ${lang}, on a phone and on a desk`, async ({ page }) => {
    await page.goto(`/${lang}/turmoil/committee/`);
    const folds = page.locator('.rule-foot details');
    await onScreens(page, PHONE_AND_DESK, async () => {
      for (const isOpen of [false, true]) {
        await folds.evaluateAll((all, open) => all.forEach((fold) => fold.toggleAttribute('open', open)), isOpen);
        expect(await overlaps(page)).toEqual([]);
      }
    });
  });

test('the list of rules beside a chapter marks the rule that is read', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/turmoil/committee/#committee.neutral');
  const marked = page.locator('.on-page [aria-current="location"]');
  await expect(marked).toHaveAttribute('href', '#committee.neutral');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveAttribute('href', '#committee.lobbying');
});

test('on a phone the sheet of a chapter opens at the rule that is read', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ru/turmoil/committee/#committee.dominance-tie');
  // `locator.click` would scroll the page to the bar's own place.
  await page.locator('.bar button.place').evaluate((button: HTMLElement) => button.click());
  const marked = page.locator('#on-page [aria-current="location"]');
  await expect(marked).toHaveAttribute('href', '#committee.dominance-tie');
  await expect(marked).toBeInViewport({ ratio: 1 });
});

for (const [address, id, named] of [
  ['turmoil/committee/', 'committee.neutral', /^4\.\d+ \S/],
  ['turmoil/crisis/', 'crisis.new-government.chairman', /^3\S \S/],
] as const)
  test(`on a phone the bar of /ru/${address} names the rule that is read, and at the top the chapter`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/ru/${address}`);
    const place = page.locator('.bar button.place');
    const chapter = await place.innerText();
    const rule = page.locator(`[id="${id}"]`);
    await rule.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    const title = await rule.locator('.rule-title a > span').last().innerText();
    await expect(place).toContainText(title);
    expect((await place.innerText()).replace(/\s+/g, ' ')).toMatch(named);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => place.innerText()).toBe(chapter);
  });

for (const id of ['reds', 'unity', 'scientists'])
  test(`a link to the policy of ${id}: the bar names it, and nothing of the rule before is in sight`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/en/turmoil/parties/#parties.${id}.policy`);
    const target = page.locator('section.rule:target');
    const number = await target.locator('.number').innerText();
    await expect(page.locator('.bar button.place .number')).toHaveText(number);
    const before = (await target.locator('xpath=preceding-sibling::section[1]//a[@class="asked"]').boundingBox())!;
    const { height } = (await page.locator('.bar').boundingBox())!;
    // The air around a link, for a thumb, belongs to it.
    expect(before.y + before.height - 12).toBeLessThanOrEqual(height);
  });

test('the menu of a phone opens with its tools and the present chapter in sight', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ru/turmoil/crisis/');
  await page.locator('.menu-open').click();
  await expect(page.locator('#chapters li').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#chapters [aria-current]')).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('#chapters .settings-open')).toHaveText('Настройки');
});

for (const [address, marked] of [
  ['table/', '/ru/table/'],
  ['turmoil/examples/crisis/', '/ru/turmoil/examples/'],
  ['turmoil/crisis/compare/', '/ru/turmoil/crisis/'],
])
  test(`the menu of /ru/${address} marks where one is`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/ru/${address}`);
    await page.locator('.menu-open').click();
    await expect(page.locator('#chapters [aria-current]')).toHaveAttribute('href', marked!);
  });

for (const game of ['turmoil', 'world-problems'])
  test(`on a desk the drawing of ${game} stands beside the title and the tiles`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/en/${game}/`);
    for (const width of [1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      const [text, face, tools] = await Promise.all(['main h1', '.game-face svg', '.tools'].map((part) => page.locator(part).boundingBox()));
      expect(face!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
      expect(face!.y + face!.height).toBeLessThanOrEqual(tools!.y);
      expect(face!.width > 300).toBe(width >= 1248);
    }
  });

for (const kind of ['faq', 'differences'])
  test(`${kind}: the sections are listed beside the text, which marks the one in view`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/en/turmoil/${kind}/`);
    const last = page.locator('.beside .on-page > ol > li:last-child a').last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'location');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('.bar button.place').click();
    const second = page.locator('#on-page > ol > li:nth-child(2) > a');
    const section = page.locator((await second.getAttribute('href'))!);
    await second.click();
    await expect(page.locator('#on-page')).toBeHidden();
    await expect(section.locator('h2')).toBeInViewport();
  });

test('an answer is folded until a link to it, or to its rule, is followed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/faq/');
  const open = page.locator('.faq details[open]');
  await expect(open).toHaveCount(0);
  await page.goto('/en/turmoil/faq/#q-delegate-cost');
  await expect(page.locator('#q-delegate-cost details[open]')).toHaveCount(1);
  await expect(page.locator('#chapter-committee > details')).toHaveAttribute('open', '');
  await expect(page.locator('#q-delegate-cost p').first()).toBeInViewport();
  const ofRule = page.locator('[id="committee.lobbying"] details');
  await page.evaluate(() => (location.hash = '#committee.lobbying'));
  await expect(ofRule.and(open)).toHaveCount(await ofRule.count());
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#q-delegate-cost ~ section p').first()).toBeVisible();
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a link to a question shows its answer', async ({ page }) => {
    await page.goto('/en/turmoil/faq/#q-delegate-cost');
    await expect(page.locator('#q-delegate-cost p').first()).toBeVisible();
  });
});

for (const address of ['/ru/turmoil/committee/', '/ru/'])
  test(`the menu of ${address} keeps its closing button and the settings in sight`, { tag: '@once' }, async ({ page }) => {
    await page.goto(address);
    await page.locator('.menu-open').click();
    const menu = page.locator('#chapters');
    for (const top of [0, 9999]) {
      await menu.evaluate((sheet, to) => sheet.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(menu.locator('.settings-open')).toBeInViewport({ ratio: 1 });
      const { width, height } = (await menu.locator('.sheet-head > button:last-child').boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(menu.locator('.sheet-head > button:last-child')).toBeInViewport({ ratio: 1 });
    }
    await menu.locator('.sheet-head > button:last-child').click();
    await expect(menu).toBeHidden();
  });

test('the site’s name stands at the same place on pages without a language', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1536, height: 800 });
  const places: (number | undefined)[] = [];
  for (const address of ['/', '/offline/', '/en/']) {
    await page.goto(address);
    places.push((await page.locator('.bar .site-name').boundingBox())?.x);
  }
  expect(new Set(places).size).toBe(1);
});

for (const lang of ['ru', 'en', 'fr'])
  test(`/${lang}/turmoil/events/ on a phone: what unfolds is one row`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/${lang}/turmoil/events/`);
    const folds = page.locator('.event-folds summary');
    const tops = async (): Promise<number> =>
      new Set(await folds.evaluateAll((all) => all.map((fold) => Math.round(fold.getBoundingClientRect().top)))).size;
    expect(await tops()).toBe(1);
    expect((await page.locator('[data-event]').first().boundingBox())!.y).toBeLessThan(330);
    await folds.first().click();
    await expect(page.locator('.event-fields')).toBeVisible();
    expect(await tops()).toBe(1);
  });

/** What a step only speaks of, at the second step of an example's first situation, and what its background draws. */
for (const [id, place, drawn] of [
  ['scoring', 'what is counted has a bar', /^linear-gradient\(rgb/],
  ['contract-life', 'a slot that is closed stays crossed out', /^linear-gradient\(to right top/],
] as const)
  test(`${id}: ${place}`, { tag: '@once' }, async ({ page }) => {
    await open(page, 'en', id);
    await page.locator('[data-action="forward"]').click();
    const spoken = page.locator('.ex-picture [data-changed="spoken"]');
    await expect(spoken).not.toHaveCount(0);
    for (const one of await spoken.all()) await expect(one).toHaveCSS('background-image', drawn);
  });
