/* The room that a stage has on a phone: enough for five players and their arithmetic, and no more than the steps of a situation need. */
import { sketched, write } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES, factsOf } from '../../src/examples/all.ts';
import { expect, LANGS, test } from './base.ts';
import { clicker, lateCode, open, present } from './examples.ts';
import { misfits } from './fits.ts';

const TALL = { width: 360, height: 740 } as const;

/** As much as a step of the crisis can say: five players with delegates in the party that comes to power, and an event that each of them meets otherwise. */
const FIVE = write(
  sketched({
    players: {
      red: { tr: 24, stock: { megacredits: 18 }, counts: { cities: 3 } },
      green: { tr: 21, stock: { megacredits: 9 }, counts: { cities: 5 } },
      blue: { tr: 22, stock: { megacredits: 25 }, counts: { cities: 2 } },
      yellow: { tr: 31, stock: { megacredits: 2 }, counts: { cities: 6 } },
      black: { tr: 19, stock: { megacredits: 44 }, counts: { cities: 4 } },
    },
    parties: { unity: 'rgbyk', 'mars-first': 'nrgbyk', reds: 'kky', kelvinists: 'ng', scientists: 'bbn' },
    ...{ ruling: 'mars-first', dominant: 'mars-first', chairman: 'red', lobby: [] },
    events: { distant: 'improved-energy-templates', coming: 'aquifer-released-by-public-council', current: 'red-influence' },
  }),
);

for (const lang of LANGS)
  test(`${lang}: a crisis of five players fits and covers nobody, and Next stays in place`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(TALL);
    await open(page, lang, 'crisis', `1.i.${FIVE}.default.1`);
    await lateCode(page);
    const faults = await page.evaluate(
      async (click) => {
        const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const forward = document.querySelector('[data-action="forward"]')!;
        const found: string[] = [];
        const { x, y } = forward.getBoundingClientRect();
        for (let step = 1; ; step++) {
          if (boxOf('.cm-people').bottom > boxOf('.ex-bar').top) found.push(`step ${step}: a player is covered`);
          if (Math.abs(forward.getBoundingClientRect().y - y) >= 1) found.push(`step ${step}: Next has moved`);
          if (!forward.contains(document.elementFromPoint(x + 22, y + 22))) found.push(`step ${step}: a thumb misses Next`);
          if (forward.ariaDisabled) return { found, step, all: document.querySelectorAll('[data-step]').length };
          await click('[data-action="forward"]');
        }
      },
      await clicker(page),
    );
    expect(faults).toEqual({ found: [], step: faults.all, all: faults.all });
    expect(faults.all).toBeGreaterThan(10);
    expect(await misfits(page, [{ preset: null, refusals: 0 }])).toEqual([]);
  });

/** As FIVE, with an event of one effect. */
const COUNTED = FIVE.replace('red-influence', 'riots');

for (const lang of LANGS)
  test(
    `${lang}: on a phone the arithmetic of five players has all columns, in the stage and in the list of steps`,
    { tag: '@once' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [width, height, input, part] of [
        [740, 360, COUNTED, '.ex-now'],
        [360, 740, COUNTED, '.ex-now'],
        [360, 740, COUNTED, '.ex-steps'],
        [360, 740, FIVE, '.ex-steps'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, lang, 'crisis', `1.i.${input}.default.2`);
        await lateCode(page);
        const faults = await page.locator(`${part} table`).evaluate((table) => {
          const box = table.closest('.ex-now, .ex-steps')!;
          box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, right, top, bottom } = box.getBoundingClientRect();
          return [...table.querySelectorAll('th, td')].flatMap((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            const at = words.getBoundingClientRect();
            const isSeen = cell.checkVisibility() && at.left >= left && at.right <= right && at.top >= top - 1 && at.bottom <= bottom + 1;
            return isSeen && parseFloat(getComputedStyle(cell).fontSize) >= 11 ? [] : [cell.textContent];
          });
        });
        expect(faults, `${width} x ${height} ${part}`).toEqual([]);
        expect(await page.locator(`${part} th[scope="col"]`).count()).toBe(6);
        if (part === '.ex-steps') {
          const [table, rule] = [await page.locator('.ex-steps table').boundingBox(), await present(page).locator('> .cite').boundingBox()];
          expect(table!.y + table!.height).toBeLessThanOrEqual(rule!.y);
        }
      }
    },
  );

/** The lines of words that a stage may leave free at its fullest step, and one more for a phone with wider letters. */
const MOST_FREE = 80;

for (const lang of LANGS)
  test(`${lang}: the stage of a situation is no higher than its steps need, and Next stays in place`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(TALL);
    for (const id of ['policies', 'bank-and-technology', 'final-scoring', 'ranking']) {
      await open(page, lang, id);
      await lateCode(page);
      const faults = await page.evaluate(
        async ({ presets, most, click }) => {
          const found: string[] = [];
          const [back, now] = [document.querySelector('[data-action="back"]')!, document.querySelector('.ex-now')!];
          for (const preset of presets) {
            await click(`[data-preset="${preset}"]`);
            await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
            const stage = document.querySelector('[data-stage]')!;
            const free: number[] = [];
            const places = new Set<number>();
            for (let step = 1; step <= document.querySelectorAll('[data-step]').length; step++) {
              free.push(now.getBoundingClientRect().bottom - now.lastElementChild!.getBoundingClientRect().bottom);
              places.add(Math.round(back.getBoundingClientRect().top - stage.getBoundingClientRect().top));
              await click('[data-action="forward"]');
            }
            if (Math.min(...free) > most) found.push(`${preset}: ${Math.min(...free)} px are free`);
            if (places.size > 1) found.push(`${preset}: the buttons move`);
          }
          return found;
        },
        { presets: factsOf(id).presets.filter((preset) => !(preset in EXAMPLES[id]!.refused)), most: MOST_FREE, click: await clicker(page) },
      );
      expect(faults, id).toEqual([]);
    }
  });
