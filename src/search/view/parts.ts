/* The elements that show an answer. */
import { LANGS, type Lang } from '../../i18n/locales.ts';
import type { Strings } from '../../i18n/say.ts';

/** The elements that show an answer, all rendered on the server, and what else a search needs of its page. */
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
  readonly template: HTMLTemplateElement;
  readonly lang: Lang;
  readonly strings: Strings;
}

/**
 * Finds the element with a `data-part`.
 *
 * @throws Error when there is none
 */
export const part = <E extends Element = HTMLElement>(root: ParentNode, name: string): E => {
  const found = root.querySelector<E>(`[data-part="${name}"]`);
  if (!found) throw new Error(`search: no part "${name}"`);
  return found;
};

/**
 * Finds the parts of a search.
 *
 * @param root the element with `data-search`
 * @throws Error when one is missing
 */
export const partsOf = (root: HTMLElement): Parts => ({
  status: part(root, 'status'),
  panel: part(root, 'panel'),
  list: part(root, 'list'),
  tips: part(root, 'tips'),
  all: root.querySelector<HTMLAnchorElement>('[data-part="all"]'),
  tried: part(root, 'tried'),
  near: part(root, 'near'),
  recent: part(root, 'recent'),
  searchHref: part<HTMLFormElement>(root, 'form').action,
  template: part<HTMLTemplateElement>(root, 'template'),
  lang: LANGS.find((lang) => lang === root.dataset['lang']) ?? 'en',
  strings: JSON.parse(root.dataset['strings'] ?? '{}') as Strings,
});

/** Makes a list item with a link that searches for a query. */
export const searchItem = ({ searchHref }: Parts, query: string): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${searchHref}?q=${encodeURIComponent(query)}`;
  link.textContent = query;
  item.append(link);
  return item;
};
