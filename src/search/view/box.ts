/* The part of a search that is fetched when the reader enters the field. It answers while they type. */
import { changeAddress } from '../../web/address.ts';
import { asked } from '../../web/outside.ts';
import { say, type Strings } from '../../i18n/say.ts';
import type { Limit } from '../searcher.ts';
import { NARROWS, readFilter, setFields, type HitFilter } from '../narrow.ts';
import { partsOf, type Parts } from './parts.ts';
import { readable } from '../query/typed.ts';
import { openedFor, reopenNext, type IndexLocation } from './opening.ts';
import { rehearse } from './rehearse.ts';
import { forgetSearches, keepSearch } from './recent.ts';
import { clear, finish, hitNodes, isOpen, offerRecent, ownGame, show, showFailure } from './results.ts';

/** The box shows fewer hits than the result page. */
const LIMITS: Readonly<Record<'box' | 'page', Limit>> = { box: { rules: 6, each: 2 }, page: { rules: 30, each: 3 } };

export { questionsWith } from './opening.ts';

interface Search extends IndexLocation {
  readonly parts: Parts;
  readonly input: HTMLInputElement;
  readonly limit: Limit;
  readonly isPage: boolean;
  /** Returns what had the focus before the field. */
  readonly before: () => EventTarget | null | undefined;
  /** Counts queries: only the answer to the last one is shown. */
  turn: number;
  /** The page's game has an answer to what was typed last. */
  stays: boolean;
}

/** After a failure the next search opens the index again, which may be that of a new build by then. */
const onFailure = (search: Search, error: unknown): void => {
  reopenNext(search);
  console.error(error);
};

/** The fields that filter the hits: the result page has all of them, the home page that of the game. */
const narrowFields = ({ root }: Search): readonly HTMLSelectElement[] =>
  NARROWS.flatMap((name) => [...root.querySelectorAll<HTMLSelectElement>(`select[name="${name}"]`)]);

const narrowOf = (search: Search): HitFilter => {
  const values = new Map(narrowFields(search).map(({ name, value }) => [name, value]));
  return readFilter((name) => values.get(name) ?? null);
};

const rememberInAddress = (search: Search): void => {
  const fields = [search.input, ...narrowFields(search)].map(({ name, value }) => [name, readable(value.trim())] as const);
  changeAddress(({ searchParams }) => {
    for (const [name, value] of fields) {
      if (value) searchParams.set(name, value);
      else searchParams.delete(name);
    }
  });
};

/** Notes what was typed and how far the hits are scrolled, for a reader who comes back from a hit. `open.ts` enters it again. */
const note = ({ panel }: Parts, typed: string): void => history.replaceState({ ...history.state, typed, at: panel.scrollTop }, '');

const close = (search: Search): void => {
  search.turn++;
  if (history.state?.typed) note(search.parts, '');
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
  search.stays = false;
  if (isPage) rememberInAddress(search);
  delete parts.list.dataset['searchDone'];
  if (!typed.trim()) return empty(search);
  try {
    const { searcher } = await openedFor(search, typed);
    // More has been typed meanwhile, or the hits were closed.
    if (turn !== search.turn) return;
    const narrow = narrowOf(search);
    const kept = await searcher.search(typed, limit, narrow);
    const isLost = Object.keys(narrow).length > 0 && !kept.total && !kept.entries.length;
    // The game that is chosen on the home page may not have it.
    const isElsewhere = isLost && !isPage;
    const found = isElsewhere ? await searcher.search(typed, limit) : kept;
    parts.panel.toggleAttribute('data-elsewhere', isElsewhere);
    const nodes = await hitNodes(parts, base, found);
    if (turn !== search.turn) return;
    search.stays = found.stays;
    await show(parts, found, nodes, isElsewhere ? '' : narrow.game);
    // On the result page the buttons that remove a filter are above it.
    if (isLost && isPage) parts.tried.textContent = say(parts.strings, parts.lang, 'filtered');
    if (turn === search.turn) finish(parts, found);
  } catch (error) {
    onFailure(search, error);
    if (turn !== search.turn) return;
    showFailure(parts, ({ detail }) => {
      // The button goes. A key that pressed it goes on from the field; a finger would get its keyboard there.
      if (!detail) input.focus();
      void answer(search);
    });
    addEventListener('online', () => turn === search.turn && void answer(search), { once: true });
  }
};

/** The links of the box and the buttons that show more; of each hit, only its main link. */
const links = ({ parts }: Search): readonly HTMLElement[] =>
  [...parts.panel.querySelectorAll<HTMLElement>('a[href]:not(.search-more a), summary')].filter((link) => link.checkVisibility());

const reopen = (search: Search): void => {
  if (!isOpen(search.parts)) void answer(search);
};

/** Arrow keys move the focus between the field and the hits; from another link of a hit, they go on from there. If the hits are closed, they open them. */
const moveFocus = (search: Search, step: 1 | -1): void => {
  reopen(search);
  const stops = [search.input, ...links(search)];
  const now = document.activeElement!;
  const at = stops.findIndex((stop) => stop === (now.closest('.search-hit')?.querySelector('a') ?? now));
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
};

/** Leaves the search: the focus goes back to where it was, and the page stays where it is. */
const leave = ({ input, before }: Search): void => {
  const earlier = before();
  input.blur();
  if (earlier instanceof HTMLElement && earlier.isConnected) earlier.focus({ preventScroll: true });
};

/** Closes the hits; if they are closed, empties the field and leaves it. On the result page it only empties the field. */
const escape = (search: Search): void => {
  const { input, isPage, parts } = search;
  const leaves = !isPage && !isOpen(parts);
  if (isPage || leaves) input.value = '';
  if (isPage) void answer(search);
  else close(search);
  if (leaves) leave(search);
  else input.focus({ preventScroll: true });
};

const onKey = (search: Search, event: KeyboardEvent): void => {
  if (event.isComposing) return;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveFocus(search, 1),
    ArrowUp: () => moveFocus(search, -1),
    Escape: () => escape(search),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

/** From a page of a game that has an answer, the result page shows the hits of this game. */
const stayInGame = ({ stays }: Search, { formData }: FormDataEvent): void => {
  const game = ownGame();
  if (stays && game) formData.set('game', game);
};

const onSubmit = (search: Search, event: Event): void => {
  keepSearch(search.input.value.trim());
  if (!search.isPage) return;
  event.preventDefault();
  void answer(search);
};

const onClick = (search: Search, target: EventTarget | null): void => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-part="list"] a, [data-part="all"]')) {
    keepSearch(search.input.value.trim());
    if (!search.isPage) note(search.parts, search.input.value);
  }
  if (!target.closest('[data-forget]')) return;
  forgetSearches();
  close(search);
  search.input.focus();
};

const closeOutside = (search: Search, to: EventTarget | null): void => {
  if (!search.isPage && !(to instanceof Node && search.root.contains(to))) close(search);
};

/**
 * Starts a search, in the header or on the result page.
 *
 * @param root the element with `data-search`
 * @param strings what the search says in its answers
 * @param tag that of the index, if it is known
 * @param before returns what had the focus before the field
 */
export const listen = (root: HTMLElement, strings: Strings, tag: string, before: Search['before'] = () => undefined): void => {
  const isPage = root.dataset['search'] === 'page';
  const input = root.querySelector<HTMLInputElement>('input[name="q"]')!;
  const parts = partsOf(root, strings);
  // The result page is `<base><lang>/search/`.
  const base = new URL('../..', parts.searchHref).pathname;
  const limit = LIMITS[isPage ? 'page' : 'box'];
  const search: Search = { root, parts, input, base, lang: parts.lang, limit, isPage, before, tag, turn: 0, stays: false };
  openedFor(search, input.value)
    .then(({ rules }) => input.value || rehearse(rules, parts, document.title, limit))
    .catch((error: unknown) => onFailure(search, error));
  // A reader may enter the field before the page has any code: see `open.ts`.
  if (document.activeElement === input) document.documentElement.dataset['typing'] = '';
  input.addEventListener('input', () => void answer(search));
  input.form?.addEventListener('submit', (event) => onSubmit(search, event));
  input.form?.addEventListener('formdata', (event) => stayInGame(search, event));
  root.addEventListener('keydown', (event) => onKey(search, event));
  document.addEventListener('click', (event) => closeOutside(search, event.target));
  root.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeOutside(search, relatedTarget));
  root.addEventListener('click', ({ target }) => onClick(search, target));
  input.addEventListener('click', () => reopen(search));
  // Here too: the code of the fields may come later.
  if (isPage) setFields(narrowFields(search), readFilter(asked));
  for (const field of narrowFields(search)) field.addEventListener('change', () => void answer(search));
  // Who comes back from a hit finds the hits where they were.
  const at = history.state?.at;
  void answer(search).then(() => void (parts.panel.scrollTop = at));
};
