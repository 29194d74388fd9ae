import { sketched, write } from '../../src/engine/turmoil/index.ts';
import { EXAMPLE_IDS, EXAMPLES, factsOf } from '../../src/examples/all.ts';
import { expect, LANGS, test, type Lang } from './base.ts';
import { lateCode, narrowMisfits, open, present, swipe } from './examples.ts';
import { misfits, type Looked } from './fits.ts';

const TALL = { width: 360, height: 740 } as const;
/** The visible part of a small phone, upright and on its side, and a phone. */
const SCREENS = [{ width: 360, height: 560 }, TALL, { width: 740, height: 330 }] as const;

const DESK = { width: 1280, height: 800 } as const;

/** What fits into the small phone fits into the tall one, unless it grows with it: a preset is tried there in one language. */
const lookedAt = (id: string, lang: Lang, screen: (typeof SCREENS)[number] | typeof DESK): readonly Looked[] =>
  factsOf(id)
    .presets.filter((_, index) => screen !== TALL || LANGS[index % LANGS.length] === lang)
    .map((preset) => ({ preset, refusals: preset in EXAMPLES[id]!.refused ? 1 : 0 }));

for (const lang of LANGS)
  for (const id of EXAMPLE_IDS)
    test(`${lang}: the stage of ${id} fits a small phone at every step of every preset, and no label is cut`, { tag: '@once' }, async ({ page }) => {
      test.slow();
      // A piece on its way is counted where it arrives.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, lang, id);
      const sheet = page.locator(id === 'crisis' ? '.ex-editor > summary' : 'none');
      for (const summary of await sheet.all()) await summary.click();
      if (id === 'crisis') await expect(page.locator('.ex-editor [name]').first()).toBeVisible();
      expect(await narrowMisfits(page)).toEqual([]);
      for (const summary of await sheet.all()) await summary.click();
      await lateCode(page);
      for (const screen of [...SCREENS, DESK]) {
        await page.setViewportSize(screen);
        expect(await misfits(page, lookedAt(id, lang, screen)), `${screen.width} x ${screen.height}`).toEqual([]);
      }
    });

test('keys, a tap on a row, the slider and playing make steps', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  const steps = await page.locator('[data-step]').count();
  const at = (step: number) => expect(present(page)).toHaveAttribute('data-step', String(step));
  await page.locator('[data-action="forward"]').focus();
  await page.keyboard.press('End');
  await at(steps);
  await page.keyboard.press('Home');
  await at(1);
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.locator('.ex-list summary').click();
  await page.locator('[data-step="4"] .ex-what').click({ position: { x: 4, y: 4 } }); // Its end has links.
  await at(4);
  await page.locator('.ex-rail input').press('ArrowRight');
  await at(5);
  await page.locator('[data-action="play"]').click();
  await expect(page.locator('[data-action="play"]')).toHaveAttribute('aria-label', 'Pause');
  await at(6); // At once. Then a reader has time to read.
  await expect(present(page)).toHaveAttribute('data-step', '7', { timeout: 10_000 });
  await page.locator('[data-action="play"]').click();
  await expect(page.locator('[data-action="play"]')).toHaveAttribute('aria-label', 'Play all steps');
});

for (const [id, own, editor] of [
  ['temperature', 'own', '.ex-own [data-tool="done"]'],
  ['crisis', 'table', '.ot [data-tool="done"]'],
] as const)
  test(`${id}: playing ends when an editor opens`, { tag: '@once' }, async ({ page }) => {
    await open(page, 'en', id);
    await lateCode(page);
    const play = page.locator('[data-action="play"]');
    await play.click();
    await expect(play).toHaveAttribute('aria-label', 'Pause');
    await page.locator(`[data-action="${own}"]`).click();
    await expect(page.locator(editor)).toBeVisible();
    await expect(play).toHaveAttribute('aria-label', 'Play all steps', { timeout: 1000 });
  });

test('a swipe over the stage makes a step, and a scroll does not', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  await page.locator('[data-action="forward"]').click();
  await expect(present(page)).toHaveAttribute('data-step', '2');
  // The code that listens to swipes also gives a button under the mouse its name.
  const forward = page.locator('[data-action="forward"]');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await forward.hover();
    await expect(forward).toHaveAttribute('title', /./, { timeout: 100 });
  }).toPass();
  const parties = page.locator('.cm-parties');
  await swipe(parties, -90, 10);
  await expect(present(page)).toHaveAttribute('data-step', '3');
  await swipe(parties, -50, 120);
  await expect(present(page)).toHaveAttribute('data-step', '3');
});

for (const lang of LANGS)
  test(`${lang}: on a desk, what M€ were and are stands clear of the lobby`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page, lang, 'crisis', '1.p.ordinary.default.2');
    const gaps = await page.locator('.cm-people > li:has(.cm-lobby)').evaluateAll((lines) =>
      lines.map((line) => {
        const boxOf = (part: string) => line.querySelector(part)!.getBoundingClientRect();
        return boxOf('.cm-lobby').left - boxOf('.cm-numbers > [data-changed]').right;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  });

test('what a step changed stays marked until the next one', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'crisis');
  const numbers = page.locator('.cm-numbers > [data-changed]');
  await expect(numbers).toHaveCount(3);
  for (let step = 2; step <= 3; step++) await page.locator('[data-action="forward"]').click();
  await expect(numbers).toHaveCount(0);
  await expect(page.locator('[data-stage] [data-changed]')).toHaveText(/Scientists/);
});

test(
  'lobbying: a tap moves at the step in sight, what came of it is shown at once, and undo brings back what was dropped',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'en', 'lobbying');
    const steps = page.locator('[data-step]');
    const before = await steps.count();
    await page.locator('[data-action="forward"]').click();
    await page.locator('[name="player"]').selectOption('blue');
    // The delegate in the lobby waits, so it is the one that goes until the reader chooses.
    await expect(page.locator('[name="source"]')).toHaveValue('lobby');
    await page.locator('[name="source"]').selectOption('reserve');
    await page.locator('[data-choice="reds"]').click();
    await expect(present(page)).toContainText('Blue sends a delegate to the Reds. Blue becomes leader of the Reds.');
    await expect(page.locator('[data-action="forward"]')).toHaveAttribute('aria-disabled', 'true');
    for (const changed of ['[data-party="reds"] .cm-seat', '.cm-people > :nth-child(3) .cm-reserve'])
      await expect(page.locator(`${changed}[data-changed]`)).toBeVisible();
    expect(await steps.count()).toBeLessThan(before);
    await expect(page.locator('.cm-people')).toContainText('−5 in all');
    // A rail of many steps numbers the actions.
    await expect(page.locator('.ex-rail li')).toHaveText(['1', '2']);
    await page.locator('[data-action="undo"]').click();
    await expect(steps).toHaveCount(before);
    await expect(present(page)).toHaveAttribute('data-step', '2');
    const answer = page.locator('[data-stage] .ex-picture [role="status"]');
    await expect(answer).toHaveText('Undone: “Blue sends a delegate to the Reds”.');
    await page.locator('[data-action="forward"]').click();
    await expect(answer).toBeEmpty();
  },
);

/** A tap on the Kelvinists takes the seat of their leader and the dominance marker. */
const BEFORE_A_TAKE_OVER = write(
  sketched({
    players: { red: { stock: { megacredits: 12 } }, green: {}, blue: {} },
    parties: { scientists: 'nr', kelvinists: 'nr', unity: 'n' },
    dominant: 'scientists',
    lobby: [],
  }),
);

const SAME_REASON = { ru: 'Так тоже нельзя', en: 'This is not possible either', fr: 'Impossible aussi' } as const;

for (const lang of LANGS)
  test(`${lang}: a small phone has room for all that came of a tap`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SCREENS[0]);
    await open(page, lang, 'lobbying', `1.i.${BEFORE_A_TAKE_OVER}*ru.default.1`);
    await expect(page.locator('[data-action="undo"]')).toContainText(/\p{L}/u);
    await page.locator('[data-choice="kelvinists"]').click();
    await lateCode(page);
    // The delegate, the new leader, where the marker goes, and what its leader has of it.
    await expect(page.locator('.ex-now .ex-what')).toHaveText(/^([^.]+\. ){3}[^.]+\.( [^.]+\.)?$/);
    // The rules of all that: the action with its cost, the leader, the marker, and who leads the dominant party.
    await expect(page.locator('.ex-body[data-cited] .ex-cited .cite')).toHaveCount(4);
    expect(await misfits(page, [{ preset: null, refusals: 0 }])).toEqual([]);
    for (const party of ['kelvinists', 'reds', 'greens']) await page.locator(`[data-choice="${party}"]`).click();
    // That it is refused once more, and why.
    await expect(page.locator('.ex-now .ex-problem')).toContainText(SAME_REASON[lang]);
    expect(await misfits(page, [{ preset: null, refusals: 1 }])).toEqual([]);
  });

test('a refusal is marked on the board, and its button is a way out', { tag: '@once' }, async ({ page }) => {
  for (const [id, preset, fix] of [
    ['lobbying', 'empty-lobby', 'from-reserve'],
    ['lobbying', 'too-few-megacredits', 'from-lobby'],
    ['lobbying', 'impossible-board', 'move-marker'],
    ['crisis', 'refused', 'move-marker'],
  ] as const) {
    await open(page, 'en', id, `1.p.${preset}.default.1`);
    await expect(page.locator('[data-stage] [data-problem]')).toHaveCount(1);
    await expect(page.locator('[data-stage] [data-refused]').first()).toBeVisible();
    await page.locator(`[data-fix="${fix}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-problem], [data-refused]')).toHaveCount(0);
    await expect(page.locator('[data-action="forward"]')).toBeFocused();
  }
});

test('the list before the row has all situations by name, and marks the present one', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'ru', 'crisis', '1.p.tie.default.1');
  const list = page.locator('.ex-all select');
  const buttons = page.locator('[data-preset]');
  await expect(list.locator('option')).toHaveText(await buttons.allTextContents());
  await expect(list).toHaveValue(await buttons.nth(1).innerText());
  const top = await page.evaluate(() => scrollY);
  await list.selectOption({ index: 8 });
  await expect(buttons.nth(8)).toHaveAttribute('aria-pressed', 'true');
  await expect(buttons.nth(8)).toBeInViewport();
  // The row moves, the page does not.
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await buttons.nth(7).click();
  await expect(list).toHaveValue(await buttons.nth(7).innerText());
});

test('in forced colours and in print a chapter shows pieces, flag and arrows', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/turmoil/committee/');
  const flag = page.locator('[data-island] .cm-marker');
  const shown = () =>
    flag.evaluate((one) => {
      const style = (selector: string) => getComputedStyle(one.closest('.cm')!.querySelector(selector)!);
      const inked = (colour: string) => colour !== getComputedStyle(document.body).backgroundColor && colour !== 'rgba(0, 0, 0, 0)';
      return {
        flag: inked(style('.cm-marker svg').fill),
        piece: inked(style('.token').stroke),
        arrow: inked(style('.cm-next').borderBlockEndColor) && style('.cm-next').borderInlineEndColor === 'rgba(0, 0, 0, 0)',
      };
    });
  for (const look of [{ media: 'print' }, { media: 'screen', forcedColors: 'active', colorScheme: 'dark' }] as const) {
    await page.emulateMedia(look);
    expect(await shown()).toMatchObject({ flag: true, piece: true, arrow: true });
  }
});

test('in forced colours the rail shows the present step, and a closed slot is crossed out', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/en/mars-contracts/examples/contract-life/');
  const ground = (selector: string) => page.locator(`${selector} >> nth=0`).evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(page.locator('.ex-rail .is-now')).toBeVisible();
  expect(await ground('.ex-rail .is-now')).not.toBe(await ground('.ex-rail li:not(.is-now)'));
  const closed = page.locator('.mt-slots .is-closed .is-action').first();
  for (let step = 1; step < 4; step += 1) await page.locator('[data-action="forward"]').click();
  expect(await closed.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('gradient');
});

test('without a network, a small screen says so in the bar and not on the board', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // This only sets the browser's own offline state: requests still succeed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/en/turmoil/examples/crisis/');
  await expect(page.locator('.bar .net')).toBeVisible();
  const [bar, said] = [await page.locator('.bar').boundingBox(), await page.locator('.bar .net').boundingBox()];
  expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
});
