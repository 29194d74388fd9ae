/* The part of a search that is fetched when a reader turns to it: it answers while they type. */
import type { Lang } from '../i18n/locales.ts';
import { openEngine, type Engine, type Limit } from './engine.ts';
import type { Get } from './lists.ts';
import { NARROWS, readNarrow, type Narrow } from './narrow.ts';
import { forgetSearches, keepSearch } from './show/recent.ts';
import { clear, isOpen, offerRecent, partsOf, show, showFailure, type Parts } from './show/results.ts';

/** The folder of the index, which changes with what it holds; set by the build. */
declare const SEARCH_TAG: string;

const getFrom =
  (base: string): Get =>
  async <T>(name: string): Promise<T> => {
    const response = await fetch(`${base}pagefind/${SEARCH_TAG}/${name}`);
    if (!response.ok) throw new Error(`search: ${response.url} answers ${response.status}`);
    return (await response.json()) as T;
  };

let opened: Promise<Engine> | undefined;

/** The page's one engine. */
const engine = (base: string, lang: Lang): Promise<Engine> => (opened ??= openEngine(getFrom(base), lang, document.documentElement.dataset['game']));

/** After a failure the next search starts anew. */
const onFailure = (error: unknown): void => {
  opened = undefined;
  console.error(error);
};

/** How much is shown: the box is read in passing. */
const LIMITS: Readonly<Record<'box' | 'page', Limit>> = { box: { rules: 6, each: 2 }, page: { rules: 30, each: 3 } };

interface Search {
  readonly root: HTMLElement;
  readonly parts: Parts;
  readonly input: HTMLInputElement;
  readonly base: string;
  readonly limit: Limit;
  readonly isPage: boolean;
  /** Counts questions: only the answer to the last one is shown. */
  turn: number;
}

/** The fields that narrow the hits: only the result page has them. */
const narrowFields = ({ root }: Search): readonly HTMLSelectElement[] =>
  NARROWS.flatMap((name) => [...root.querySelectorAll<HTMLSelectElement>(`select[name="${name}"]`)]);

const narrowOf = (search: Search): Narrow => {
  const values = new Map(narrowFields(search).map(({ name, value }) => [name, value]));
  return readNarrow((name) => values.get(name) ?? null);
};

const rememberInAddress = (search: Search): void => {
  const address = new URL(location.href);
  for (const { name, value } of [search.input, ...narrowFields(search)]) {
    if (value.trim()) address.searchParams.set(name, value.trim());
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
};

const close = (search: Search): void => {
  search.turn++;
  clear(search.parts);
};

const empty = (search: Search): void => {
  close(search);
  if (document.activeElement === search.input) offerRecent(search.parts);
};

const answer = async (search: Search): Promise<void> => {
  const { input, parts, base, limit, isPage } = search;
  const turn = ++search.turn;
  const typed = input.value;
  if (isPage) rememberInAddress(search);
  delete parts.list.dataset['searchDone'];
  if (!typed.trim()) return empty(search);
  try {
    const found = await (await engine(base, parts.lang)).search(typed, limit, narrowOf(search));
    if (turn === search.turn) show(parts, base, found);
  } catch (error) {
    onFailure(error);
    if (turn === search.turn) showFailure(parts);
  }
};

const links = ({ parts }: Search): readonly HTMLAnchorElement[] =>
  [...parts.panel.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.checkVisibility());

const reopen = (search: Search): void => {
  if (!isOpen(search.parts)) void answer(search);
};

/** Arrows walk from the field through the hits and back; on closed hits they open them. */
const walk = (search: Search, step: 1 | -1): void => {
  reopen(search);
  const stops = [search.input, ...links(search)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
};

/** First closes what is open, then empties the field; the focus comes back to it. */
const escape = (search: Search): void => {
  if (search.isPage || !isOpen(search.parts)) search.input.value = '';
  if (search.isPage) void answer(search);
  else close(search);
  search.input.focus();
};

const onKey = (search: Search, event: KeyboardEvent): void => {
  if (event.isComposing) return;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(search, 1),
    ArrowUp: () => walk(search, -1),
    Escape: () => escape(search),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

const onSubmit = (search: Search, event: Event): void => {
  keepSearch(search.input.value.trim());
  if (!search.isPage) return;
  event.preventDefault();
  void answer(search);
};

/** Chapters belong to games: choosing a chapter chooses its game, and a game lets go of another's chapter. */
const onNarrow = (search: Search, changed: HTMLSelectElement): void => {
  const [, game, chapter] = NARROWS.map((name) => narrowFields(search).find((field) => field.name === name));
  const chosen = chapter?.selectedOptions[0]?.dataset['game'];
  if (game && chapter && chosen && chosen !== game.value) {
    if (changed === chapter) game.value = chosen;
    else chapter.value = '';
  }
  void answer(search);
};

/** Takes over what the address narrows to. */
const narrowFromAddress = (search: Search): void => {
  const narrow = readNarrow((name) => new URLSearchParams(location.search).get(name));
  for (const field of narrowFields(search)) field.value = narrow[field.name as keyof Narrow] ?? '';
  search.root.querySelector('[data-part="narrow"]')?.toggleAttribute('open', Object.keys(narrow).length > 0);
};

const onClick = (search: Search, target: EventTarget | null): void => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-part="list"] a, [data-part="all"]')) keepSearch(search.input.value.trim());
  if (!target.closest('[data-forget]')) return;
  forgetSearches();
  close(search);
  search.input.focus();
};

const closeOutside = (search: Search, to: EventTarget | null): void => {
  if (!search.isPage && !(to instanceof Node && search.root.contains(to))) close(search);
};

/**
 * Makes a search answer: the header's box or the result page's.
 *
 * @param root the element with `data-search`, rendered by the server with all its parts
 */
export const listen = (root: HTMLElement): void => {
  const isPage = root.dataset['search'] === 'page';
  const input = root.querySelector<HTMLInputElement>('input[name="q"]')!;
  const search: Search = { root, parts: partsOf(root), input, base: root.dataset['base']!, limit: LIMITS[isPage ? 'page' : 'box'], isPage, turn: 0 };
  engine(search.base, search.parts.lang).catch(onFailure);
  input.addEventListener('input', () => void answer(search));
  input.form?.addEventListener('submit', (event) => onSubmit(search, event));
  root.addEventListener('keydown', (event) => onKey(search, event));
  document.addEventListener('click', (event) => closeOutside(search, event.target));
  root.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeOutside(search, relatedTarget));
  root.addEventListener('click', ({ target }) => onClick(search, target));
  input.addEventListener('click', () => reopen(search));
  narrowFromAddress(search);
  for (const field of narrowFields(search)) field.addEventListener('change', () => onNarrow(search, field));
  void answer(search);
};
