import { fromHtml } from 'hast-util-from-html';
import type { Element, ElementContent, RootContent } from 'hast';
import { matches, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { isReading } from './readings.ts';

/** What a rule leaves open, as its page shows it: each as HTML, empty where the rule leaves nothing open. */
interface OpenPoints {
  /** What a rule says up to the point on which the editions differ, and that point as each has it. Styles show one. */
  readonly differs: string;
  /** A point that the print leaves unclear, with the reading that is applied. */
  readonly unclear: string;
}

/** A box without its label and its folding: the page on which it stands says what it is. */
const unfold = (box: Element): void => {
  Object.assign(box, { tagName: 'div', children: box.children.filter((node) => !(node.type === 'element' && node.tagName === 'summary')) });
};

/** Takes what is open out of a rule's HTML, with its boxes unfolded, and the text of each edition under its name. */
export const openPoints = (html: string, nameOf: (edition: string) => string): OpenPoints => {
  const root = fromHtml(html, { fragment: true });
  selectAll('details.inset', root).forEach(unfold);
  for (const { properties, children } of selectAll('.reading', root)) {
    const name = { type: 'text' as const, value: nameOf(String(properties['dataReading'])) };
    children.unshift({ type: 'element', tagName: 'p', properties: { className: ['reading-title', 'is-applied'] }, children: [name] });
  }
  const unclear = selectAll('.inset.unclear', root).map((element) => toHtml(element));
  return { differs: toHtml(root.children.slice(0, root.children.findLastIndex(isReading) + 1)), unclear: unclear.join('') };
};

/** The editions that open points tell apart, and which of them is applied unless a reader chooses. */
export const readingsIn = (html: string): readonly { readonly edition: string; readonly usual: boolean }[] =>
  selectAll('.reading', fromHtml(html, { fragment: true })).map(({ properties }) => ({
    edition: String(properties['dataReading']),
    usual: properties['dataDefault'] !== undefined,
  }));

/** A question that no edition answers, and what the site answers. */
interface Answered {
  /** Plain text, since it is the label that opens the answer. */
  readonly asked: string;
  readonly reading: string;
}

/** Splits the HTML of an open question into the question and its reading, without their titles. */
export const questionIn = (html: string): Answered => {
  const root = fromHtml(html, { fragment: true });
  const asked = selectAll('.question > p:not(.inset-title)', root).map((words) => toText(words));
  const reading = root.children.filter((node) => !(node.type === 'element' && matches('.question, .inset-title', node)));
  return { asked: asked.join(' '), reading: toHtml(reading).trim() };
};

/** A rule's HTML as each edition has it, without what is said about it: boxes, notes, and what a rule quotes of one edition. */
export const essenceOf = (html: string): string => {
  const root = fromHtml(html, { fragment: true });
  const bare = <Node extends ElementContent | RootContent>(nodes: readonly Node[]): Node[] =>
    nodes
      .filter((node) => node.type !== 'element' || !matches('.inset', node))
      .map((node) => (isReading(node) ? { ...node, children: bare(node.children) } : node));
  return toHtml({ ...root, children: bare(root.children) });
};
