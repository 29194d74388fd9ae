import type { Page } from '@playwright/test';
import { EXAMPLE_IDS, EXAMPLES, factsOf } from '../../src/examples/all.ts';
import { expectNothingGrave } from './axe.ts';
import { expect, examplesHydrated, LANGS, test, type Lang } from './base.ts';
import { firstSteps } from '../examples/first-steps.ts';
import { lateCode, namesIn, open, present, pressAll, showsMoreFields, tabTo } from './examples.ts';

const expectDamaged = async (page: Page, lang: Lang, id: string, s: string): Promise<void> => {
  await open(page, lang, id, s);
  await expect(page.locator('.ex-damaged')).toHaveText(/\p{L}+.*\./u);
  await expect(page.locator(`[data-preset="${factsOf(id).presets[0]}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(present(page)).toHaveAttribute('data-step', '1');
};

/** The names of the fields that an example may show, on its page that is open. */
const fieldsOf = async (page: Page, id: string): Promise<readonly (string | null)[]> => {
  const example = page.locator(`[data-example="${id}"]`);
  if (id === 'crisis') {
    await page.locator('.ex-editor > summary').click();
    await page.locator('[name="players"]').selectOption('5');
  }
  if (id === 'policies') for (let count = 4; count < 8; count++) await page.locator('[data-list="add"]').click();
  // Each union has fields of its own.
  if (id === 'scoring') await page.locator('[name="unions"]').selectOption('4');
  const named = await namesIn(example);
  if (await showsMoreFields(page, id)) named.push(...(await namesIn(example)));
  // Some fields of the crisis are there only for the events that leave a decision to players.
  for (const card of id === 'crisis' ? ['dry-deserts', 'corrosive-rain'] : []) {
    await page.locator('[name="current"]').selectOption(card);
    named.push(...(await namesIn(example)));
  }
  return named;
};

/** What an example shows, and where the focus is, in one look. */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const attributeOf = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      preset: [...document.querySelectorAll('[data-preset][aria-pressed="true"]')].map((each) => each.getAttribute('data-preset')).join(),
      problem: [...document.querySelectorAll('[data-problem]')].map((each) => each.getAttribute('data-problem')).join(),
      step: attributeOf('[data-step][aria-current="step"]', 'data-step'),
      isLast: attributeOf('[data-action="forward"]', 'aria-disabled') === 'true',
      focus: document.activeElement?.getAttribute('data-action') ?? null,
    };
  });

/** Runs the chosen preset to its last step by keyboard. */
const walk = async (page: Page): Promise<void> => {
  const count = await page.locator('[data-step]').count();
  await tabTo(page, '[data-action="forward"]');
  // As fast as the keys can be pressed: each press makes one step, and none is lost.
  await pressAll(
    page,
    Array.from({ length: count - 1 }, (_, at) => (at % 2 ? 'Enter' : 'ArrowRight')),
  );
  const end = { step: String(count), isLast: true, focus: 'forward' };
  await expect.poll(() => shownIn(page)).toMatchObject(end);
  await page.keyboard.press('ArrowRight');
  expect(await shownIn(page)).toMatchObject(end);
};

/*
 * What keys do, and what axe looks at, is the same in all languages: each example is tried in one. What keys do is the same in all
 * presets too: one is run to its end. `stage.spec.ts` goes to the last step of all presets in each language.
 */
for (const [index, [id, { presets, refused, fields }]] of Object.entries(EXAMPLES).entries())
  test(
    `${id}: each preset is chosen by keyboard alone, named as in the data, and one is run to its end; axe finds nothing serious`,
    { tag: '@once' },
    async ({ page }) => {
      const lang = LANGS[index % LANGS.length]!;
      const size = page.viewportSize()!;
      await open(page, lang, id);
      await expectNothingGrave(page, id);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      await page.setViewportSize(size);
      expect(await page.locator('[data-preset]').evaluateAll((all) => all.map((each) => each.getAttribute('data-preset')))).toEqual(presets);
      for (const preset of presets) {
        await tabTo(page, `[data-preset="${preset}"]`);
        await page.keyboard.press('Enter');
        const problem = refused[preset];
        await expect.poll(() => shownIn(page)).toMatchObject(problem ? { preset, problem } : { preset, problem: '', step: '1' });
      }
      const walked = presets.find((preset) => !(preset in refused))!;
      await page.locator(`[data-preset="${walked}"]`).press('Enter');
      await expect.poll(() => shownIn(page)).toMatchObject({ preset: walked, problem: '', step: '1' });
      await walk(page);
      // From the last step, too, a preset opens at its first.
      await page.locator(`[data-preset="${presets[0]}"]`).press('Enter');
      await expect.poll(() => shownIn(page)).toMatchObject({ preset: presets[0], step: '1' });
      expect([...new Set(await fieldsOf(page, id))].sort()).toEqual([...new Set(fields)].sort());
    },
  );

test('a reload and every switch of language keep the state', { tag: '@once' }, async ({ page }) => {
  await open(page, LANGS[0]!, 'crisis');
  await page.locator('[data-preset="tie"]').click();
  for (let step = 2; step <= 4; step++) await page.locator('[data-action="forward"]').click();
  const kept = async () => {
    await examplesHydrated(page);
    await expect(page.locator('[data-preset="tie"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(present(page)).toHaveAttribute('data-step', '4');
    await expect.poll(() => new URL(page.url()).searchParams.get('s')).toBe('1.p.tie.default.4');
  };
  await kept();
  await page.reload();
  await kept();
  for (const other of [...LANGS.slice(1), ...LANGS.toReversed().slice(1)]) {
    await page.locator(`a[data-lang-switch="${other}"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await kept();
  }
});

test('a damaged address gets a sentence and the first preset', { tag: '@once' }, async ({ page }) => {
  for (const s of ['nonsense', '1.p.unknown.default.1', '1.i.%00.default.1', '9.p.tie.default.1']) await expectDamaged(page, 'en', 'crisis', s);
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  // The files of the other languages are read in `tests/site/examples.test.ts`.
  test('every step of every example can be read, and nothing offers to act', async ({ page }) => {
    test.slow();
    for (const [index, id] of EXAMPLE_IDS.entries()) {
      await page.goto(`/${LANGS[index % LANGS.length]}/${factsOf(id).game}/examples/${id}/`);
      const steps = page.locator(`[data-example="${id}"] li[data-step]`);
      await expect(steps, id).toHaveCount(firstSteps(id));
      await expect(steps.filter({ visible: false }), id).toHaveCount(0);
      await expect(page.locator('[data-action], [data-preset]').filter({ visible: true }), id).toHaveCount(0);
    }
  });
});

test('each step is announced, and nothing moves for readers who asked for that', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'en', 'crisis');
  const [now, said] = [page.locator('[data-example] [role="status"]'), present(page).locator('.ex-what')];
  const before = await now.textContent();
  await page.locator('[data-action="last"]').click();
  await expect(now).not.toHaveText(before ?? '');
  // At the last step pieces change places within a party, which has no sign. At the one before it a delegate comes.
  await page.locator('[data-action="back"]').click();
  // The row of the list is marked a moment after the step is shown.
  await expect(async () => expect(await now.textContent()).toContain(await said.evaluate((p) => p.firstChild!.textContent))).toPass();
  await expect(page.locator('[data-changed] .cm-sign').filter({ visible: true }).first()).toBeVisible();
  const moving = page.locator('[data-example] *').filter({ visible: true });
  const animated = await moving.evaluateAll((elements) => elements.filter((element) => element.getAnimations().length > 0).length);
  expect(animated).toBe(0);
});

test(
  'the arithmetic of an event for three players is a table with headings, and has a limit where it took something',
  { tag: '@once' },
  async ({ page }) => {
    const expectTable = async (columns: number, red: readonly string[]): Promise<void> => {
      const step = page.locator('[data-step="2"]');
      await expect(step.locator('thead th[scope="col"]')).toHaveCount(columns);
      await expect(step.locator('tbody th[scope="row"]')).toHaveText(['Red', 'Green', 'Blue']);
      await expect(step.locator('tbody tr').first().locator('td')).toHaveText(red);
    };
    await open(page, 'en', 'crisis');
    await expectTable(5, ['3 cities', '−2', '1', 'loses 4 M€']);
    // In the French edition influence changes the limit.
    await open(page, 'en', 'crisis', '1.p.ordinary.fr.2');
    await expectTable(5, ['3 cities', '3', '3', 'loses 12 M€']);
    await page.locator('[data-preset="solo"]').click();
    await expect(page.locator('[data-step] table')).toHaveCount(0);
  },
);

test('the arrow keys make steps where nothing else takes them: on the page of an example, and within it', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'influence');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(present(page)).toHaveAttribute('data-step', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(present(page)).toHaveAttribute('data-step', '1');
  for (const other of ['[name="amount"]', '.search-open, header a']) {
    await page.locator(other).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(present(page)).toHaveAttribute('data-step', '1');
  }
  await page.locator('[data-action="first"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(present(page)).toHaveAttribute('data-step', '2');
  // In a chapter the page has other things to do.
  await page.goto('/en/turmoil/influence/');
  const example = page.locator('[data-example]').first();
  await example.locator('[data-action="forward"]').click();
  await expect(example.locator('[data-step][aria-current="step"]')).toHaveAttribute('data-step', '2');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  await example.locator('[data-action="forward"]').click();
  await expect(example.locator('[data-step][aria-current="step"]')).toHaveAttribute('data-step', '3');
});

test('in its chapter an example keeps no state and links to its own page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/crisis/');
  const example = page.locator('[data-example="crisis"]');
  await example.locator('[data-action="forward"]').click();
  await expect(example.locator('[aria-current="step"]')).toHaveAttribute('data-step', '2');
  expect(new URL(page.url()).search).toBe('');
  await expect(example.locator('.ex-page a')).toHaveAttribute('href', /\/en\/turmoil\/examples\/crisis\/\?s=1\.p\.ordinary\.default\.2$/);
});

test('what comes late moves nothing under a press that has begun', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 420 });
  let letCome = (): void => undefined;
  const asked = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/_astro\/late\.[^.]+\.js$/, async (route) => asked.then(() => route.continue()));
  await open(page, 'en', 'crisis', '1.p.ordinary.default.1');
  const second = page.locator('[data-preset]').nth(1);
  await second.hover({ position: { x: 12, y: 12 } });
  await page.mouse.down();
  letCome();
  await page.locator('.ex-rail ol').waitFor();
  await page.mouse.up();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  // Then it comes: the list of all situations, and the whole stage.
  await expect(page.locator('.ex-all')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

/** Phones as they are, upright and on their side. */
const PHONES = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 330 },
] as const;

test('an example opens at its top, a link to a case of it at the stage, and Next stays where it is', { tag: '@once' }, async ({ page }) => {
  const forward = page.locator('[data-action="forward"]');
  for (const screen of PHONES) {
    await page.setViewportSize(screen);
    await open(page, 'ru', 'crisis');
    await lateCode(page);
    // On its side, a phone has room for the name in the bar alone.
    await expect(page.locator(screen.width < screen.height ? 'h1' : '.bar .place')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(forward).toBeInViewport({ ratio: 1 });
    const top = (await forward.boundingBox())!;
    await page.mouse.click(top.x + 22, top.y + 22);
    await expect(present(page)).toHaveAttribute('data-step', '2');
    // The first step brings the stage into sight. Upright, the buttons were at the lower edge already.
    await expect(page.locator('[data-stage] [data-changed]').first()).toBeInViewport({ ratio: 1 });
    if (screen.width < screen.height) expect(Math.abs((await forward.boundingBox())!.y - top.y)).toBeLessThan(1);

    await open(page, 'ru', 'crisis', '1.p.ordinary.default.1');
    for (const seen of ['[data-changed]', '.ex-now > p', '[data-action="forward"]'])
      await expect(page.locator(`[data-stage] ${seen}`).first()).toBeInViewport({ ratio: 1 });
    // A thumb taps twice at one place.
    const { x, y } = (await forward.boundingBox())!;
    for (const step of ['2', '3']) {
      await page.mouse.click(x + 22, y + 22);
      await expect(present(page)).toHaveAttribute('data-step', step);
    }
  }
});

test('in French, no name that an example puts together has a bare colon', { tag: '@once' }, async ({ page }) => {
  for (const id of ['contracts-setup', 'scoring', 'influence']) {
    await open(page, 'fr', id);
    await lateCode(page);
    await page.locator('[data-action="own"], [data-action="table"]').first().click();
    await expect(page.locator('.ex-place, .ot').first()).toBeAttached();
    const said = await page.locator('[data-example]').evaluate((example) => {
      const names = [...example.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel!);
      const texts = [...example.querySelectorAll('*')].flatMap(({ childNodes }) =>
        [...childNodes].map((node) => (node instanceof Text ? node.data : '')),
      );
      return [...names, ...texts];
    });
    expect(said.some((text) => text.includes(':'))).toBe(true);
    expect(said.filter((text) => /[^\s\d]:(?!\S)/.test(text))).toEqual([]);
  }
});
