/* The elements that show an answer. */
import type { Lang } from '../../i18n/locales.ts';
import type { Strings } from '../../i18n/say.ts';
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
  if (!found) throw new Error(`search: no ${selector}`);
  return found;
};

/**
 * Finds the element with a `data-part`.
 *
 * @throws Error when there is none
 */
export const part = <E extends Element = HTMLElement>(root: ParentNode, name: string): E => find<E>(root, `[data-part="${name}"]`);

/**
 * Finds the parts of a search, and makes those that the page does not have yet.
 *
 * @param root the element with `data-search`
 * @param strings what the search says in its answers
 * @throws Error when one is missing
 */
export const partsOf = (root: HTMLElement, strings: Strings): Parts => {
  const lang = root.dataset['lang'] as Lang;
  const searchHref = find<HTMLFormElement>(root, 'form').action;
  const panel = part(root, 'panel');
  const list = part(panel, 'list');
  const near = nearWords(strings, lang);
  const recent = recentSearches(strings, lang);
  const tips = adviceFor(strings, lang, new URL('..', searchHref).href);
  list.before(near, recent);
  panel.append(tips);
  const all = panel.querySelector<HTMLAnchorElement>('[data-part="all"]');
  return { status: part(panel, 'status'), tried: part(panel, 'tried'), panel, list, tips, all, near, recent, searchHref, lang, strings };
};

/** Makes a list item with a link that searches for a query. */
export const searchItem = ({ searchHref }: Parts, query: string): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${searchHref}?q=${encodeURIComponent(query)}`;
  link.textContent = query;
  item.append(link);
  return item;
};
