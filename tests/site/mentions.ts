import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, filesOf, read } from './built.ts';

const around = 36;

const wordsOf = (node: ElementContent | undefined): string => (node ? toText(node, { whitespace: 'pre' }) : '').replace(/\s+/g, ' ');

/** The nearest block of text that holds each mention. */
const blocks = 'p, li, td, dd';

/** A mention with some words to each side: enough to see in what sense the word stands there. */
const inContext = (block: Element, mention: Element, nth: number): string => {
  const marker = '\u0000';
  const before = { ...mention, children: [{ type: 'text' as const, value: marker }] };
  const whole = wordsOf(replaced(block, mention, before) as Element);
  const at = whole.indexOf(marker);
  if (at < 0) throw new Error(`mention ${nth} is not in its block`);
  return `${whole.slice(Math.max(0, at - around), at)}**${wordsOf(mention)}**${whole.slice(at + 1, at + 1 + around)}`.trim();
};

const replaced = (node: ElementContent, old: Element, by: Element): ElementContent => {
  if (node === old) return by;
  return node.type === 'element' ? { ...node, children: node.children.map((child) => replaced(child, old, by)) } : node;
};

/** Every mention of a rule as a line of the review: rule, term, words in context. */
const linesOf = (rule: Element): string[] => {
  const text = select('.rule-text', rule);
  const innermost = selectAll(blocks, text).filter((block) => selectAll(blocks, block).length === 1);
  return innermost.flatMap((block) =>
    selectAll('a[data-term]', block).map(
      (mention, nth) => `- \`${String(rule.properties['id'])}\` ${String(mention.properties['dataTerm'])}: ${inContext(block, mention, nth)}`,
    ),
  );
};

const rulesIn = (file: string): readonly Element[] => selectAll('section[data-rule]', fromHtml(read(atRoot, file)));

const head = `# Terms found in the rules

Every mention of a glossary term that readers see, as \`npm run terms:review\` takes it from the built pages. A test compares
this list with the pages: a new mention is read by someone before it is released. Where a word does not mean the term, forbid
it: \`<NoTerm>\` in the text, or \`never\` beside the term in \`glossary.yaml\` for a turn of phrase.`;

/** The list of all mentions on the built pages, by game and language. */
export const review = (): string => {
  const games = filesOf(atRoot, `${LANGS[0]}/*/glossary/index.html`).map((file) => file.split('/')[1]!);
  const parts = games.flatMap((game) =>
    LANGS.map((lang) => {
      const lines = filesOf(atRoot, `${lang}/${game}/*/index.html`).flatMap((file) => rulesIn(file).flatMap(linesOf));
      return `## ${game}, ${lang}: ${lines.length}\n\n${lines.join('\n')}`;
    }),
  );
  return [head, ...parts].join('\n\n') + '\n';
};
