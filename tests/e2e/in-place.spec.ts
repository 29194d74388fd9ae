import type { Page } from '@playwright/test';
import { axe, faultsOf } from './axe.ts';
import { EXAMPLES, factsOf } from '../../src/examples/all.ts';
import { closeSettings, examplesHydrated, expect, LANGS, openSettings, test, type Lang } from './base.ts';
import { lateCode } from './examples.ts';
import { misfits } from './fits.ts';

/** Rules with a picture that moves, a board on which a leader changes, and a row of units; each with the step that shows it. */
const RULES = [
  { chapter: 'crisis', rule: 'crisis.new-government.dominance', example: 'crisis', s: '1.p.ordinary..7' },
  { chapter: 'committee', rule: 'committee.replace-leader', example: 'lobbying', s: '1.p.take-over..3' },
  { chapter: 'influence', rule: 'influence.adjust', example: 'influence', s: '1.p.generous-funding..4' },
] as const;
type Shown = (typeof RULES)[number];

const SCREENS = [
  { width: 360, height: 560 },
  { width: 740, height: 330 },
] as const;

const sectionOf = (page: Page, rule: string) => page.locator(`section[id="${rule}"]`);
const linkOf = (page: Page, { rule, example }: Shown) => sectionOf(page, rule).locator(`.rule-foot a[href*="/${example}/?s="]`);
const stepOf = (page: Page) => page.locator('.in-place');

/** Goes to a rule and makes the link to its step visible, which may be folded among others. */
const goTo = async (page: Page, lang: Lang, shown: Shown): Promise<void> => {
  // Without it the browser would stay on the page, where the step may be unfolded.
  await page.goto('about:blank');
  await page.goto(`/${lang}/turmoil/${shown.chapter}/#${shown.rule}`);
  const folded = sectionOf(page, shown.rule).locator('.rule-foot details:has(.run) > summary');
  if ((await folded.count()) > 0) await folded.click();
};

for (const lang of LANGS)
  for (const shown of RULES)
    test(`${lang}: ${shown.rule} shows its step in place, on the smallest screens too`, { tag: '@once' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(SCREENS[0]);
      await goTo(page, lang, shown);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        await linkOf(page, shown).click();
        await expect(stepOf(page).locator('.in-place-why .cite').first()).toBeVisible();
        await expect.poll(() => stepOf(page).evaluate((step) => step.getBoundingClientRect().bottom < innerHeight + 1)).toBe(true);
        const [step, width] = await Promise.all([stepOf(page).boundingBox(), page.evaluate(() => document.documentElement.scrollWidth)]);
        expect(step!.y).toBeGreaterThan(-1);
        expect(width).toBeLessThanOrEqual(size.width);
        await expect(page).toHaveURL(new RegExp(`/${shown.chapter}/#`));
        // Colours and roles are the same in all languages: a rule is looked at in one.
        for (const colorScheme of size.width < 400 && LANGS[RULES.indexOf(shown)] === lang ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(faultsOf((await (await axe(page)).include('.in-place').analyze()).violations)).toEqual([]);
        }
        // Folded, so that the next screen unfolds it on the same page.
        await linkOf(page, shown).click();
        await expect(stepOf(page)).toHaveCount(0);
      }
    });

test('a rule that no preset comes to shows a case of its own', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/parties/#parties.mars-first.bonus');
  const rule = sectionOf(page, 'parties.mars-first.bonus');
  await rule.locator('.run').click();
  await expect(stepOf(page).locator('.ex-what')).toContainText('Mars First');
  await expect(stepOf(page).locator('.in-place-why .cite', { hasText: (await rule.locator('.number').textContent())! })).toBeVisible();
});

test('a step is unfolded, compared, replayed and folded by keyboard', { tag: '@once' }, async ({ page }) => {
  const [shown] = RULES;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, 'en', shown);
  const link = linkOf(page, shown);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeFocused();
  const [before, after] = [stepOf(page).getByRole('button', { name: 'Before' }), stepOf(page).getByRole('button', { name: 'After' })];
  await expect(after).toHaveAttribute('aria-pressed', 'true');
  await expect(stepOf(page).locator('[data-changed]').first()).toBeVisible();
  const height = (await stepOf(page).boundingBox())!.height;
  await before.press('Enter');
  await expect(before).toHaveAttribute('aria-pressed', 'true');
  await expect(stepOf(page).locator('[data-changed]')).toHaveCount(0);
  expect((await stepOf(page).boundingBox())!.height).toBeCloseTo(height, 0);
  await stepOf(page).locator('[data-action="replay"]').press('Enter');
  await expect(after).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(stepOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepOf(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(stepOf(page)).toHaveCount(0);
});

test('Back folds the step and stays on the page', { tag: '@once' }, async ({ page }) => {
  const [shown] = RULES;
  await goTo(page, 'en', shown);
  await linkOf(page, shown).click();
  await expect(stepOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(stepOf(page)).toHaveCount(0);
  await expect(linkOf(page, shown)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/${shown.chapter}/#`));
});

test('folded again, the link stands where it was tapped; who has scrolled stays there', { tag: '@once' }, async ({ page }) => {
  const [shown] = RULES;
  await page.setViewportSize(SCREENS[0]);
  await goTo(page, 'en', shown);
  const link = linkOf(page, shown);
  const topOf = async (): Promise<number> => (await link.boundingBox())!.y;
  await link.scrollIntoViewIfNeeded();
  const top = await topOf();
  const unfold = async (): Promise<void> => {
    await link.click();
    await expect.poll(() => stepOf(page).evaluate((step) => Math.abs(step.getBoundingClientRect().bottom - innerHeight))).toBeLessThan(2);
  };
  // With the mouse, where the button is: a locator's click would scroll first.
  const fold = async (): Promise<void> => {
    const { x, y, width, height } = (await stepOf(page).locator('[data-action="fold"]').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(stepOf(page)).toHaveCount(0);
  };
  await unfold();
  expect(top - (await topOf())).toBeGreaterThan(100);
  await fold();
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
  await unfold();
  await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
  const scrolled = await topOf();
  await page.keyboard.press('Escape');
  await expect(stepOf(page)).toHaveCount(0);
  expect(Math.abs((await topOf()) - scrolled)).toBeLessThan(2);
});

test('what moves is seen to move', { tag: '@once' }, async ({ page }) => {
  const [shown] = RULES;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await goTo(page, 'en', shown);
  // A movement lasts a quarter of a second, which a test can miss: it is noted when it starts.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.closest('.in-place')) document.body.dataset['moved'] = '';
      return animate.apply(this, how);
    };
  });
  await linkOf(page, shown).click();
  await expect(page.locator('body')).toHaveAttribute('data-moved', '');
  await expect(stepOf(page).getByRole('button', { name: 'Before' })).toHaveAttribute('aria-pressed', 'false');
});

test('one step is open at a time, and the link that was tapped stays where it is', { tag: '@once' }, async ({ page }) => {
  // So high that the step below the link is in sight too: else the page moves to show it.
  await page.setViewportSize({ width: 1000, height: 1600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/turmoil/crisis/');
  const links = page.locator('section .rule-foot > a.run');
  await links.nth(0).click();
  await expect(links.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await links.nth(1).scrollIntoViewIfNeeded();
  const top = (await links.nth(1).boundingBox())!.y;
  await links.nth(1).click();
  await expect(links.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(stepOf(page)).toHaveCount(1);
  expect(Math.abs((await links.nth(1).boundingBox())!.y - top)).toBeLessThan(2);
});

test('the whole example opens at the step, with the edition of the reader', { tag: '@once' }, async ({ page, context }) => {
  const [shown] = RULES;
  // A page that slides to the step would move the link below the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, 'en', shown);
  await openSettings(page);
  await page.locator('[data-setting="edition"]:visible').selectOption('fr');
  await closeSettings(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), linkOf(page, shown).click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(new RegExp(`/examples/crisis/\\?s=${shown.s.replaceAll('.', '\\.')}$`));
  await tab.close();
  await expect(stepOf(page)).toHaveCount(0);
  await linkOf(page, shown).click();
  await stepOf(page).getByRole('link', { name: 'The whole example' }).click();
  await expect(page).toHaveURL(/\/examples\/crisis\//);
  await examplesHydrated(page);
  await expect(page.locator('[data-step][aria-current="step"]')).toHaveAttribute('data-rule', `turmoil:${shown.rule}`);
  await expect(page.locator('[name="edition"]')).toHaveValue('fr');
});

test('without the code for it, the link leads to the whole example', { tag: '@once' }, async ({ page }) => {
  const [shown] = RULES;
  await page.route('**/data.*.json', (route) => (page.url().includes('/examples/') ? route.continue() : route.fulfill({ status: 204 })));
  await goTo(page, 'en', shown);
  await linkOf(page, shown).click();
  await expect(page).toHaveURL(/\/examples\/crisis\/\?s=/);
});

/** Examples with a low picture and long words. */
for (const [index, [id, chapter]] of Object.entries({ requirement: 'cards', 'union-actions': 'unions', 'karma-and-radicals': 'karma' }).entries())
  test(`between the columns of a desk, the chapter ${chapter} has room for all that its example says`, { tag: '@once' }, async ({ page }) => {
    const { game, refused } = EXAMPLES[id]!;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${LANGS[index]}/${game}/${chapter}/`);
    await page.locator('[data-example] [data-action="forward"]').click();
    await lateCode(page);
    const presets = factsOf(id).presets.map((preset) => ({ preset, refusals: preset in refused ? 1 : 0 }));
    expect(await misfits(page, presets)).toEqual([]);
  });
