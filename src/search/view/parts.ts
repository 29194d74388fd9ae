/* The elements that show an answer. */
import type { Lang } from '../../i18n/locales.ts';
import { say, type Strings } from '../../i18n/say.ts';
import { element } from './element.ts';
import { adviceFor, nearWords, recentSearches } from './extras.ts';

/** The elements that show an answer, and what else a search needs of its page. */
export interface Parts {
  readonly status: HTMLElement;
  readonly panel: HTMLElement;
  readonly list: HTMLElement;
  /** Advice for when nothing is found. */
  readonly tips: HTMLElement;
  /** A link to all hits, if the list shows only the first. */
  readonly all: HTMLAnchorElement | null;
  /** How the query was read, and what was tried. */
  readonly tried: HTMLElement;
  /** Words that are similar to those that found nothing. */
  readonly near: HTMLElement;
  /** Recent searches. */
  readonly recent: HTMLElement;
  /** The address of the result page. */
  readonly searchHref: string;
  readonly lang: Lang;
  readonly strings: Strings;
}

const find = <E extends Element>(root: ParentNode, selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/**
 * Finds the element with a `data-part`.
 *
 * @throws Error when there is none
 */
export const part = <E extends Element = HTMLElement>(root: ParentNode, name: string): E => find<E>(root, `[data-part="${name}"]`);

/**
 * Makes the parts of a search, below its field.
 *
 * @param root the element with `data-search`
 * @param strings what the search says in its answers
 * @throws Error when one is missing
 */
export const partsOf = (root: HTMLElement, strings: Strings): Parts => {
  const { lang } = root.closest<HTMLElement>('[lang]') as { readonly lang: Lang };
  const searchHref = find<HTMLFormElement>(root, 'form').action;
  const isBox = root.dataset['search'] === 'box';
  const status = element('p', { className: 'search-status' });
  const tried = element('p', { className: 'search-tried' });
  const list = element('ol', { className: 'search-hits' });
  const all = isBox ? element('a', { className: 'search-all', href: searchHref, hidden: true }, say(strings, lang, 'all')) : null;
  status.setAttribute('role', 'status');
  list.setAttribute('aria-label', say(strings, lang, 'results'));
  const near = nearWords(strings, lang);
  const recent = recentSearches(strings, lang);
  const tips = adviceFor(strings, lang, new URL('..', searchHref).href);
  const panel = element('div', { className: 'search-panel' }, status, tried, near, recent, list, ...(all ? [all] : []), tips);
  Object.entries({ panel, status, tried, list, all }).forEach(([name, one]) => one?.setAttribute('data-part', name));
  root.append(panel);
  return { status, tried, panel, list, tips, all, near, recent, searchHref, lang, strings };
};

/** Makes a list item with a link that searches for a query. */
export const searchItem = ({ searchHref }: Parts, query: string): HTMLElement =>
  element('li', {}, element('a', { href: `${searchHref}?q=${encodeURIComponent(query)}` }, query));
