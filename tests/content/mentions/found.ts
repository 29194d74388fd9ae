import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

/** A place where a term is marked. */
export interface Marked {
  readonly term: string;
  readonly words: string;
  /** The words with some of their neighbours: enough to see in what sense they stand there. */
  readonly inContext: string;
}

const AROUND = 36;

const wordsOf = (node: ElementContent): string => toText(node, { whitespace: 'pre' }).replace(/\s+/g, ' ');

const replaced = (node: ElementContent, old: Element, by: Element): ElementContent => {
  if (node === old) return by;
  return node.type === 'element' ? { ...node, children: node.children.map((child) => replaced(child, old, by)) } : node;
};

const inContext = (block: Element, mention: Element): string => {
  const marker = '\u0000';
  const whole = wordsOf(replaced(block, mention, { ...mention, children: [{ type: 'text', value: marker }] }));
  const at = whole.indexOf(marker);
  return `${whole.slice(Math.max(0, at - AROUND), at)}**${wordsOf(mention)}**${whole.slice(at + 1, at + 1 + AROUND)}`.trim();
};

/** Elements that hold a paragraph's words. */
const BLOCKS = 'p, li, td, dd';

/** Every marked term in the HTML of a rule, in the order of the text. */
export const markedTerms = (text: Root | Element): readonly Marked[] => {
  const innermost = selectAll(BLOCKS, text).filter((block) => selectAll(BLOCKS, block).length === 1);
  return innermost.flatMap((block) =>
    selectAll('a[data-term]', block).map((mention) => ({
      term: String(mention.properties['dataTerm']),
      words: wordsOf(mention),
      inContext: inContext(block, mention),
    })),
  );
};
