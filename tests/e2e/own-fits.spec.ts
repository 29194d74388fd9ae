/* What the editor of the reader's own table has to fit on a phone, with as much as a table can have. */
import type { Page } from '@playwright/test';
import { TABLE_EXAMPLES, usesEvents, type TableExample } from '../../src/examples/editors/own-table/table/inputs.ts';
import { axe, faultsOf } from './axe.ts';
import { expect, type Lang, LANGS, test } from './base.ts';
import { clicker, cutter, open } from './examples.ts';
import { FULL, measures, openTable, press } from './own-table.ts';

const SCREENS = [
  { width: 360, height: 560 },
  { width: 740, height: 330 },
] as const;

const openFull = async (page: Page, lang: Lang, id: TableExample): Promise<void> => {
  await page.addInitScript((text) => localStorage.setItem('rr.own-table', text), `1.${FULL}`);
  await open(page, lang, id);
  await openTable(page);
};

/** The editor and what opens over its board fit each screen. `look` looks at each of them on an upright phone. */
const fits = async (page: Page, id: TableExample, look?: () => Promise<void>): Promise<void> => {
  const cut = await cutter(page);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const panel of ['', '[data-space="distant"]', '[data-tool="more"]']) {
      // An example that looks at no event asks for none.
      if (panel.startsWith('[data-space') && !usesEvents(id)) continue;
      if (panel) {
        await press(page, panel);
        // Escape closes what has the focus.
        await expect(page.locator('.ot-panel:focus-within')).toBeVisible();
      }
      const { height, rest } = await measures(page, cut);
      expect(height, `${panel} at ${screen.width}`).toBeLessThanOrEqual(screen.height);
      expect(rest, `${panel} at ${screen.width}`).toEqual({ wide: false, small: [], cut: [] });
      if (screen === SCREENS[0]) await look?.();
      if (!panel) continue;
      await page.keyboard.press('Escape');
      await expect(page.locator('.ot-panel')).toHaveCount(0);
    }
  }
};

const hasNoFaults = async (page: Page): Promise<void> => expect(faultsOf((await (await axe(page)).include('.ot').analyze()).violations)).toEqual([]);

const hasTwoColumns = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 640, height: 360 });
  const [board, hand] = [await page.locator('.ot-board').boundingBox(), await page.locator('.ot-hand').boundingBox()];
  expect(hand!.x).toBeGreaterThan(board!.x + board!.width);
  expect((await measures(page, await cutter(page))).rest).toEqual({ wide: false, small: [], cut: [] });
};

const saysRefusalsInFull = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  const said = page.locator('.ot-now .ot-said');
  const click = await clicker(page);
  // A tap from outside costs more than what it does; the last one, which is refused, is real.
  const refused = async (code: string, ...presses: readonly string[]): Promise<void> => {
    for (const one of presses.slice(0, -1)) await click.evaluate((click, one) => click(`.ot ${one}`), one);
    await press(page, presses.at(-1)!);
    await expect(said).toHaveAttribute('data-refusal', code);
    expect(await said.evaluate((one) => one.scrollHeight - one.clientHeight), code).toBeLessThanOrEqual(1);
  };
  await refused('none-to-remove', '[data-piece="green"]', '[data-tool="remove"]', '[data-choice="kelvinists"]');
  await refused('dominance-outnumbered', '[data-tool="marker"]', '[data-choice="kelvinists"]');
  await refused('leader-outnumbered', '[data-piece="black"]', '[data-tool="leader"]', '[data-choice="reds"]');
  await refused('reserve-empty', '[data-tool="leader"]', '[data-piece="red"]', ...Array.from({ length: 8 }, () => '[data-choice="unity"]'));
  await refused('wrong-delegate-count', '[data-piece="neutral"]', ...Array.from({ length: 12 }, () => '[data-choice="greens"]'));
};

for (const lang of LANGS)
  test(
    `${lang}: with five players the editor of crisis fits small phones, and says in full why something is refused`,
    { tag: '@once' },
    async ({ page }) => {
      await openFull(page, lang, 'crisis');
      // Colours and roles are the same in each language.
      const look = lang === LANGS[0] ? () => test.step('axe finds nothing', () => hasNoFaults(page)) : undefined;
      await test.step('the editor fits a small phone', () => fits(page, 'crisis', look));
      await test.step('a small phone on its side has two columns, in which five players fit', () => hasTwoColumns(page));
      // The last part: it changes the table.
      await test.step('why something is refused is said in full, at a table of five players too', () => saysRefusalsInFull(page));
    },
  );

/** Tried in each language: `lobbying` stands for the editors without events, `policies` has numbers of its own. */
const IN_EACH: readonly TableExample[] = ['lobbying', 'policies'];
const IN_ONE = TABLE_EXAMPLES.filter((id) => id !== 'crisis' && !IN_EACH.includes(id));

for (const [id, lang] of [
  ...IN_EACH.flatMap((id) => LANGS.map((lang) => [id, lang] as const)),
  ...IN_ONE.map((id, at) => [id, LANGS[at % LANGS.length]!] as const),
])
  test(`${lang}: the editor of ${id} fits a small phone`, { tag: '@once' }, async ({ page }) => {
    await openFull(page, lang, id);
    await fits(page, id);
  });
