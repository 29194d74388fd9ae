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

/** Enters a query into the result page, or into the header's box on any other, and waits for the final answer. */
export const ask = (page: Page, query: string): Promise<Answer> =>
  page.evaluate(async (asked) => {
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
    input.value = asked;
    const start = performance.now();
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await answered();
    const ms = performance.now() - start;
    const found = [...listed()!.querySelectorAll<HTMLElement>('[data-hit]')];
    return { ms, hits: found.map(({ dataset }) => ({ kind: dataset['hit'] ?? '', name: dataset['rule'] ?? dataset['entry'] ?? '' })) };
  }, query);
