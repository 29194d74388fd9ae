/* Hydrates the examples of a page: on their own page at once, in a chapter when a reader points at one or moves the focus into it. */
import type { AnyExample } from './example.ts';
import type { PageData } from './page-data.ts';

/** The part of each example that runs in a browser, fetched one by one. */
const views = import.meta.glob<AnyExample>('../*/view.tsx', { import: 'default' });

const signs = ['pointerdown', 'pointerover', 'focusin', 'touchstart'] as const;
const handles = ['data-action', 'data-preset', 'data-choice'] as const;

/** What was clicked, as a selector that is still right after hydration; undefined for what answers no click. */
const handleOf = (target: EventTarget | null): string | undefined => {
  const element = target instanceof Element ? target.closest(handles.map((name) => `[${name}]`).join()) : null;
  const name = element && handles.find((handle) => element.hasAttribute(handle));
  return name ? `[${name}="${element.getAttribute(name)}"]` : undefined;
};

const fetched = async (address: string): Promise<PageData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<PageData>;
};

/** Fetches an example's code and words side by side, and hydrates what the server sent. */
const hydrate = async (root: HTMLElement): Promise<void> => {
  const { island = '', words = '', embedded } = root.dataset;
  const [{ mount }, example, data] = await Promise.all([import('./mount.tsx'), views[`../${island}/view.tsx`]!(), fetched(words)]);
  mount(root, example, data, embedded !== undefined);
  delete root.dataset['pending'];
};

/** An island in a page of text costs nothing until a reader turns to it. A click that comes earlier is repeated when it can be answered. */
const hydrateWhenTouched = (root: HTMLElement): void => {
  let clicked: string | undefined;
  const remember = (event: Event): void => {
    clicked = handleOf(event.target) ?? clicked;
  };
  const hydrateOnce = async (): Promise<void> => {
    signs.forEach((name) => root.removeEventListener(name, hydrateOnce));
    await hydrate(root);
    root.removeEventListener('click', remember);
    if (clicked) root.querySelector<HTMLElement>(clicked)?.click();
  };
  root.addEventListener('click', remember);
  signs.forEach((name) => root.addEventListener(name, hydrateOnce, { passive: true }));
};

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (root.dataset['embedded'] === undefined) void hydrate(root);
  else hydrateWhenTouched(root);
}
