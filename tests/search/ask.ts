import type { Page } from '@playwright/test';

/** A hit: what it is, and its full name. */
interface Hit {
  readonly kind: string;
  readonly name: string;
}

interface Answer {
  /** The final hits in their order. */
  readonly hits: readonly Hit[];
  /** Milliseconds from the last key of the query to the frame that shows its answer. */
  readonly ms: number;
}

/** Milliseconds between two keys of somebody who types fast. */
export const TYPING = 80;

/**
 * Types a query key by key into a field, all but its last letter.
 *
 * @param pause milliseconds after each key; left out, nothing is typed
 */
export const typeBeginning = (page: Page, field: string, query: string, pause?: number): Promise<void> =>
  page.evaluate(
    async ([field, query, pause]) => {
      const input = document.querySelector<HTMLInputElement>(field)!;
      for (let length = 1; pause && length < query.length; length++) {
        input.value = query.slice(0, length);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((next) => setTimeout(next, pause));
      }
    },
    [field, query, pause] as const,
  );

/** The field of the result page, or of the header's box on any other page. */
const FIELD = 'body:not(:has(.search-page)) input[name="q"], .search-page input[name="q"]';

/**
 * Enters a query into the result page, or into the header's box on any other, and waits for the final answer.
 *
 * @param pause milliseconds between two keys; left out, the whole query comes at once, as when it is pasted
 */
export const ask = async (page: Page, query: string, pause?: number): Promise<Answer> => {
  if (pause) await typeBeginning(page, FIELD, query, pause);
  return page.evaluate(
    async ([field, asked]) => {
      const input = document.querySelector<HTMLInputElement>(field)!;
      const root = input.closest('.search-page') ?? document;
      // It comes with the code of the search.
      const listed = (): HTMLElement | null => root.querySelector('[data-part="list"]');
      const answered = (): Promise<void> =>
        new Promise((done, fail) => {
          const check = (): void => {
            if (listed()?.dataset['searchDone'] === asked) requestAnimationFrame(() => setTimeout(done));
            else if (performance.now() - start > 10_000) fail(new Error(`no answer to "${asked}"`));
            else setTimeout(check);
          };
          check();
        });
      input.value = asked;
      const start = performance.now();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await answered();
      const ms = performance.now() - start;
      const found = [...listed()!.querySelectorAll<HTMLElement>('[data-hit]')];
      return { ms, hits: found.map(({ dataset }) => ({ kind: dataset['hit'] ?? '', name: dataset['rule'] ?? dataset['entry'] ?? '' })) };
    },
    [FIELD, query] as const,
  );
};
