/* The step of an example, shown under the rule that it applies. It comes with the first tap on a link to such a step. */
import type { AnyExample } from '../../examples/frame/definition/example.ts';
import type { PageData } from '../../examples/frame/definition/page-data.ts';
import own from '../../styles/rules/in-place.css?url';
import { pageOf } from '../site/trusted.ts';

const views = import.meta.glob<AnyExample>('../../examples/*/*/view.tsx', { import: 'default' });

/** What is unfolded: one step of the page at most. */
interface Unfolded {
  readonly link: HTMLAnchorElement;
  readonly remove: () => void;
  /** The top of the link in the window before the page scrolled to the step. */
  readonly linkTop: number;
  /** `scrollY` after that scrolling. */
  readonly scrolledTo: number;
}

/** The state of the history entry that unfolding a step adds. */
interface Marked {
  readonly step?: true;
}

let unfolded: Unfolded | undefined;
/** The link that was tapped last. What another one has asked for may still come. */
let wanted: HTMLElement | undefined;

const fetched = async (address: string): Promise<Response> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
};

/** Adds a style sheet that the page has not yet. Without it the step can be read too. */
const addSheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const done = (): void => resolve();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done }));
  });

/** Fetches what the page of an example names: its code, its words, its style sheets. */
const fetchExample = async (page: string) => {
  const root = pageOf(await (await fetched(page)).text()).querySelector<HTMLElement>('[data-island]')!;
  const { island = '', words = '' } = root.dataset;
  const sheets = [...root.parentElement!.querySelectorAll(':scope > link')].map((link) => link.getAttribute('href') ?? '');
  const [{ prepare }, example, data] = await Promise.all([
    import('../../examples/frame/in-place.tsx'),
    Object.entries(views).find(([file]) => file.endsWith(`/${island}/view.tsx`))![1](),
    fetched(words).then((answer) => answer.json() as Promise<PageData>),
    ...[...sheets, own].map(addSheet),
  ]);
  return { prepare, example, data };
};

/** Changes the page so that a link stays where the reader sees it. Returns what the change returns. */
const inSight = <T>(link: HTMLElement, change: () => T): T => {
  const { top } = link.getBoundingClientRect();
  const made = change();
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  return made;
};

/** In pixels. A smaller difference is rounding, not scrolling. */
const SCROLLED = 2;

/**
 * Folds the step. If the page has not been scrolled since, the link is again where it was before the page scrolled to the step. The focus goes
 * back to the link, if it was in the step; then the link is in sight in any case.
 */
const fold = (): void => {
  if (!unfolded) return;
  const { link, remove, linkTop, scrolledTo } = unfolded;
  const place = Math.abs(scrollY - scrolledTo) < SCROLLED ? linkTop : link.getBoundingClientRect().top;
  const held = link.closest('section')?.querySelector('.in-place:focus-within');
  unfolded = undefined;
  remove();
  link.removeAttribute('aria-expanded');
  if (held) link.focus({ preventScroll: true });
  scrollBy({ top: link.getBoundingClientRect().top - place, behavior: 'instant' });
  if (held) link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/** Hides the bar of the page, as on scrolling down. */
const hideBar = (): void => {
  document.documentElement.dataset['bar'] = 'away';
};

/**
 * Brings the step into sight. What is too high for the room below the bar gets the whole screen: the bar goes away, as on scrolling.
 *
 * @returns how far the page is scrolled then
 */
const bringIntoSight = (host: HTMLElement): number => {
  const { top, bottom } = host.getBoundingClientRect();
  const below = bottom - innerHeight;
  if (below <= 0) return scrollY;
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // The page shows its bar at the end of some long jumps.
  if (below > top - bar) ['scroll', 'scrollend'].forEach((event) => addEventListener(event, hideBar, { once: true }));
  const by = Math.min(top, below);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const end = document.documentElement.scrollHeight - innerHeight;
  const at = Math.min(scrollY + by, end);
  scrollBy({ top: by, behavior });
  return at;
};

/** Adds an entry to the history, so that Back folds the step. The browser must not restore an old scroll position then. */
const addEntry = (): void => {
  const entry = history.state as Marked | null;
  if (entry?.step) return;
  history.scrollRestoration = 'manual';
  history.pushState({ ...entry, step: true } satisfies Marked, '');
  history.scrollRestoration = 'auto';
};

const show = (link: HTMLAnchorElement, draw: (host: HTMLElement) => () => void): void => {
  const host = document.createElement('div');
  const remove = inSight(link, () => {
    fold();
    link.closest('.rule-foot')!.after(host);
    const clear = draw(host);
    link.setAttribute('aria-expanded', 'true');
    return () => {
      clear();
      host.remove();
    };
  });
  const { top } = link.getBoundingClientRect();
  addEntry();
  unfolded = { link, remove, linkTop: top, scrolledTo: bringIntoSight(host) };
};

/**
 * Shows the step that a link leads to under its rule, or folds it.
 *
 * @throws Error when a part of the example cannot be fetched
 */
export const act = async (target: HTMLElement): Promise<void> => {
  const link = target as HTMLAnchorElement;
  if (unfolded?.link === link) return fold();
  wanted = link;
  link.setAttribute('aria-busy', 'true');
  try {
    const { pathname, searchParams } = new URL(link.href);
    const { prepare, example, data } = await fetchExample(pathname);
    const draw = await prepare({ example, data, s: searchParams.get('s') ?? '', page: link.href, onFold: fold });
    if (wanted === link) show(link, draw);
  } finally {
    link.removeAttribute('aria-busy');
  }
};

document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !unfolded || document.querySelector(':popover-open')) return;
  if (target === document.body || unfolded.link.closest('section')?.contains(target as Node)) fold();
});

addEventListener('popstate', ({ state }) => {
  if ((state as Marked | null)?.step) return;
  fold();
  history.scrollRestoration = 'auto';
});
