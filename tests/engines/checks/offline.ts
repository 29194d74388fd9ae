import { expect } from 'vitest';
import { attributeOf, count, textOf, until, type Checks, type Engine } from '../engine.ts';
import type { Site } from '../site.ts';

/** The language of the page is on the device, whole. */
const isKept = (page: Engine): Promise<void> => until(() => attributeOf(page, 'html', 'data-offline'), 60_000).toBe('ready');

/** What a reader does on a device that keeps English, without a network. */
const isThere = async (page: Engine, site: Site): Promise<void> => {
  await page.reload();
  await until(() => textOf(page, 'section[id="committee.lobbying"] .rule-title')).toContain('4.1');
  await page.press('/');
  await page.type('нейтральный делегат');
  await until(() => attributeOf(page, '[data-search="box"] [data-hit="rule"]', 'data-rule')).toBe('turmoil:committee.neutral');
  for (const address of ['', 'turmoil/crisis/?from=chat', 'world-problems/round', 'turmoil/glossary/']) {
    await page.open(site.at(`en/${address}`));
    expect(await textOf(page, 'h1'), address).toMatch(/\p{L}/u);
    expect(await attributeOf(page, 'html', 'lang'), address).toBe('en');
  }
  await page.open(site.at('en/mars-contracts/examples/contract-life/'));
  await page.click('[data-action="forward"]');
  await until(() => attributeOf(page, '[data-step][aria-current="step"]', 'data-step')).toBe('2');
  expect(await count(page, '[data-problem]')).toBe(0);
};

export const offline: Checks = {
  'after one visit the server is really stopped: the page, the search, pages that were never opened, and an example are there': async (
    page,
    site,
  ) => {
    await page.open(site.at('en/turmoil/committee/'));
    await isKept(page);
    await site.stop();
    await isThere(page, site).finally(() => site.start());
  },
};
