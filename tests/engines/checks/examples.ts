import { expect } from 'vitest';
import { addressOf, attributeOf, count, until, type Checks, type Engine, type Key } from '../engine.ts';
import type { Site } from '../site.ts';

/** An example of each game. */
const EXAMPLES = ['turmoil/examples/crisis/', 'mars-contracts/examples/contract-life/', 'world-problems/examples/cycle/'] as const;

const open = async (page: Engine, site: Site, address: string): Promise<void> => {
  await page.open(site.at(address));
  await until(() => count(page, '[data-pending]:not([data-embedded])')).toBe(0);
};

const isAt = (page: Engine, step: number): Promise<void> =>
  until(() => attributeOf(page, '[data-step][aria-current="step"]', 'data-step')).toBe(String(step));

/**
 * Clicks "Next" to the last step, inside the page: the driver would take longer for a click than the page for a step.
 *
 * @param from the first step to go to
 * @returns the steps that were not the present one in their turn
 */
const clickThrough = async (from: number, last: number): Promise<readonly number[]> => {
  const missed: number[] = [];
  for (let step = from; step <= last; step++) {
    document.querySelector<HTMLElement>('[data-action="forward"]')!.click();
    // The row of the list is marked a moment after the step is shown.
    const isMarked = (): boolean => document.querySelector('[data-step][aria-current="step"]')?.getAttribute('data-step') === String(step);
    for (const end = performance.now() + 5000; !isMarked() && performance.now() < end;) await new Promise(requestAnimationFrame);
    if (!isMarked()) missed.push(step);
  }
  return missed;
};

/** Goes through an example by clicks and by keys: each step is the present one in its turn, and the whole stage fits the window. */
const stepped = async (page: Engine, site: Site, address: string): Promise<void> => {
  await open(page, site, address);
  const steps = await count(page, '[data-step]');
  expect(steps).toBeGreaterThan(3);
  for (const [action, step] of [
    ['forward', 2],
    ['forward', 3],
    ['back', 2],
  ] as const) {
    await page.click(`[data-action="${action}"]`);
    await isAt(page, step);
  }
  expect(await page.eval(clickThrough, 3, steps)).toEqual([]);
  expect(await page.eval(() => document.querySelector('[data-stage]')!.getBoundingClientRect().height <= innerHeight)).toBe(true);
  await page.eval(() => document.querySelector<HTMLElement>('[data-action="back"]')!.focus());
  const moves: readonly (readonly [Key, number])[] = [
    ['Home', 1],
    ['End', steps],
    ['ArrowLeft', steps - 1],
    ['ArrowRight', steps],
  ];
  for (const [key, step] of moves) {
    await page.press(key);
    await isAt(page, step);
  }
};

export const examples: Checks = {
  ...Object.fromEntries(
    EXAMPLES.map((address) => [
      `${address} is stepped through by clicks and keys`,
      (page: Engine, site: Site) => stepped(page, site, `en/${address}`),
    ]),
  ),

  'an example in its chapter answers to the first click': async (page, site) => {
    await page.open(site.at('ru/turmoil/crisis/'));
    await page.click('[data-example="crisis"] [data-action="forward"]');
    await until(() => attributeOf(page, '[data-example="crisis"] [aria-current="step"]', 'data-step')).toBe('2');
  },

  '400 quick steps: the last one is shown and stands in the address': async (page, site) => {
    await open(page, site, 'en/turmoil/examples/crisis/');
    await page.click('[data-action="forward"]');
    await until(() => addressOf(page)).toMatch(/s=1\..+\.2$/);
    // In one task of the page, as the browser takes keys that were pressed while it was busy. The driver would draw after each press.
    await page.eval(() => {
      const [forward, back] = ['forward', 'back'].map((name) => document.querySelector<HTMLElement>(`[data-action="${name}"]`)!);
      setTimeout(() => {
        for (let at = 0; at < 401; at++) (at % 2 ? back : forward)!.click();
      });
    });
    await isAt(page, 3);
    await until(() => addressOf(page)).toMatch(/\.3$/);
  },

  'the step goes along to another language': async (page, site) => {
    await open(page, site, 'en/turmoil/examples/crisis/');
    await page.click('[data-action="forward"]');
    await until(() => addressOf(page)).toMatch(/s=1\..+\.2$/);
    // The bar has left with the text, and comes back on the way up.
    const top = (): number => {
      scrollTo({ top: 0, behavior: 'instant' });
      return document.querySelector('.bar')!.getBoundingClientRect().top;
    };
    await until(() => page.eval(top)).toBe(0);
    await page.click('a[data-lang-switch="fr"]');
    await until(() => addressOf(page)).toMatch(/\/fr\/turmoil\/examples\/crisis\/\?s=1\..+\.2$/);
    await isAt(page, 2);
  },

  'my table is kept over a reload': async (page, site) => {
    await open(page, site, 'en/turmoil/examples/crisis/');
    await page.click('[data-action="table"]');
    for (const party of ['reds', 'reds', 'unity']) await page.click(`.ot [data-choice="${party}"]`);
    const pieces = (): Promise<readonly number[]> =>
      page.eval(() => ['reds', 'unity'].map((party) => document.querySelectorAll(`.ot .of-${party} .token-red:not(.is-gone)`).length));
    await until(pieces).toEqual([2, 1]);
    await until(() => page.eval(() => localStorage.getItem('rr.own-table'))).toMatch(/^1\./);
    await open(page, site, 'en/turmoil/examples/crisis/');
    await page.click('[data-action="table"]');
    await until(pieces).toEqual([2, 1]);
  },
};
