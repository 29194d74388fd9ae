import type { Locator, Page } from '@playwright/test';
import { graveFaults } from './axe.ts';
import { expect, LANGS, test, type Lang } from './base.ts';

/** The first mention of the lobby in the rule of lobbying, and the term's names. */
const names: Readonly<Record<Lang, string>> = { ru: 'очередь', en: 'lobby', fr: 'Lobby' };

const box = (page: Page): Locator => page.locator('.term-box');

const mentionIn = async (page: Page, lang: Lang): Promise<Locator> => {
  await page.goto(`/${lang}/turmoil/committee/`);
  const mention = page.locator('section[id="committee.lobbying"] a[data-term="lobby"]');
  await mention.scrollIntoViewIfNeeded();
  return mention;
};

const expectApart = async (page: Page, mention: Locator): Promise<void> => {
  const [one, other] = [await box(page).boundingBox(), await mention.boundingBox()];
  expect(one!.y >= other!.y + other!.height || one!.y + one!.height <= other!.y).toBe(true);
};

for (const lang of LANGS) {
  test(`${lang}: a pointer shows the meaning and the names in the other languages`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const mention = await mentionIn(page, lang);
    await mention.hover();
    await expect(box(page)).toBeVisible();
    await expect(box(page).locator('strong')).toHaveText(names[lang]);
    for (const other of LANGS.filter((each) => each !== lang)) await expect(box(page).locator(`[lang="${other}"]`)).toHaveText(names[other]);
    await expectApart(page, mention);
    if (lang === LANGS[0]) expect(await graveFaults(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await expect(box(page)).toBeHidden();
  });

  test(`${lang}: at 320 px a tap opens it in the window, and its links lead on`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const mention = await mentionIn(page, lang);
    await mention.tap();
    await expect(box(page)).toBeVisible();
    await expectApart(page, mention);
    const { x, width } = (await box(page).boundingBox())!;
    expect(x >= 0 && x + width <= 320).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await box(page).locator('a[href*="#term-lobby"]').click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/turmoil/glossary/#term-lobby$`));
    await expect(page.locator('section[id="term-lobby"]')).toBeInViewport();
  });
}

test('the keyboard opens it by focus, goes into it, and Escape closes it and keeps the place', { tag: '@once' }, async ({ page }) => {
  const mention = await mentionIn(page, 'fr');
  await page.keyboard.press('Tab');
  await mention.focus();
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(mention).toBeFocused();
  await page.locator('.skip').focus();
  await mention.focus();
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box(page).locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(mention).toBeFocused();
});

test('its code and words are fetched when they are first asked for, and once', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const mention = await mentionIn(page, 'en');
  const ours = (): string[] => asked.filter((address) => /popover|glossary\.\w+\.json/.test(address));
  await page.waitForLoadState('networkidle');
  expect(ours()).toEqual([]);
  await mention.hover();
  await expect(box(page)).toBeVisible();
  await page.locator('section[id="committee.lobbying"] a[data-term="party"]').hover();
  await expect(box(page).locator('strong')).toHaveText('party');
  expect(ours()).toHaveLength(2);
  await expect(box(page)).toHaveCount(1);
});

/** Notes what the popover shows whenever it opens. Returns what it has noted. */
const openings = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const noted: string[] = [];
    const note = ({ target, newState }: ToggleEvent): void => {
      const said = newState === 'open' && (target as Element).querySelector('.term-box .rule-title, .term-box strong');
      if (said) noted.push(said.textContent);
    };
    document.addEventListener('toggle', (event) => note(event as ToggleEvent), true);
    Object.assign(globalThis, { noted });
  });
  return () => page.evaluate(() => (globalThis as unknown as { noted: readonly string[] }).noted);
};

/** Holds what is asked for at some addresses until it is let go. */
const holding = async (page: Page, addresses: string) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked = page.waitForRequest(addresses);
  await page.route(addresses, (route) => held.then(() => route.continue()));
  return { asked, letGo };
};

test('what comes after the pointer has gone opens nothing', { tag: '@once' }, async ({ page }) => {
  const mention = await mentionIn(page, 'en');
  const opened = await openings(page);
  const { asked, letGo } = await holding(page, '**/glossary.*.json');
  await mention.hover();
  await asked;
  await page.mouse.move(0, 0);
  letGo();
  await page.locator('section[id="committee.lobbying"] a[data-term="party"]').hover();
  await expect(box(page).locator('strong')).toHaveText('party');
  expect(await opened()).toEqual(['party']);
});

test('a citation that comes late does not replace what was asked for after it', { tag: '@once' }, async ({ page }) => {
  const mention = await mentionIn(page, 'en');
  const opened = await openings(page);
  const { asked, letGo } = await holding(page, '**/en/turmoil/influence/');
  await page.locator('.rule-text a.cite[href*="/influence/#influence.sources"]:visible').first().tap();
  const come = page.waitForResponse('**/en/turmoil/influence/');
  await asked;
  await mention.tap();
  await expect(box(page).locator('strong')).toHaveText(names.en);
  letGo();
  await (await come).finished();
  await page.locator('h1').tap();
  await page.locator('section[id="committee.lobbying"] a[data-term="party"]').tap();
  await expect(box(page).locator('strong')).toHaveText('party');
  expect(await opened()).toEqual([names.en, 'party']);
});

test('a tap elsewhere closes it', async ({ page, hasTouch }) => {
  const mention = await mentionIn(page, 'ru');
  await (hasTouch ? mention.tap() : mention.click());
  await expect(box(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(box(page)).toBeHidden();
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a mention leads to its entry', async ({ page }) => {
    await (await mentionIn(page, 'ru')).click();
    await expect(page).toHaveURL(/\/ru\/turmoil\/glossary\/#term-lobby$/);
    await expect(page.locator('section[id="term-lobby"] h2')).toContainText(names.ru);
  });
});

test('a tap on a citation shows the rule in the sheet, and leads to it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/committee/');
  const citation = page.locator('.rule-text a.cite[href*="/influence/#influence.sources"]:visible').first();
  await citation.tap();
  await expect(box(page).locator('.rule-title')).toContainText('7.3');
  await expect(box(page).locator('.rule-text')).toBeVisible();
  await expectApart(page, citation);
  expect(new URL(page.url()).pathname).toBe('/en/turmoil/committee/');
  expect(await graveFaults(page)).toEqual([]);
  await box(page).getByRole('link', { name: 'Go to the rule' }).tap();
  await expect(page).toHaveURL(/influence\/#influence\.sources$/);
});

test.describe('without the network', () => {
  test.use({ expectedError: 'Failed to load resource: net::ERR_FAILED' });

  test('a citation whose rule cannot be fetched leads to it', { tag: '@once' }, async ({ page }) => {
    await page.goto('/en/turmoil/committee/');
    await page.route('**/en/turmoil/influence/', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    await page.locator('.rule-text a.cite[href*="/influence/#influence.sources"]:visible').first().tap();
    await expect(page).toHaveURL(/influence\/#influence\.sources$/);
  });
});
