/* The list of a page's parts, beside the text or in its sheet: it marks the part that the reader is at. The bar names that part. */

import { namedIn } from '../../web/outside.ts';
import { namePlace } from './place.ts';

/** Where the browser puts the part that a link leads to, in pixels from the top: below the bar, and below a field that stays in sight. */
const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** The strip in which a part counts as the one that is read, in pixels from the top. */
const STRIP = { top: landing + 12, bottom: landing + 44 };

/** So far from the top of the page, in pixels, its title is in sight. */
const AT_TITLE = 200;

/** Scrolls a link into view, in the middle of its sheet or in its column. `scrollIntoView` would move the page, or end its smooth scrolling. */
const reveal = (link: HTMLElement): void => {
  const sheet = link.closest(':popover-open');
  if (sheet) {
    sheet.scrollTop = link.offsetTop - sheet.clientHeight / 2;
    return;
  }
  const column = link.closest('.beside');
  if (!column) return;
  const [own, seen] = [link.getBoundingClientRect(), column.getBoundingClientRect()];
  column.scrollTop += Math.min(0, own.top - seen.top) + Math.max(0, own.bottom - seen.bottom);
};

/** Marks one link of the list, and brings it into sight there. */
const mark = (list: HTMLElement, id: string): void => {
  const link = list.querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`);
  if (!link || link.hasAttribute('aria-current')) return;
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'location');
  reveal(link);
};

/** The part that is marked; none while the reader is at the title of the page. */
const markedIn = (list: HTMLElement): string | undefined => {
  const link = scrollY < AT_TITLE ? null : list.querySelector<HTMLAnchorElement>('[aria-current]');
  return link ? namedIn(link.hash) : undefined;
};

const isAtEnd = (): boolean => scrollY + innerHeight > document.documentElement.scrollHeight - 3;

/**
 * The part that the address names, or the first one in what it names, while that begins where a link puts it, or below if the page ends
 * before it can come up there.
 */
const targetAmong = (parts: readonly HTMLElement[]): string | undefined => {
  const target = document.getElementById(namedIn());
  const top = target?.getBoundingClientRect().top ?? -1;
  return top >= 0 && (top < STRIP.bottom || isAtEnd()) ? parts.find((part) => target?.contains(part))?.id : undefined;
};

/** What the list leads to. Where a part has parts of its own, these alone. */
const partsOf = (list: HTMLElement): readonly HTMLElement[] => {
  const parts = [...list.querySelectorAll('a')].flatMap(({ hash }) => document.getElementById(namedIn(hash)) ?? []);
  return parts.filter((part) => !parts.some((other) => other !== part && part.contains(other)));
};

/** Marks in the list the last part that begins above the lower edge of the strip; before all parts the first one. */
export const follow = (list: HTMLElement): void => {
  const parts = partsOf(list);
  const choose = (): void => {
    const begun = parts.findLast((part) => part.checkVisibility() && part.getBoundingClientRect().top < STRIP.bottom);
    const id = targetAmong(parts) ?? (begun ?? parts[0])?.id;
    if (id) mark(list, id);
    namePlace(markedIn(list));
  };
  const seen = new IntersectionObserver(choose, { rootMargin: `-${STRIP.top}px 0px -${innerHeight - STRIP.bottom}px` });
  parts.forEach((part) => seen.observe(part));
  // The sheet opens with the present place in sight.
  list.addEventListener('toggle', () => list.querySelectorAll<HTMLElement>('[aria-current]').forEach(reveal));
  addEventListener('scrollend', choose);
  addEventListener('hashchange', choose);
};
