import { expect } from 'vitest';
import { addressOf, attributeOf, count, textOf, until, type Check, type Checks, type Engine } from '../engine.ts';

const CHAPTER = 'turmoil/committee/';
const BOX = '[data-search="box"]';
const PAGE = '[data-search="page"]';
const FIRST = '[data-hit="rule"]';

const answered = (page: Engine, query: string, search = BOX): Promise<void> =>
  until(() => attributeOf(page, `${search} [data-part="list"]`, 'data-search-done')).toBe(query);

/** Opens the search of the present page by its key, types, and waits for the answer. */
const askHere = async (page: Engine, query: string): Promise<void> => {
  await page.press('/');
  await until(() => page.eval(() => document.activeElement?.getAttribute('name'))).toBe('q');
  await page.type(query);
  await answered(page, query);
};

/** The same on a page that is opened. */
const ask = async (page: Engine, address: string, query: string): Promise<void> => {
  await page.open(address);
  await askHere(page, query);
};

/** Closes the hits by Escape, and then empties the field. */
const escape = async (page: Engine): Promise<void> => {
  await page.press('Escape');
  await until(() => count(page, `${BOX} [data-hit]`)).toBe(0);
  await page.press('Escape');
  await until(() => page.eval(() => document.querySelector<HTMLInputElement>('[data-search="box"] input')!.value)).toBe('');
};

const firstRule = (page: Engine): Promise<string | null> => attributeOf(page, `${BOX} ${FIRST}`, 'data-rule');

/** A search that finds its rule first, though the query is not what the page says. */
const finds =
  (lang: string, query: string, rule: string): Check =>
  async (page, site) => {
    await ask(page, site.at(`${lang}/${CHAPTER}`), query);
    expect(await firstRule(page)).toBe(rule);
    expect(await count(page, `${BOX} ${FIRST} mark`)).toBeGreaterThan(0);
  };

export const search: Checks = {
  'an English word finds the rule on a Russian page': finds('ru', 'neutral delegate', 'turmoil:committee.neutral'),
  'a Russian word finds the rule on a French page': finds('fr', 'нейтральный делегат', 'turmoil:committee.neutral'),

  'on a Russian page 3e finds both steps': async (page, site) => {
    await ask(page, site.at(`ru/${CHAPTER}`), '3e');
    await until(() => count(page, `${BOX} ${FIRST}`)).toBeGreaterThanOrEqual(2);
  },

  'a slip of the finger and a number find the rule; Escape closes the hits and empties the field; arrows and Enter open a rule': async (
    page,
    site,
  ) => {
    await finds('en', 'loobying', 'turmoil:committee.lobbying')(page, site);
    await page.press('ArrowDown');
    await escape(page);
    await askHere(page, '4.1');
    expect(await firstRule(page)).toBe('turmoil:committee.lobbying');
    await escape(page);
    await askHere(page, 'lobby');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'] as const) await page.press(key);
    const href = await page.eval(() => (document.activeElement as HTMLAnchorElement).href);
    expect(href).toBe(await page.eval((first) => document.querySelector<HTMLAnchorElement>(`${first} [data-part="link"]`)!.href, `${BOX} ${FIRST}`));
    await page.press('Enter');
    await until(() => addressOf(page)).toBe(href);
  },

  'Enter in the field leads to the page of results': async (page, site) => {
    await ask(page, site.at(`fr/${CHAPTER}`), 'lobby');
    await page.press('Enter');
    await until(() => addressOf(page)).toBe(site.at('fr/search/?q=lobby&game=turmoil'));
    await answered(page, 'lobby', PAGE);
    expect(await textOf(page, `${PAGE} [data-hit]`)).toMatch(/lobby/i);
  },

  '400 quick inputs: the last one is answered and stands in the address': async (page, site) => {
    await page.open(site.at('en/search/?q=lobby'));
    await answered(page, 'lobby', PAGE);
    // In one task of the page, as the browser takes keys that were pressed while it was busy.
    await page.eval(() => {
      const input = document.querySelector<HTMLInputElement>('[data-search="page"] input[name="q"]')!;
      setTimeout(() => {
        for (let at = 0; at < 400; at++) {
          input.value = at % 2 ? 'delegate' : 'delegat';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
    });
    await answered(page, 'delegate', PAGE);
    await until(() => addressOf(page)).toBe(site.at('en/search/?q=delegate'));
  },
};
