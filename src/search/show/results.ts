import { LANGS, locales, type Lang } from '../../i18n/locales.ts';
import { say, type Strings } from '../../i18n/say.ts';
import type { Answer, Hit } from '../engine.ts';
import { KINDS } from '../format.ts';
import type { Query } from '../query/read.ts';
import { besideOf, type BesideHit } from './beside.ts';
import { excerptOf } from './excerpt.ts';
import { markedPieces } from './marks.ts';
import { showRecent } from './recent.ts';
import { showTried } from './tried.ts';

/** The elements that show an answer, all rendered on the server. */
export interface Parts {
  readonly status: HTMLElement;
  readonly panel: HTMLElement;
  readonly list: HTMLElement;
  /** What can be tried when nothing is found. */
  readonly tips: HTMLElement;
  /** A link to all hits, where the list is short. */
  readonly all: HTMLAnchorElement | null;
  /** How the query was read, and what was tried. */
  readonly tried: HTMLElement;
  /** Words like those that found nothing. */
  readonly near: HTMLElement;
  /** Recent searches. */
  readonly recent: HTMLElement;
  /** The address of the result page. */
  readonly searchHref: string;
  readonly template: HTMLTemplateElement;
  readonly lang: Lang;
  readonly strings: Strings;
}

const part = <E extends Element = HTMLElement>(root: ParentNode, name: string): E => {
  const found = root.querySelector<E>(`[data-part="${name}"]`);
  if (!found) throw new Error(`search: no part "${name}"`);
  return found;
};

/** Finds the parts of a search. */
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

/** A text with its found words in `<mark>`. */
const marked = (query: Query, lang: Lang, text: string): readonly Node[] =>
  markedPieces(query, lang, text).map((piece) => {
    if (!piece.hit) return document.createTextNode(piece.text);
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });

const fillBeside = (item: HTMLElement, query: Query, { lang, text }: BesideHit): void => {
  part(item, 'beside-lang').textContent = locales[lang].name;
  const words = part(item, 'beside-text');
  words.lang = lang;
  words.append(...marked(query, lang, text));
};

const besideNodes = (line: HTMLElement, query: Query, lang: Lang, hit: Hit): readonly HTMLElement[] =>
  besideOf(query, lang, hit, hit.others).map((beside) => {
    const item = line.cloneNode(true) as HTMLElement;
    fillBeside(item, query, beside);
    return item;
  });

/** The game of a hit, where it is not the page's own. */
const elsewhere = ({ strings, lang }: Parts, { name }: Hit): string => {
  const [game = ''] = name.split(':');
  return game === document.documentElement.dataset['game'] ? '' : say(strings, lang, `game.${game}`);
};

const hitNode = (parts: Parts, base: string, query: Query, hit: Hit): HTMLElement => {
  const { template, lang, strings } = parts;
  const item = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  item.dataset['hit'] = hit.kind;
  item.dataset[hit.kind === 'rule' ? 'rule' : 'entry'] = hit.name;
  part<HTMLAnchorElement>(item, 'link').href = base + hit.url.replace(/^\//, '');
  part(item, 'number').textContent = hit.kind === 'rule' ? hit.number : say(strings, lang, `kind.${hit.kind}`);
  part(item, 'title').replaceChildren(...marked(query, lang, hit.title));
  part(item, 'game').textContent = elsewhere(parts, hit);
  part(item, 'text').append(...marked(query, lang, excerptOf(query, lang, hit.text)));
  const line = part(item, 'beside');
  line.replaceWith(...besideNodes(line, query, lang, hit));
  return item;
};

const setOpen = ({ panel }: Parts, open: boolean): void => void panel.toggleAttribute('data-open', open);

/** Whether an answer is on show. */
export const isOpen = ({ panel }: Parts): boolean => panel.hasAttribute('data-open');

/** Takes away an answer; `data-search-done` goes first, since it vouches for the hits. */
export const clear = (parts: Parts): void => {
  const { list, tips, tried, near, recent, all, status } = parts;
  delete list.dataset['searchDone'];
  setOpen(parts, false);
  list.replaceChildren();
  tried.textContent = '';
  for (const extra of [tips, near, recent]) extra.hidden = true;
  if (all) all.hidden = true;
  status.textContent = '';
};

/** What is announced: how many rules were found in all, and how many hits of other kinds stand below them. */
const announced = ({ strings, lang }: Parts, { query, total, entries }: Answer): string => {
  const counts = KINDS.slice(1).flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return count ? [say(strings, lang, `count.${kind}`, { count })] : [];
  });
  if (total) return [say(strings, lang, 'found', { count: total }), ...counts].join(', ');
  return say(strings, lang, counts.length ? 'only' : 'none', { query: query.text, entries: counts.join(', ') });
};

/**
 * Shows a final answer, an empty one too: hits, their numbers, and `data-search-done`.
 *
 * @param base the folder the site is served from, ending in `/`
 */
export const show = (parts: Parts, base: string, answer: Answer): void => {
  const { query, total, hits, entries } = answer;
  const { list, tips, all, status } = parts;
  list.replaceChildren(...[...hits, ...entries].map((hit) => hitNode(parts, base, query, hit)));
  tips.hidden = total > 0 || entries.length > 0;
  if (all) {
    all.hidden = total <= hits.length;
    all.search = `?q=${encodeURIComponent(query.text)}`;
  }
  status.textContent = announced(parts, answer);
  showTried(parts, answer);
  showRecent(parts, false);
  setOpen(parts, true);
  list.dataset['searchDone'] = query.text;
};

/** Offers recent searches, where there are any. */
export const offerRecent = (parts: Parts): void => {
  if (showRecent(parts, true)) setOpen(parts, true);
};

/** Says that the index could not be loaded. */
export const showFailure = (parts: Parts): void => {
  clear(parts);
  parts.status.textContent = say(parts.strings, parts.lang, 'failed');
  setOpen(parts, true);
};
