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
 * Enters a query into the result page, or into the header's box on any other, and waits for the final answer.
 *
 * @param pause milliseconds between two keys; left out, the whole query comes at once, as when it is pasted
 */
export const ask = (page: Page, query: string, pause?: number): Promise<Answer> =>
  page.evaluate(
    async ([asked, pause]) => {
      const root = document.querySelector('.search-page') ?? document;
      const input = root.querySelector<HTMLInputElement>('input[name="q"]')!;
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
      const enter = (text: string): void => {
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      for (let length = 1; pause && length < asked.length; length++) {
        enter(asked.slice(0, length));
        await new Promise((next) => setTimeout(next, pause));
      }
      const start = performance.now();
      enter(asked);
      await answered();
      const ms = performance.now() - start;
      const found = [...listed()!.querySelectorAll<HTMLElement>('[data-hit]')];
      return { ms, hits: found.map(({ dataset }) => ({ kind: dataset['hit'] ?? '', name: dataset['rule'] ?? dataset['entry'] ?? '' })) };
    },
    [query, pause] as const,
  );
