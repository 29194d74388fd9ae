import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';

/** What a rule leaves open, as its page shows it: each as HTML, empty where the rule leaves nothing open. */
interface OpenPoints {
  /** Both readings of a point on which the editions differ, with the reason for the default. */
  readonly differs: string;
  /** A point that the print leaves unclear, with the reading that is applied. */
  readonly unclear: string;
}

const inset = (root: ReturnType<typeof fromHtml>, kind: string): string =>
  selectAll(`.inset.${kind}`, root)
    .map((element: Element) => toHtml(element))
    .join('');

/** Takes the insets of a rule's HTML out of it. */
export const openPoints = (html: string): OpenPoints => {
  const root = fromHtml(html, { fragment: true });
  return { differs: inset(root, 'differs'), unclear: inset(root, 'unclear') };
};
