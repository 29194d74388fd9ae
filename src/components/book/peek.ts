/* The rule that a citation points to, shown beside the text at the citation's height while the pointer or the focus is on it. */

import sheet from '../../styles/rules/shown.css?url';
import { linked } from '../../styles/linked.ts';
import { ruleAt } from './rule-at.ts';

const box = document.querySelector<HTMLElement>('[data-peek]');
/** Space around the box, in pixels. */
const margin = 12;
let shown: HTMLAnchorElement | undefined;

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
  const [parts] = await Promise.all([ruleAt(link.href), linked(sheet)]);
  if (!box || shown !== link || parts.length === 0) return;
  box.replaceChildren(...parts);
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
