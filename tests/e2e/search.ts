import type { Locator, Page } from '@playwright/test';
import { expect } from './base.ts';

/** The search in the header. */
export const box = (page: Page): Locator => page.locator('[data-search="box"]');

/** The search of the result page. */
export const resultPage = (page: Page): Locator => page.locator('[data-search="page"]');

/** Where a search is typed into. */
export const field = (search: Locator): Locator => search.locator('input[name="q"]');

/** Waits for the final answer to a query. */
export const answered = (search: Locator, query: string): Promise<void> =>
  expect(search.locator('[data-part="list"]')).toHaveAttribute('data-search-done', query);

/** The main link of a hit, which may have others. */
export const linkOf = (hit: Locator): Locator => hit.locator('[data-part="link"]');

/** The rules among the hits. */
export const hits = (search: Locator): Locator => search.locator('[data-hit="rule"]');

/** The full names of the rules among the hits, in order. */
export const rulesFound = async (search: Locator): Promise<readonly string[]> =>
  hits(search).evaluateAll((found) => found.map((hit) => (hit as HTMLElement).dataset['rule'] ?? ''));
