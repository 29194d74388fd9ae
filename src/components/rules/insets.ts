import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';

/** What a rule leaves open, as its page shows it: each as HTML, empty where the rule leaves nothing open. */
interface OpenPoints {
  /** A point on which the editions differ, as each edition has it: its reading, the others, a reason. Styles show one. */
  readonly differs: string;
  /** A point that the print leaves unclear, with the reading that is applied. */
  readonly unclear: string;
}

const all = (root: ReturnType<typeof fromHtml>, selector: string): string =>
  selectAll(selector, root)
    .map((element: Element) => toHtml(element))
    .join('');

/** Takes what is open out of a rule's HTML. */
export const openPoints = (html: string): OpenPoints => {
  const root = fromHtml(html, { fragment: true });
  return { differs: all(root, '.reading'), unclear: all(root, '.inset.unclear') };
};
