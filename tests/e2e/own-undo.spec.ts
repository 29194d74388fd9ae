import { expect, test } from './base.ts';
import { open } from './examples.ts';
import { openTable, press, withRule } from './own-table.ts';

test('undo takes a refusal away before an entry, and says which entry it takes back', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  const said = page.locator('.ot-now .ot-said');
  const reds = page.locator('.ot .of-reds .token:not(.is-gone)');
  await press(page, '[data-tool="remove"]');
  await press(page, '[data-choice="unity"]');
  await press(page, '[data-tool="undo"]');
  await expect(said).not.toHaveAttribute('data-refusal');
  await expect(page.locator('.ot [data-tool="undo"]')).toHaveAttribute('aria-disabled', 'true');
  await press(page, '[data-tool="remove"]');
  await press(page, '[data-choice="reds"]');
  await press(page, '[data-tool="remove"]');
  await press(page, '[data-choice="unity"]');
  await press(page, '[data-tool="undo"]');
  await expect(said).toHaveText('That change is dropped. The table is as it was.');
  await expect(reds).toHaveCount(1);
  await press(page, '[data-tool="undo"]');
  await expect(said).toHaveText('Undone: “Red sends a delegate to the Reds”.');
  await expect(reds).toHaveCount(0);
  await press(page, '[data-tool="redo"]');
  await expect(said).toHaveText('Redone: “Red sends a delegate to the Reds”.');
  await expect(reds).toHaveCount(1);
});

test('what was entered is taken back after a reload too, and on a page in another language', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/table/');
  await page.locator('[data-action="table"]').click();
  for (const party of ['reds', 'unity', 'greens']) await press(page, `[data-choice="${party}"]`);
  await page.locator('.ot [data-number="megacredits"] button').first().click();
  await page.reload();
  const said = page.locator('.ot-now .ot-said');
  for (const what of ['Red: M€ 0', 'Red sends a delegate to the Greens']) {
    await press(page, '[data-tool="undo"]');
    await expect(said).toHaveText(`Undone: “${what}”.`);
  }
  await expect(page.locator('.ot [data-number="megacredits"] input')).toHaveValue('');
  await page.goto('/fr/table/');
  await press(page, '[data-tool="undo"]');
  await expect(said).toHaveText(/^Annulé\s: «\sun changement antérieur\s»\.$/);
  await press(page, '[data-tool="undo"]');
  await expect(page.locator('.ot .cm-parties .token-red:not(.is-gone)')).toHaveCount(0);
  await expect(page.locator('.ot [data-tool="undo"]')).toHaveAttribute('aria-disabled', 'true');
});

test('a number that is typed as it was adds nothing to take back', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  const [tr, undo] = [page.locator('.ot [data-number="tr"] input'), page.locator('.ot [data-tool="undo"]')];
  await tr.fill('20');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  // On the way it was another one.
  await tr.selectText();
  await page.keyboard.type('20');
  await expect(tr).toHaveValue('20');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await press(page, '[data-tool="undo"]');
  await expect(page.locator('.ot-now .ot-said')).toHaveText('Undone: “Red: TR 205”.');
  await expect(tr).toHaveValue('20');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a refusal names its rule as a link, and its way out is a button, as in a case', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  const [why, fix] = [page.locator('.ot-now .ex-problem'), page.locator('.ot-now [data-fix]')];
  const reds = page.locator('.ot .of-reds .token:not(.is-gone)');
  for (let placed = 0; placed < 7; placed++) await press(page, '[data-choice="unity"]');
  await press(page, '[data-choice="reds"]');
  await expect(why.locator('a.cite')).toHaveAttribute('href', /turmoil\/committee\/#committee\.lobbying$/);
  await expect(fix).toHaveText('Take one from Unity');
  await fix.click();
  await expect(reds).toHaveCount(1);
  await expect(why).toHaveCount(0);
  // Where nothing else helps, it is let be.
  await press(page, '[data-tool="remove"]');
  await press(page, '[data-choice="greens"]');
  await expect(why.locator('a.cite')).toHaveAttribute('href', /#committee\.delegate$/);
  await expect(fix).toHaveText('Leave this out');
  await fix.click();
  await expect(why).toHaveCount(0);
  await expect(fix).toHaveCount(0);
  await expect(reds).toHaveCount(1);
});

test('undo takes back what came last, be it a delegate or a text that is no number', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  const tr = page.locator('.ot [data-number="tr"] input');
  const green = page.locator('.ot .of-reds .token-green:not(.is-gone)');
  await tr.fill('2x');
  await press(page, '[data-piece="green"]');
  await press(page, '[data-choice="reds"]');
  await press(page, '[data-tool="undo"]');
  await expect(green).toHaveCount(0);
  await press(page, '[data-piece="red"]');
  await expect(tr).toHaveValue('2x');
  await press(page, '[data-tool="undo"]');
  await expect(tr).toHaveValue('20');
  await press(page, '[data-tool="redo"]');
  await expect(green).toHaveCount(1);
  await tr.fill('3x');
  await press(page, '[data-tool="undo"]');
  await expect(tr).toHaveValue('20');
  await expect(green).toHaveCount(1);
});

test(
  'a text that is no number: Done says each time that nothing can start, and a button enters the last number',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'en', 'crisis');
    await openTable(page);
    const said = page.locator('.ot-now .ot-said');
    const tr = page.locator('.ot [data-number="tr"] input');
    await tr.fill('31');
    await tr.fill('31x');
    await press(page, '[data-tool="done"]');
    await expect(said).toHaveText('No example can use this table yet.');
    await press(page, '[data-tool="done"]');
    await expect(said).toHaveText('Still not possible.');
    await expect(page.locator('.ot-allowed [data-fix="enter"]')).toHaveText('Enter 20');
    await press(page, '[data-fix="enter"]');
    await expect(tr).toHaveValue('20');
    await press(page, '[data-tool="done"]');
    await expect(page.locator('.ot')).toHaveCount(0);
  },
);

test('the tool of the leader seat stays, as the one that removes does', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  for (const tool of ['leader', 'remove']) {
    await press(page, `[data-tool="${tool}"]`);
    for (const party of ['reds', 'unity']) await press(page, `[data-choice="${party}"]`);
    await expect(page.locator(`.ot [data-tool="${tool}"]`)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('.ot .cm-parties .token-red:not(.is-gone)')).toHaveCount(0);
});

test('each tap that is refused is answered, also for the same reason', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  for (let placed = 0; placed < 7; placed++) await press(page, '[data-choice="unity"]');
  const said = page.locator('.ot-now .ot-said');
  const why = 'Red cannot send a delegate from the reserve: none is left there. Choose another colour.';
  await press(page, '[data-choice="reds"]');
  await expect(said).toHaveText(withRule(why));
  for (const party of ['reds', 'greens', 'greens']) {
    // Another element each time: it is announced and seen again.
    await said.locator('.ex-problem').evaluate((one) => (one.dataset['old'] = ''));
    await press(page, `[data-choice="${party}"]`);
    await expect(said).toHaveText(withRule(`Still not possible. ${why}`));
    await expect(said.locator('[data-old]')).toHaveCount(0);
    await expect(page.locator(`.ot [data-party="${party}"]`)).toHaveAttribute('data-refused', '');
  }
});

test('an edit that changes nothing says so, and is not there to be taken back', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  await press(page, '[data-choice="reds"]');
  for (const presses of [
    ['[data-tool="leader"]', '[data-choice="reds"]'],
    ['[data-tool="marker"]', '[data-choice="reds"]'],
    ['[data-place="policy"]', '[data-choice="greens"]'],
  ]) {
    for (const one of presses) await press(page, one);
    await expect(page.locator('.ot-now .ot-said')).toHaveText('Nothing changes: the table already shows this.');
  }
  await press(page, '[data-tool="undo"]');
  await expect(page.locator('.ot-now .ot-said')).toHaveText('Undone: “Red sends a delegate to the Reds”.');
});

test('a table on which nothing was entered is shown too', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'lobbying');
  await openTable(page);
  await press(page, '[data-tool="done"]');
  await expect(page.locator('[data-action="table"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.ex-picture [role="status"]')).toHaveText(/^Choose whose delegate moves/);
});

test('lobbying starts over without the own moves, at a table and from a preset, and undo brings them back', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'lobbying');
  const rows = page.locator('[data-step]');
  const answer = page.locator('.ex-picture .lob-answer');
  const pressed = page.locator('.ex-presets [aria-pressed="true"]');
  const [reset, undo] = [page.locator('[data-action="reset"]'), page.locator('[data-action="undo"]')];
  const of = await rows.count();
  for (const party of ['reds', 'greens']) await page.locator(`[data-choice="${party}"]`).click();
  const played = await rows.count();
  await reset.click();
  await expect(answer).toHaveText('Your moves are gone; Undo brings them back.');
  await expect(pressed).toHaveAttribute('data-preset', 'first-leader');
  await expect(rows).toHaveCount(of);
  await undo.click();
  await expect(rows).toHaveCount(played);
  await expect(answer).toHaveText('Undone: “Start over”.');

  await openTable(page);
  await press(page, '[data-choice="reds"]');
  await press(page, '[data-tool="done"]');
  await page.locator('[name="source"]').selectOption('lobby');
  for (const party of ['unity', 'unity']) await page.locator(`[data-choice="${party}"]`).click();
  await expect(page.locator('[data-problem]')).toBeVisible();
  // Once or twice: the table stays, and so does what Undo brings back.
  for (let presses = 0; presses < 2; presses++) {
    await reset.click();
    await expect(rows).toHaveCount(0);
    await expect(pressed).toHaveText('My table');
    await expect(page.locator('.ex-picture .of-reds .token:not(.is-gone)')).toHaveCount(1);
    await expect(page.locator('.ex-picture .of-unity .token:not(.is-gone)')).toHaveCount(0);
  }
  await undo.click();
  await expect(page.locator('.ex-picture .of-unity .token:not(.is-gone)')).toHaveCount(1);
  await expect(page.locator('[data-problem]')).toBeVisible();
});

test('what is taken back comes again, a held button is one change, and the numbers can be held', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await openTable(page);
  await press(page, '[data-choice="reds"]');
  await page.locator('.ot [data-number="tr"] button').last().click({ delay: 1200 });
  const tr = page.locator('.ot [data-number="tr"] input');
  expect(Number(await tr.inputValue())).toBeGreaterThan(25);
  const held = await tr.inputValue();
  await press(page, '[data-tool="undo"]');
  await expect(tr).toHaveValue('20');
  await press(page, '[data-tool="undo"]');
  await expect(page.locator('.ot .of-reds .token:not(.is-gone)')).toHaveCount(0);
  await expect(page.locator('.ot [data-tool="undo"]')).toHaveAttribute('aria-disabled', 'true');
  await press(page, '[data-tool="redo"]');
  await press(page, '[data-tool="redo"]');
  await expect(tr).toHaveValue(held);
  await page.keyboard.press('Control+z');
  await expect(tr).toHaveValue('20');
  // On a Russian keyboard.
  const russian = (key: string, code: string): Promise<void> =>
    page.locator('.ot [data-tool="undo"]').dispatchEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true });
  await russian('н', 'KeyY');
  await expect(tr).toHaveValue(held);
  await russian('я', 'KeyZ');
  await expect(tr).toHaveValue('20');
});
