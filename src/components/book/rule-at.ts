/* The rule that a citation points to, taken from the page of its chapter. */

import { namedIn } from '../../web/outside.ts';
import { pageOf } from '../site/trusted.ts';

const pages = new Map<string, Promise<Document>>([[location.pathname, Promise.resolve(document)]]);

const fetched = async (path: string): Promise<Document> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return pageOf(await answer.text());
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

/**
 * The title and the text of the rule at an address, as copies to be shown elsewhere; none if no rule of a chapter is there.
 *
 * @param address the whole address of a rule, as a link has it
 * @throws Error when the page cannot be fetched
 */
export const ruleAt = async (address: string): Promise<readonly Element[]> => {
  const { pathname, hash } = new URL(address);
  const rule = (await pageAt(pathname)).getElementById(namedIn(hash));
  const parts = [...(rule?.querySelectorAll('.rule-title, .rule-text') ?? [])].slice(0, 2);
  return parts.length < 2 ? [] : parts.map((part) => copyOf(part, address));
};
