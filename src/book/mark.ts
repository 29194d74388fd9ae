import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Mention } from './mentions.ts';

/** Where no term is marked: links, headings, quoted headings, labels, pictures, and what an author keeps free. */
const closedTags = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'button', 'cite', 'small', 'no-term', 'figure', 'svg']);
const closedClasses = ['inset-title', 'reading-title'];

const isClosed = ({ tagName, properties }: Element): boolean =>
  closedTags.has(tagName) || closedClasses.some((name) => [properties['className']].flat().includes(name));

/** A rule's mentions while its text is read from top to bottom. */
interface Reading {
  readonly find: (text: string) => readonly Mention[];
  readonly linkTo: (term: string) => string;
  readonly seen: Set<string>;
}

const anchor = (id: string, words: string, href: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { dataTerm: id, href },
  children: [{ type: 'text', value: words }],
});

const text = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);

/** A text cut at its first mentions, each of them a link. */
const markText = (value: string, { find, linkTo, seen }: Reading): ElementContent[] => {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { id, start, end } of find(value)) {
    if (seen.has(id)) continue;
    seen.add(id);
    parts.push(...text(value.slice(from, start)), anchor(id, value.slice(start, end), linkTo(id)));
    from = end;
  }
  return [...parts, ...text(value.slice(from))];
};

const markNode = (node: RootContent, reading: Reading): RootContent[] => {
  if (node.type === 'text') return markText(node.value, reading);
  if (node.type !== 'element') return [node];
  const forced = node.properties['dataTerm'];
  if (typeof forced === 'string') reading.seen.add(forced);
  // The fence of `<NoTerm>` has done its work and goes.
  if (node.tagName === 'no-term') return node.children;
  if (!isClosed(node)) node.children = markNodes(node.children, reading) as ElementContent[];
  return [node];
};

const markNodes = (nodes: readonly RootContent[], reading: Reading): RootContent[] => nodes.flatMap((node) => markNode(node, reading));

/**
 * Links the first mention of each term in the HTML of one rule to its entry in the glossary.
 *
 * @param find finds mentions in plain text
 * @param linkTo the address of a term's entry
 */
export const markMentions = (html: string, find: Reading['find'], linkTo: Reading['linkTo']): string => {
  const tree: Root = fromHtml(html, { fragment: true });
  tree.children = markNodes(tree.children, { find, linkTo, seen: new Set() });
  return toHtml(tree);
};
