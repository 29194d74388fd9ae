import type { Page } from '@playwright/test';
import { exampleFacts } from '../../src/api/examples.ts';
import { expect, islandsAwake, LANGS, test, type Lang } from './base.ts';

const EXAMPLES = {
  crisis: ['ordinary', 'tie', 'neutral-chairman', 'empty-reserve', 'same-party', 'refused'],
  influence: ['generous-funding', 'riots'],
  policies: ['mars-first', 'scientists', 'unity', 'kelvinists', 'reds', 'reds-cannot-pay', 'reds-in-crisis', 'greens'],
  requirement: ['ruling', 'delegates', 'both', 'lone-leader', 'others'],
  'event-track': ['crisis', 'set-up-coming', 'set-up-distant', 'no-neutral', 'last-card', 'refused'],
  setup: ['three-players', 'same-party', 'solo', 'five-players', 'refused'],
  lobbying: ['first-leader', 'take-over', 'reserve-first', 'card-removes', 'empty-lobby', 'too-few-megacredits', 'impossible-board'],
} as const;

/** The presets that are refused, and for what. */
const REFUSED: Readonly<Record<string, string>> = {
  'crisis refused': 'dominance-outnumbered',
  'event-track refused': 'no-such-generation',
  'setup refused': 'same-card-twice',
  'lobbying empty-lobby': 'lobby-empty',
  'lobbying too-few-megacredits': 'not-enough-megacredits',
  'lobbying impossible-board': 'dominance-outnumbered',
};
type ExampleId = keyof typeof EXAMPLES;

/** What refuses the presets that are refused, by example and preset. */
const REFUSED: Readonly<Record<string, string>> = {
  'crisis refused': 'dominance-outnumbered',
  'policies scientists': 'used-already',
  'policies reds-cannot-pay': 'reds-cannot-pay',
  'requirement lone-leader': 'requirement-not-met',
  'requirement others': 'requirement-not-met',
};

/** How many steps the first preset has at least. */
const LEAST_STEPS: Readonly<Record<ExampleId, number>> = { crisis: 11, influence: 5, policies: 6, requirement: 5 };

const open = async (page: Page, lang: Lang, id: ExampleId, s = ''): Promise<void> => {
  await page.goto(`/${lang}/turmoil/examples/${id}/${s && `?s=${encodeURIComponent(s)}`}`);
  await islandsAwake(page);
};

/** Presses Tab until the focus is on an element that matches. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
};

const present = (page: Page) => page.locator('[data-step][aria-current="step"]');

for (const lang of LANGS) {
  for (const [id, presets] of Object.entries(EXAMPLES) as [ExampleId, readonly string[]][]) {
    test(`${lang}: each preset of ${id} is run to its end by keyboard alone`, async ({ page }) => {
      test.slow();
      for (const preset of presets) {
        await open(page, lang, id);
        await tabTo(page, `[data-preset="${preset}"]`);
        await page.keyboard.press('Enter');
        await expect(page.locator(`[data-preset="${preset}"]`)).toHaveAttribute('aria-pressed', 'true');
        const refusal = REFUSED[`${id} ${preset}`];
        if (refusal) {
          await expect(page.locator('[data-problem]')).toHaveAttribute('data-problem', refusal);
        const problem = REFUSED[`${id} ${preset}`];
        if (problem) {
          await expect(page.locator('[data-problem]')).toHaveAttribute('data-problem', problem);
          continue;
        }
        await expect(page.locator('[data-problem]')).toHaveCount(0);
        await tabTo(page, '[data-action="forward"]');
        const count = await page.locator('[data-step]').count();
        for (let step = 2; step <= count; step++) {
          await page.keyboard.press(step % 2 ? 'Enter' : 'ArrowRight');
          await expect(present(page)).toHaveAttribute('data-step', String(step));
        }
        await expect(page.locator('[data-action="forward"]')).toHaveAttribute('aria-disabled', 'true');
        await expect(page.locator('[data-action="forward"]')).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(present(page)).toHaveAttribute('data-step', String(count));
      }
    });
  }

  test(`${lang}: a reload and every switch of language keep the state`, async ({ page }) => {
    await open(page, lang, 'crisis');
    await page.locator('[data-preset="tie"]').click();
    for (let step = 2; step <= 4; step++) await page.locator('[data-action="forward"]').click();
    const kept = async () => {
      await islandsAwake(page);
      await expect(page.locator('[data-preset="tie"]')).toHaveAttribute('aria-pressed', 'true');
      await expect(present(page)).toHaveAttribute('data-step', '4');
      expect(new URL(page.url()).searchParams.get('s')).toBe('1.p.tie.default.4');
    };
    await kept();
    await page.reload();
    await kept();
    for (const other of LANGS.filter((one) => one !== lang)) {
      await page.locator(`a[data-lang-switch][hreflang="${other}"]`).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await kept();
    }
  });

  for (const id of Object.keys(EXAMPLES) as ExampleId[]) {
    test(`${lang}: a damaged address of ${id} gets a sentence and the first preset`, async ({ page }) => {
      for (const s of ['nonsense', '1.p.unknown.default.1', '1.i.%00.default.1', '9.p.tie.default.1']) {
        await open(page, lang, id, s);
        await expect(page.locator('.ex-damaged')).toHaveText(/\p{L}+.*\./u);
        await expect(page.locator(`[data-preset="${EXAMPLES[id][0]}"]`)).toHaveAttribute('aria-pressed', 'true');
        await expect(present(page)).toHaveAttribute('data-step', '1');
      }
    });

    test(`${lang}: without scripts every step of ${id} can be read`, async ({ browser, baseURL, viewport }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(`/${lang}/turmoil/examples/${id}/`);
      const steps = page.locator(`[data-example="${id}"] li[data-step]`);
      expect(await steps.count()).toBeGreaterThanOrEqual(LEAST_STEPS[id]);
      for (const step of await steps.all()) {
        await expect(step).toBeVisible();
        await expect(step.locator('a.cite').first()).toHaveAttribute('href', /.+/);
      }
      for (const control of await page.locator('[data-action], [data-preset]').all()) await expect(control).toBeHidden();
      await context.close();
    });
  }

  test(`${lang}: an illegal committee explains itself and keeps what was entered`, async ({ page }) => {
    await open(page, lang, 'crisis');
    await page.locator('.ex-editor > summary').click();
    const field = page.locator('[name="greens.red"]');
    await field.fill('8');
    const problem = page.locator('[data-problem="wrong-delegate-count"]');
    await expect(problem).toHaveText(/\d.*7/);
    await expect(problem.locator('a.cite')).toBeVisible();
    await expect(field).toHaveValue('8');
    await expect(page.locator('[data-action="forward"]')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('[data-step]')).toHaveCount(0);

    await field.fill('two');
    await expect(page.locator('[data-problem="not-a-whole-number"]')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await islandsAwake(page);
    await expect(field).toHaveValue('two');

    await field.fill('0');
    await expect(page.locator('[data-problem]')).toHaveCount(0);
    await expect(present(page)).toHaveAttribute('data-step', '1');
  });

  test(`${lang}: the rulebooks' amounts, and the reader's own`, async ({ page }) => {
    await open(page, lang, 'influence');
    const result = page.locator('output[data-value]');
    await expect(result).toHaveAttribute('data-value', '14');
    await page.locator('[data-preset="riots"]').click();
    await expect(result).toHaveAttribute('data-value', '16');
    await page.locator('[name="amount"]').fill('3');
    await expect(result).toHaveAttribute('data-value', '8');
    await page.locator('[name="edition"]').selectOption('fr');
    await expect(result).toHaveAttribute('data-value', '12');
    await page.locator('[name="delegates"]').fill('9');
    await expect(page.locator('[data-problem="wrong-delegate-count"]')).toBeVisible();
    await expect(page.locator('[name="delegates"]')).toHaveValue('9');
  });
}

test('a list of actions grows, is refused at its place, and gets shorter', async ({ page }) => {
  await open(page, 'en', 'policies');
  await page.locator('[data-preset="kelvinists"]').click();
  await page.locator('[data-list="add"]').click();
  const problem = page.locator('[data-problem="not-enough-megacredits"]');
  await expect(problem).toContainText('4');
  await expect(page.locator('[data-step]')).toHaveCount(3);
  await page.locator('[name="megacredits"]').fill('40');
  await expect(problem).toHaveCount(0);
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', '0');
  await page.reload();
  await islandsAwake(page);
  await expect(page.locator('[data-step]')).toHaveCount(4);
  await page.locator('[data-list="undo"]').click();
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', '10');
  await page.locator('[data-list="clear"]').click();
  await expect(page.locator('[data-step]')).toHaveCount(0);
});

test('the editions ask the Reds’ price in their own ways', async ({ page }) => {
  await open(page, 'en', 'policies');
  await page.locator('[data-preset="reds"]').click();
  const result = page.locator('output[data-value]');
  await expect(result).toHaveAttribute('data-value', '5');
  await page.locator('[name="edition"]').selectOption('fr');
  await expect(result).toHaveAttribute('data-value', '8');
  await page.locator('[name="number1"]').fill('two');
  await expect(page.locator('[data-problem="not-a-whole-number"]')).toBeVisible();
  await expect(page.locator('[name="number1"]')).toHaveValue('two');
});

test('a requirement is met in one way, in both, or in none', async ({ page }) => {
  await open(page, 'en', 'requirement');
  const result = page.locator('output[data-value]');
  await expect(result).toHaveAttribute('data-value', 'ruling');
  await page.locator('[name="own"]').fill('2');
  await expect(result).toHaveAttribute('data-value', 'both');
  await page.locator('[name="ruling"]').selectOption('unity');
  await expect(result).toHaveAttribute('data-value', 'delegates');
  await page.locator('[name="own"]').fill('1');
  await expect(page.locator('[data-problem="requirement-not-met"]')).toBeVisible();
  await expect(page.locator('[data-step]')).toHaveCount(4);
  await page.locator('[name="leader"]').selectOption('none');
  await expect(page.locator('[data-problem="leader-missing"]')).toBeVisible();
  await page.locator('[name="own"]').fill('two');
  await expect(page.locator('[data-problem="not-a-whole-number"]')).toBeVisible();
  await expect(page.locator('[name="own"]')).toHaveValue('two');
test('delegates are sent by keyboard and taken back', async ({ page }) => {
  await open(page, 'en', 'lobbying');
  const result = page.locator('output[data-value]');
  await tabTo(page, '[data-action="clear"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toHaveCount(0);
  await expect(result).toHaveAttribute('data-value', 'kelvinists');

  await page.locator('[name="player"]').selectOption('blue');
  await page.locator('[name="source"]').selectOption('reserve');
  for (const party of ['reds', 'reds']) {
    await page.locator('[name="player"]').focus();
    await tabTo(page, `[data-choice="${party}"]`);
    await page.keyboard.press('Enter');
  }
  await expect(result).toHaveAttribute('data-value', 'reds');
  await expect(page.locator('[data-rule="turmoil:open-questions.reserve-before-lobby"]')).toHaveCount(2);
  await page.reload();
  await islandsAwake(page);
  await expect(result).toHaveAttribute('data-value', 'reds');
  await page.locator('[data-action="undo"]').click();
  await expect(result).toHaveAttribute('data-value', 'kelvinists');
});

test('the edition decides which generations are counted, and what is typed is kept', async ({ page }) => {
  await open(page, 'en', 'event-track');
  const last = page.locator('[data-step="7"] .ex-what');
  await expect(last).toHaveText(/2, 3, 4/);
  await page.locator('[name="edition"]').selectOption('ru');
  await expect(last).toHaveText(/2, 3:/);
  await page.locator('[name="generation"]').fill('5');
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', '8');
  await page.locator('[name="generation"]').fill('first');
  await expect(page.locator('[data-problem="no-such-generation"]')).toBeVisible();
  await expect(page.locator('[name="generation"]')).toHaveValue('first');
});

test('players and events make the set-up; nobody and one card twice are refused', async ({ page }) => {
  await open(page, 'en', 'setup');
  const result = page.locator('output[data-value]');
  await expect(result).toHaveAttribute('data-value', 'kelvinists');
  await page.locator('[name="coming"]').selectOption('pandemic');
  await expect(result).toHaveAttribute('data-value', 'greens');
  await page.locator('[name="distant"]').selectOption('pandemic');
  await expect(page.locator('[data-problem="same-card-twice"]')).toBeVisible();
  await page.locator('[name="distant"]').selectOption('riots');
  for (const colour of ['red', 'green', 'blue']) await page.locator(`[name="player.${colour}"]`).uncheck();
  await expect(page.locator('[data-problem="no-players"]')).toBeVisible();
  await page.locator('[name="player.yellow"]').check();
  await expect(page.locator('[data-step="1"]')).toContainText('yellow');
});

test('each step is announced, and nothing moves for readers who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'en', 'crisis');
  const now = page.locator('[data-example] [aria-live="polite"]');
  const before = await now.textContent();
  await page.locator('[data-action="last"]').click();
  await expect(now).not.toHaveText(before ?? '');
  await expect(now).toContainText((await present(page).locator('.ex-what').textContent()) ?? '');
  await expect(page.locator('.is-changed .cm-sign').first()).toBeVisible();
  const moving = page.locator('[data-example] *').filter({ visible: true });
  const animated = await moving.evaluateAll((elements) => elements.filter((element) => element.getAnimations().length > 0).length);
  expect(animated).toBe(0);
});

test('the arrow keys are the example’s own only inside it and outside its fields', async ({ page }) => {
  await open(page, 'en', 'influence');
  await page.keyboard.press('ArrowRight');
  await expect(present(page)).toHaveAttribute('data-step', '1');
  await page.locator('[name="amount"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(present(page)).toHaveAttribute('data-step', '1');
  await page.locator('[data-action="first"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(present(page)).toHaveAttribute('data-step', '2');
});

test('in its chapter an example keeps no state and links to its own page', async ({ page }) => {
  await page.goto('/en/turmoil/crisis/');
  const example = page.locator('[data-example="crisis"]');
  await example.locator('[data-action="forward"]').click();
  await expect(example.locator('[aria-current="step"]')).toHaveAttribute('data-step', '2');
  expect(new URL(page.url()).search).toBe('');
  await expect(example.locator('.ex-page a')).toHaveAttribute('href', /\/en\/turmoil\/examples\/crisis\/\?s=1\.p\.ordinary\.default\.2$/);
});

for (const id of Object.keys(EXAMPLES) as ExampleId[]) {
  test(`${id} fits a screen of 320 pixels, and its buttons a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const lang of LANGS) {
      await open(page, lang, id);
      if (id === 'crisis') await page.locator('.ex-editor > summary').click();
      const widest = await page
        // The presets are one row that a thumb pushes aside within its own box.
        .locator('[data-example] :not(.ex-presets *)')
        .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().right)));
      expect(widest).toBeLessThanOrEqual(320);
      for (const button of await page.locator('[data-action]').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

for (const id of Object.keys(EXAMPLES) as ExampleId[])
  test(`${id}: the data for programs name its presets and fields as its page does`, async ({ page }) => {
    await open(page, 'en', id);
    if (id === 'crisis') {
      await page.locator('.ex-editor > summary').click();
      await page.locator('[name="players"]').selectOption('5');
    }
    if (id === 'policies') for (let count = 4; count < 8; count++) await page.locator('[data-list="add"]').click();
    const { presets, fields } = exampleFacts(id);
    const example = page.locator(`[data-example="${id}"]`);
    expect(await example.locator('[data-preset]').evaluateAll((all) => all.map((each) => each.getAttribute('data-preset')))).toEqual(presets);
    const named = await example.locator('[name]').evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    expect([...new Set(named)].sort()).toEqual([...new Set(fields)].sort());
  });
