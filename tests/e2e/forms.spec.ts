import { EXAMPLES } from '../../src/examples/all.ts';
import { expect, examplesHydrated, onScreens, PHONE_AND_DESK, test } from './base.ts';
import { open, present, tabTo } from './examples.ts';

test('an illegal committee explains itself and keeps what was entered', { tag: '@once' }, async ({ page }) => {
  await open(page, 'ru', 'crisis');
  await page.locator('.ex-editor > summary').click();
  const field = page.locator('[name="greens.red"]');
  await field.fill('8');
  const problem = page.locator('[data-problem="wrong-delegate-count"]');
  await expect(problem).toHaveText(/7.*\d/);
  await expect(problem.locator('a.cite')).toBeVisible();
  await expect(field).toHaveValue('8');
  await expect(page.locator('[data-action="forward"]')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-step]')).toHaveCount(0);

  await field.fill('two');
  await expect(page.locator('[data-problem="not-countable"]')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await examplesHydrated(page);
  await expect(field).toHaveValue('two');

  await field.fill('0');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await expect(present(page)).toHaveAttribute('data-step', '1');
});

test('influence: the rulebooks’ amounts, and the reader’s own', { tag: '@once' }, async ({ page }) => {
  await open(page, 'fr', 'influence');
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

test('a list of actions grows, is refused at its place, and gets shorter', { tag: '@once' }, async ({ page }) => {
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
  await examplesHydrated(page);
  await expect(page.locator('[data-step]')).toHaveCount(4);
  await page.locator('[data-list="undo"]').click();
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', '10');
  await page.locator('[data-list="clear"]').click();
  await expect(page.locator('[data-step]')).toHaveCount(0);
});

test('the editions ask the Reds’ price in their own ways', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'policies');
  await page.locator('[data-preset="reds"]').click();
  const result = page.locator('output[data-value]');
  await expect(result).toHaveAttribute('data-value', '5');
  await page.locator('[name="edition"]').selectOption('fr');
  await expect(result).toHaveAttribute('data-value', '8');
  await page.locator('[name="number1"]').fill('two');
  await expect(page.locator('[data-problem="not-countable"]')).toBeVisible();
  await expect(page.locator('[name="number1"]')).toHaveValue('two');
});

test('a requirement is met in one way, in both, or in none', { tag: '@once' }, async ({ page }) => {
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
  await expect(page.locator('[data-problem="not-countable"]')).toBeVisible();
  await expect(page.locator('[name="own"]')).toHaveValue('two');
});

test('delegates are sent by keyboard and taken back', { tag: '@once' }, async ({ page }) => {
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
  // The address has both actions as soon as the browser is free.
  await expect(page).toHaveURL(/(\*b\wr){2}/);
  await page.reload();
  await examplesHydrated(page);
  await expect(result).toHaveAttribute('data-value', 'reds');
  await page.locator('[data-action="undo"]').click();
  await expect(result).toHaveAttribute('data-value', 'kelvinists');
});

test('the edition decides which generations are counted, and what is typed is kept', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'event-track');
  const last = page.locator('[data-step="7"] .ex-what');
  await expect(last).toHaveText(/\b3\s\D+\s2, 3 and 4\.$/);
  await page.locator('[name="edition"]').selectOption('ru');
  await expect(last).toHaveText(/\b2\s\D+\s2 and 3\.$/);
  await page.locator('[name="generation"]').fill('5');
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', '8');
  await page.locator('[name="generation"]').fill('first');
  await expect(page.locator('[data-problem="no-such-generation"]')).toBeVisible();
  await expect(page.locator('[name="generation"]')).toHaveValue('first');
});

test('players and events make the set-up; nobody and one card twice are refused', { tag: '@once' }, async ({ page }) => {
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
  await expect(page.locator('[data-step="1"]')).toContainText('Yellow');
});

test('temperature: what was typed is kept, and the editions part at the second 0 °C', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'temperature', '1.p.zero-again.default.1');
  const oceans = page.locator('.tt-oceans');
  await page.locator('[data-action="last"]').click();
  await expect(oceans).toContainText('7');
  await page.locator('[name="edition"]').selectOption('fr');
  await expect(oceans).toContainText('6');
  await page.locator('[name="temperature"]').fill('−5');
  await expect(page.locator('[data-problem="off-the-scale"]')).toBeVisible();
  await expect(page.locator('[name="temperature"]')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await examplesHydrated(page);
  await expect(page.locator('[name="temperature"]')).toHaveValue('−5');
  await page.locator('[name="temperature"]').fill('−8');
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', '-4');
});

test('solar-phase: a missing choice is asked for, and answered', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'solar-phase', '1.p.decision.default.1');
  await expect(page.locator('[data-problem="decision-needed"]')).toHaveText(/temperature, oxygen or Venus/);
  await page.locator('[name="raised"]').selectOption('oxygen');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.locator('[data-action="last"]').click();
  await expect(page.locator('.flow-stop.is-present')).toHaveCount(1);
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', 'crisis');
  for (const goal of ['temperature', 'oxygen']) await page.locator(`[name="${goal}"]`).selectOption('goal');
  await expect(page.locator('output[data-value]')).toHaveAttribute('data-value', 'scoring');
});

test('final-scoring: a seat that changes hands changes the points', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'final-scoring');
  const result = page.locator('output[data-value]');
  await expect(result).toHaveAttribute('data-value', 'red:3 green:2 blue:1');
  await page.locator('[name="chairman"]').selectOption('blue');
  await expect(result).toHaveAttribute('data-value', 'red:2 green:2 blue:2');
  await page.locator('[name="player.blue"]').uncheck();
  await expect(page.locator('[data-problem="colour-not-playing"]')).toBeVisible();
  await expect(page.locator('[name="chairman"]')).toHaveAttribute('aria-invalid', 'true');
});

for (const lang of ['ru', 'fr'] as const)
  test(`${lang}: fields side by side are equally wide, and each choice is read in full`, { tag: '@once' }, async ({ page }) => {
    test.slow();
    for (const id of Object.keys(EXAMPLES)) {
      await open(page, lang, id);
      if (id === 'crisis') await page.locator('.ex-editor > summary').click();
      if (id === 'crisis') await expect(page.locator('.ex-editor [name]').first()).toBeVisible();
      await onScreens(page, PHONE_AND_DESK, async () => {
        const faults = await page.evaluate(() => {
          const found: string[] = [];
          document.querySelectorAll<HTMLDetailsElement>('.ex-input details').forEach((fold) => (fold.open = true));
          for (const group of document.querySelectorAll('.ex-input .ex-fields')) {
            const fields = [...group.querySelectorAll<HTMLElement>(':scope > .ex-field:not(.ex-tick)')];
            for (const one of fields)
              for (const other of fields)
                if (one.offsetTop + one.offsetHeight === other.offsetTop + other.offsetHeight && Math.abs(one.offsetWidth - other.offsetWidth) > 1)
                  found.push(`${one.textContent} is ${one.offsetWidth} px wide beside ${other.offsetWidth} px`);
          }
          for (const list of document.querySelectorAll<HTMLSelectElement>('.ex-input select'))
            [...list.options].forEach((option, at) => {
              list.selectedIndex = at;
              if (list.scrollHeight > list.clientHeight || list.scrollWidth > list.clientWidth) found.push(`cut: ${option.text}`);
            });
          return found;
        });
        expect(faults, id).toEqual([]);
      });
    }
  });
