/*
 * Hydrates the examples of a page. On its own page, an example is hydrated at once. In a chapter, it is hydrated when a reader
 * points at it or moves the focus into it; the style sheet comes when they are near.
 */
import type { AnyExample } from './definition/example.ts';
import type { PageData } from './definition/page-data.ts';
import { retrying } from './loading/retry.ts';

/** Fetches the part of an example that runs in a browser. */
const fetchView = async (address: string): Promise<AnyExample> =>
  ((await import(/* @vite-ignore */ address)) as { readonly default: AnyExample }).default;

const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

const fetchData = async (address: string): Promise<PageData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<PageData>;
};

/** Fetches an example's code and words in parallel, then hydrates the server's HTML. */
const hydrate = async (root: HTMLElement): Promise<void> => {
  const { view = '', words = '', sheet } = root.dataset;
  const load = retrying(root);
  const [{ mount }, example, data] = await load(async () => {
    const parts = [import('./mount.tsx'), fetchView(view), fetchData(words)] as const;
    // Nothing is on its way any more when the next try begins: a browser would remember that its import failed.
    await Promise.allSettled(parts);
    return Promise.all(parts);
  });
  await mount(root, { example, data, embedded: !!sheet, load });
  delete root.dataset['pending'];
};

/** Hydrates an example. The buttons that a reader clicks before that are clicked again afterwards: hydration keeps their elements. */
const hydrateWithClicks = async (root: HTMLElement): Promise<void> => {
  const clicked: HTMLElement[] = [];
  const remember = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button && !button.closest('.ex-failed')) clicked.push(button);
  };
  root.addEventListener('click', remember);
  await hydrate(root);
  root.removeEventListener('click', remember);
  for (const button of clicked) {
    button.click();
    // Preact renders before the next click.
    await Promise.resolve();
  }
};

/** Adds the style sheet of what scripts show before a reader comes to an example, so that its first touch moves nothing. */
const styleWhenNear = (root: HTMLElement): void => {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      // After the sheets that it builds on.
      document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: root.dataset['sheet'] }));
    },
    { rootMargin: '100%' },
  );
  near.observe(root);
};

/** Hydrates an example in a chapter on the first touch, so that other readers load no code. */
const hydrateWhenTouched = (root: HTMLElement): void => {
  let hydrated: Promise<void> | undefined;
  const onTouch = (): void => void (hydrated ??= hydrateWithClicks(root));
  touches.forEach((name) => root.addEventListener(name, onTouch));
  styleWhenNear(root);
};

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (root.dataset['sheet']) hydrateWhenTouched(root);
  else void hydrateWithClicks(root);
}
