/*
 * Hydrates the examples of a page. On its own page, an example is hydrated at once. In a chapter, it is hydrated when a reader
 * points at it or moves the focus into it.
 */
import type { AnyExample } from './example.ts';
import type { PageData } from './page-data.ts';

/** The part of each example that runs in a browser. Each is fetched only when it is needed. */
const views = import.meta.glob<AnyExample>('../*/view.tsx', { import: 'default' });

const touches = ['pointerdown', 'pointerover', 'focusin', 'touchstart'] as const;
const clickable = ['data-action', 'data-preset', 'data-choice'] as const;

/** Returns a selector of the clicked control that is also valid after hydration; undefined if nothing there can be clicked. */
const selectorOf = (target: EventTarget | null): string | undefined => {
  const element = target instanceof Element ? target.closest(clickable.map((name) => `[${name}]`).join()) : null;
  const name = element && clickable.find((one) => element.hasAttribute(one));
  return name ? `[${name}="${element.getAttribute(name)}"]` : undefined;
};

const fetchData = async (address: string): Promise<PageData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<PageData>;
};

/** Fetches an example's code and words in parallel, then hydrates the server's HTML. */
const hydrate = async (root: HTMLElement): Promise<void> => {
  const { island = '', words = '', embedded } = root.dataset;
  const [{ mount }, example, data] = await Promise.all([import('./mount.tsx'), views[`../${island}/view.tsx`]!(), fetchData(words)]);
  await mount(root, example, data, embedded !== undefined);
  delete root.dataset['pending'];
};

/** Hydrates an example in a chapter on the first touch, so that other readers load no code. A click before that is repeated afterwards. */
const hydrateWhenTouched = (root: HTMLElement): void => {
  let clicked: string | undefined;
  const remember = (event: Event): void => {
    clicked = selectorOf(event.target) ?? clicked;
  };
  const hydrateOnce = async (): Promise<void> => {
    touches.forEach((name) => root.removeEventListener(name, hydrateOnce));
    await hydrate(root);
    root.removeEventListener('click', remember);
    if (clicked) root.querySelector<HTMLElement>(clicked)?.click();
  };
  root.addEventListener('click', remember);
  touches.forEach((name) => root.addEventListener(name, hydrateOnce, { passive: true }));
};

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (root.dataset['embedded'] === undefined) void hydrate(root);
  else hydrateWhenTouched(root);
}
