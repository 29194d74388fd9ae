import { createHash } from 'node:crypto';
import type { RuleText } from '../checks/book.ts';
import type { Node } from '../checks/mdx.ts';

/** Marks for the reader's convenience: with or without them the text says the same. */
const TRANSPARENT = new Set(['Term', 'NoTerm']);
/** What stands in a rule and is no part of its words. */
const APART = new Set(['Picture', 'Example', 'Try']);

const tag = ({ name, attributes = [] }: Node, inside: string): string =>
  `<${name}${attributes.map((one) => ` ${one.name}=${one.value}`).join('')}>${inside}</>`;

/** What a node says: its words, emphasis and insets; a number by its id, since its value is the engine's. */
const saying = (node: Node): string => {
  if (node.value !== undefined) return node.value;
  if (APART.has(node.name ?? '')) return '';
  const inside = (node.children ?? []).map(saying).join('');
  if (node.name) return TRANSPARENT.has(node.name) ? inside : tag(node, inside);
  return node.type === 'text' ? inside : `<${node.type}>${inside}</>`;
};

/** A text without what typography alone makes of it: kinds of space, quotation marks, apostrophes, spaces at punctuation. */
const withoutTypography = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;:!?"])|(?<=") /g, '')
    .trim();

/**
 * The fingerprint of a rule's text in one language: eight hexadecimal digits that change when its title or its words do,
 * and stay when only typography, the marks of terms, pictures or the value of a number change.
 */
export const fingerprint = ({ title, node }: Pick<RuleText, 'title' | 'node'>): string => {
  const text = [title, ...(node.children ?? []).map(saying)].join('\n');
  return createHash('sha256').update(withoutTypography(text)).digest('hex').slice(0, 8);
};
