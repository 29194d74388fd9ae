import { expect, test } from './base.ts';
import { lateCode, open, present } from './examples.ts';

test('the rail of a phone names each step that has room, and no number twice', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shown = () =>
    page
      .locator('.ex-rail li')
      .evaluateAll((all) => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) > 0 && one.textContent).map((one) => one.textContent));
  await open(page, 'ru', 'crisis');
  await lateCode(page);
  expect(await shown()).toEqual(['1', '2', '3а', '3б', '3в', '3г', '3д', '3е', '4а', '4б', '4в']);
  await page.locator('[data-preset="solo"]').click();
  const steps = await page.locator('[data-step]').count();
  for (let step = 1; step < steps; step++) {
    await page.locator('[data-action="forward"]').click();
    await expect(present(page)).toHaveAttribute('data-step', String(step + 1));
    const numbers = await shown();
    expect(numbers, `step ${step + 1}`).toEqual([...new Set(numbers)]);
  }
  // Steps without room for each number: every fifth has it, and the present one.
  await open(page, 'en', 'problems-setup', '1.p.six.default.13');
  await lateCode(page);
  expect(await shown()).toEqual(['1', '5', '10', '13', '15', '20']);
});

test('on a phone the rules of a step stand behind its words, and below the buttons where they have no room', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [cited, below] = [page.locator('.ex-cited > .cite'), present(page).locator('> .cite')];
  await open(page, 'en', 'crisis', '1.p.ordinary.default.5');
  await expect(cited).toBeInViewport({ ratio: 1 });
  await expect(below).toBeHidden();
  await open(page, 'ru', 'crisis', '1.p.neutral-chairman.default.2');
  await expect(below).toBeVisible();
  await expect(cited.first()).toBeHidden();
});

test(
  'below the stage the list shows the present step if the stage leaves something out; unfolded, it is as long as its steps and can be folded from where one reads',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'ru', 'crisis');
    const rows = page.locator('[data-step]').filter({ visible: true });
    const fold = page.locator('.ex-list summary');
    await expect(rows).toHaveCount(0);
    // A table has the place of the reason and of the rules.
    await page.locator('[data-action="forward"]').click();
    await expect(rows).toHaveAttribute('data-step', '2');
    await fold.click();
    await expect(rows).toHaveCount(await page.locator('[data-step]').count());
    await rows.nth(6).scrollIntoViewIfNeeded();
    expect(await page.locator('.ex-steps').evaluate((list) => list.scrollHeight <= list.clientHeight)).toBe(true);
    await expect(fold).toBeInViewport({ ratio: 0.9 });
    await fold.click();
    await expect(rows).toHaveCount(1);
    await expect(fold).toBeInViewport({ ratio: 0.9 });
    await fold.click();
    await rows.nth(6).locator('.ex-what').click();
    await expect(present(page)).toHaveAttribute('data-step', '7');
    await expect(page.locator('[data-stage]')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(fold).toBeHidden();
  },
);

test('unfolded at a late step, the list opens at its row', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'ru', 'crisis', '1.p.tie.default.12');
  await page.locator('.ex-list summary').click();
  await expect(page.locator('[data-step="1"]')).toBeVisible();
  await expect(present(page)).toHaveAttribute('data-step', '12');
  await expect(present(page)).toBeInViewport({ ratio: 1 });
});

test('each link to a rule in the list of steps is as high as a thumb, and has that room alone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'ru', 'crisis');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await page.locator('.ex-list summary').click();
  const heights = await page.locator('.ex-steps .cite').evaluateAll((links) =>
    links.map((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, width, top, height } = link.getBoundingClientRect();
      const ways = Array.from({ length: 61 }, (_, at) => document.elementFromPoint(left + width / 2, top + height / 2 + at - 30));
      return ways.filter((met) => met === link).length;
    }),
  );
  expect(heights.length).toBeGreaterThan(14);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('at the last step a button leads on to the next situation, and after the last situation there is none', { tag: '@once' }, async ({ page }) => {
  await open(page, 'fr', 'temperature');
  await lateCode(page);
  const [next, presets, last] = [page.locator('.ex-next'), page.locator('[data-preset]'), page.locator('[data-action="last"]')];
  await expect(next).toBeHidden();
  await last.click();
  await expect(next).toHaveText('Cas 2 sur 9\u00A0›');
  await expect(next).toHaveAccessibleName(`Cas 2 sur 9. ${await presets.nth(1).innerText()}`);
  await next.click();
  await expect(presets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-action="forward"]')).toBeFocused();
  await expect(next).toBeHidden();
  await open(page, 'fr', 'policies', '1.p.greens.default.1');
  await lateCode(page);
  await expect(presets.last()).toHaveAttribute('aria-pressed', 'true');
  await last.click();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeHidden();
});

test('a way out of a refused situation leads on to the next one too; a case of the reader’s own does not', { tag: '@once' }, async ({ page }) => {
  const next = page.locator('.ex-next');
  await open(page, 'en', 'lobbying', '1.p.empty-lobby.default.3');
  await lateCode(page);
  await page.locator('[data-fix]').click();
  await expect(next).toHaveText('Situation 6 of 7\u00A0›');
  await next.click();
  await expect(page.locator('[data-preset="too-few-megacredits"]')).toHaveAttribute('aria-pressed', 'true');
  await open(page, 'en', 'temperature');
  await lateCode(page);
  await page.locator('.ex-input [name="temperature"]').fill('-8');
  const last = page.locator('[data-action="last"]');
  await last.click();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeHidden();
});

test('whoever taps on through the steps stays in the situation', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'en', 'temperature');
  await lateCode(page);
  const { x, y } = (await page.locator('[data-action="forward"]').boundingBox())!;
  for (let tap = 0; tap < 5; tap += 1) await page.mouse.click(x + 30, y + 20);
  await expect(page.locator('.ex-next')).toBeVisible();
  await expect(page.locator('[data-preset]').first()).toHaveAttribute('aria-pressed', 'true');
});
