import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { isBorrowed, runsOf, unmarked } from '../../i18n/borrowed.ts';

/** Elements whose text cannot hold an element. */
const textOnly = new Set(['title', 'option', 'script', 'style', 'textarea']);

/** Whether a text is left without marks in HTML: an example's too, since its script compares what the server has sent. */
const isTextOnly = (element: Element): boolean => textOnly.has(element.tagName) || 'dataIsland' in element.properties;

const inLang = (lang: string, text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { lang, dataBorrowed: lang },
  children: [{ type: 'text', value: text }],
});

const shown = (text: string, plain: boolean): ElementContent[] =>
  plain
    ? [{ type: 'text', value: unmarked(text) }]
    : runsOf(text).map((run) => (run.lang ? inLang(run.lang, run.text) : { type: 'text', value: run.text }));

const cleanProperties = (element: Element): void => {
  for (const [name, value] of Object.entries(element.properties)) if (typeof value === 'string') element.properties[name] = unmarked(value);
};

const show = (node: RootContent, plain: boolean): RootContent[] => {
  if (node.type === 'text') return isBorrowed(node.value) ? shown(node.value, plain) : [node];
  if (node.type !== 'element') return [node];
  cleanProperties(node);
  const within = plain || isTextOnly(node);
  node.children = showAll(node.children, within) as ElementContent[];
  if (node.content) node.content.children = showAll(node.content.children, within);
  return [node];
};

const showAll = (nodes: readonly RootContent[], plain: boolean): RootContent[] => nodes.flatMap((node) => show(node, plain));

/** Puts borrowed words of a page into elements with their own `lang`; attributes, titles and scripts lose the mark only. */
export const showBorrowed = (html: string): string => {
  if (!isBorrowed(html)) return html;
  const tree: Root = fromHtml(html);
  tree.children = showAll(tree.children, false) as Root['children'];
  return toHtml(tree, { upperDoctype: true });
};
