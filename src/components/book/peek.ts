/* The rule that a citation points to, shown beside the text at the citation's height while the pointer or the focus is on it. */

import sheet from '../../styles/shown.css?url';
import { linked } from '../../styles/linked.ts';

const box = document.querySelector<HTMLElement>('[data-peek]');
const pages = new Map<string, Promise<Document>>([[location.pathname, Promise.resolve(document)]]);
/** Space around the box, in pixels. */
const margin = 12;
let shown: HTMLAnchorElement | undefined;

const fetched = async (path: string): Promise<Document> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
};

/** The page at an address. A failure is forgotten, so that the next citation asks again. */
const pageAt = (path: string): Promise<Document> => {
  const page = pages.get(path) ?? fetched(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
};

/** A part of a rule without its ids, which stand once on a page. Its links lead to where they would lead from its own page. */
const copyOf = (part: Element, page: string): Element => {
  const copy = document.importNode(part, true);
  [copy, ...copy.querySelectorAll('[id]')].forEach((each) => each.removeAttribute('id'));
  copy.querySelectorAll('a').forEach((link) => (link.href = new URL(link.getAttribute('href') ?? '', page).href));
  return copy;
};

/** Puts the box at the height of the citation, as far as the column has room. */
const place = (shownIn: HTMLElement, of: HTMLElement): void => {
  const column = shownIn.parentElement!;
  const { top, height } = column.getBoundingClientRect();
  const last = Math.max(0, height - shownIn.offsetHeight - margin);
  const wanted = of.getBoundingClientRect().top - top - margin;
  shownIn.style.top = `${column.scrollTop + Math.min(Math.max(0, wanted), last)}px`;
};

/**
 * Shows the rule of a citation in the column beside the text.
 *
 * @param link the citation; one that names no rule of a chapter shows nothing
 * @throws Error when the rule's page cannot be fetched
 */
export const peek = async (link: HTMLAnchorElement): Promise<void> => {
  shown = link;
  const { href, pathname, hash } = new URL(link.href);
  await linked(sheet);
  const rule = (await pageAt(pathname)).getElementById(decodeURIComponent(hash.slice(1)));
  const parts = [...(rule?.querySelectorAll('.rule-title, .rule-text') ?? [])].slice(0, 2);
  if (!box || shown !== link || parts.length < 2) return;
  box.replaceChildren(...parts.map((part) => copyOf(part, href)));
  box.hidden = false;
  place(box, link);
};

/** Brings back what the rule covered, unless the reader is on the citation or went over to the rule. */
const leave = (): void =>
  void setTimeout(() => {
    if (!box || [shown, box].some((part) => part?.matches(':hover, :focus-within'))) return;
    shown = undefined;
    box.hidden = true;
  }, 400);

document.addEventListener('pointerout', leave);
document.addEventListener('focusout', leave);
