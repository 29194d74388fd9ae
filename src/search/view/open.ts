/* The part of the search that every page has. It fetches the rest when the reader enters a search field. */

import type { Strings } from '../../i18n/say.ts';

const roots = [...document.querySelectorAll<HTMLElement>('[data-search]')];
/** What holds for the whole page. */
const page = document.documentElement.dataset;
const fieldOf = (root: HTMLElement): HTMLInputElement => root.querySelector<HTMLInputElement>('input[name="q"]')!;

const fetched = async <T>(address: string | undefined): Promise<T> => {
  const answer = await fetch(address!);
  if (answer.ok) return (await answer.json()) as T;
  throw new Error(address);
};

/** The style sheet of the answers; a search without it still answers. */
const styled = ({ dataset: { sheet } }: HTMLElement): Promise<unknown> | undefined =>
  sheet ? import('../../styles/linked.ts').then((code) => code.linked(sheet)) : undefined;

/** What had the focus before each field: a search that is left gives it back. */
const before = new Map<HTMLElement, EventTarget | null>();

const start = (root: HTMLElement): void => {
  if (root.dataset['ready']) return;
  root.dataset['ready'] = 'yes';
  const { words, index, tag } = root.dataset;
  // The result page has the tag of the index; others fetch it beside the code that needs it. If it fails, that code asks again.
  Promise.all([import('./box.ts'), fetched<Strings>(words), tag ?? fetched<string>(index).catch(() => ''), styled(root)])
    .then(([{ listen }, strings, tag]) => {
      listen(root, strings, tag, () => before.get(root));
      if (navigator.onLine) delete page['net'];
    })
    .catch(() => {
      root.dataset['ready'] = '';
      // The bar says so. Each key tries again. Many browsers do not fetch failed code twice: then the button leads to the search's own page.
      page['net'] = 'off';
    });
};

for (const root of roots) {
  const field = fieldOf(root);
  // Only the result page has a tag. On others, who comes back from a hit finds the search as it was left: `box.ts` notes it. The home
  // page has a search of its own after that of the bar.
  const state = history.state as { readonly typed?: string } | null;
  const asked = root.dataset['tag'] ? new URLSearchParams(location.search).get('q') : root === roots.at(-1) && state?.typed;
  if (asked) field.value = asked;
  if (asked || document.activeElement === field) start(root);
  field.addEventListener('blur', () => delete page['typing']);
  field.addEventListener('focus', ({ relatedTarget }) => {
    // An attribute: the browser would try `html:has(input:focus)` on the whole page at each step of an example.
    page['typing'] = '';
    // It is an element of the page, or null.
    if (!root.contains(relatedTarget as Element | null)) before.set(root, relatedTarget);
    start(root);
  });
  field.addEventListener('input', () => start(root));
}

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input,textarea,select,[contenteditable]');

/** Tells whether a key types a sign of the `/` key. In the Cyrillic layout that key types a full stop and, for `?`, a comma. */
const types = ({ key, code }: KeyboardEvent, sign: string, inCyrillic: string): boolean => key === sign || (code === 'Slash' && key === inCyrillic);

document.addEventListener('keydown', (event) => {
  const off = page['shortcuts'] === 'off';
  if (off || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (types(event, '?', ',')) document.getElementById('settings')?.togglePopover();
  if (!types(event, '/', '.')) return;
  const field = fieldOf(roots[0]!);
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.select();
});
