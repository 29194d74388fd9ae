import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toHast, type State } from 'mdast-util-to-hast';
import { markMentions, type Mention } from '../../../src/book/mentions.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { attribute, type Node } from '../checks/mdx.ts';
import { unitOf } from '../checks/units.ts';

const element = (tagName: string, properties: Element['properties'], children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** Stands for a number, whose value may change without a word of the rule changing. */
const NUMBER = '#';
/** Stands for a citation, whose number changes when rules move. */
const CITATION = '§';

const numberOf = (node: Node, lang: Lang): ElementContent =>
  element('data', {}, [text([NUMBER, unitOf(lang, attribute(node, 'unit'))].filter(Boolean).join('\u00A0'))]);

/** How each component of the texts shows its words, as far as marking terms goes. Examples and pictures are no text of a rule. */
const shownBy: Readonly<Record<string, (node: Node, children: readonly ElementContent[], lang: Lang) => readonly ElementContent[]>> = {
  Num: (node, _, lang) => [numberOf(node, lang)],
  See: () => [element('a', { className: ['cite'] }, [text(CITATION)])],
  Term: (node, children) => [element('a', { dataTerm: attribute(node, 'id') }, children)],
  NoTerm: (_, children) => [element('no-term', {}, children)],
  Only: (_, children) => [element('div', {}, [element('p', {}, children)])],
  Reading: (node, children) => [element('div', { dataReading: attribute(node, 'edition') }, children)],
  Example: () => [],
  Try: () => [],
  Picture: () => [],
};

const shown = (lang: Lang) => (state: State, node: unknown) => {
  const component = node as Node;
  const children = state.all(component as unknown as Parameters<State['all']>[0]);
  const show = shownBy[component.name ?? ''];
  return show ? [...show(component, children, lang)] : element('div', {}, children);
};

const render = (rule: Node, lang: Lang): string => {
  const handler = shown(lang);
  const root = { type: 'root', children: [...(rule.children ?? [])] } as unknown as Parameters<typeof toHast>[0];
  return toHtml(toHast(root, { handlers: { mdxJsxFlowElement: handler, mdxJsxTextElement: handler } }));
};

const rendered = new WeakMap<Node, string>();

/**
 * A rule's words as HTML, with signs in place of numbers and citations, so that it changes only when words change.
 * A rule is rendered once, since its node belongs to one page in one language.
 */
export const renderRule = (rule: Node, lang: Lang): string => {
  const html = rendered.get(rule) ?? render(rule, lang);
  rendered.set(rule, html);
  return html;
};

/** The same with the terms marked, by the code that marks them on the pages. */
export const markedRule = (rule: Node, lang: Lang, find: (text: string) => readonly Mention[]): Root =>
  fromHtml(
    markMentions(renderRule(rule, lang), find, (id) => `#${id}`),
    { fragment: true },
  );
