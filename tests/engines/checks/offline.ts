import { expect } from 'vitest';
import { attributeOf, count, textOf, until, type Check, type Checks, type Engine } from '../engine.ts';

/** The language of the page is on the device, whole. */
const isKept = (page: Engine): Promise<void> => until(() => attributeOf(page, 'html', 'data-offline'), 60_000).toBe('ready');

/** One visit, and then the server is really stopped: every check begins with it, and ends with the server there again. */
const withoutServer =
  (act: Check): Check =>
  async (page, site) => {
    await page.open(site.at('en/turmoil/committee/'));
    await isKept(page);
    await site.stop();
    await act(page, site).finally(() => site.start());
  };

export const offline: Checks = {
  'after one visit the page reloads with the server stopped, and the search answers': withoutServer(async (page) => {
    await page.reload();
    await until(() => textOf(page, 'section[id="committee.lobbying"] .rule-title')).toContain('4.1');
    await page.press('/');
    await page.type('нейтральный делегат');
    await until(() => attributeOf(page, '[data-search="box"] [data-hit="rule"]', 'data-rule')).toBe('turmoil:committee.neutral');
  }),

  'after one visit pages that were never opened are there with the server stopped': withoutServer(async (page, site) => {
    for (const address of ['', 'turmoil/crisis/?from=chat', 'world-problems/round', 'turmoil/glossary/']) {
      await page.open(site.at(`en/${address}`));
      expect(await textOf(page, 'h1'), address).toMatch(/\p{L}/u);
      expect(await attributeOf(page, 'html', 'lang'), address).toBe('en');
    }
  }),

  'after one visit an example that was never opened runs with the server stopped': withoutServer(async (page, site) => {
    await page.open(site.at('en/mars-contracts/examples/contract-life/'));
    await page.click('[data-action="forward"]');
    await until(() => attributeOf(page, '[data-step][aria-current="step"]', 'data-step')).toBe('2');
    expect(await count(page, '[data-problem]')).toBe(0);
  }),
};
