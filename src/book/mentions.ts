import type { Lang } from '../i18n/locales.ts';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** What one language calls a term, as far as finding it in a text goes. */
interface TermWord {
  readonly term: string;
  readonly abbr?: string | undefined;
  readonly forms: readonly string[];
  /** Turns of phrase that hold a form of the term and do not mean it. */
  readonly never?: readonly string[] | undefined;
}

/** A term that can be found. */
export type Findable = Readonly<Record<Lang, TermWord>> & { readonly id: string };

/** A place in a text where a term is named: from `start` up to `end`. */
export interface Mention {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form as a pattern: any kind of space, apostrophe and hyphen; a small first letter may be a capital one, but not the reverse. */
const patternOf = (form: string): string => {
  const [first = '', ...rest] = form;
  const open = first === first.toUpperCase() ? escape(first) : `[${first}${first.toUpperCase()}]`;
  return open + escape(rest.join('')).replace(/\s/g, '[ \u00a0\u202f\n]+').replace(/['’]/g, "['’]").replace(/-/g, '[-\u2011]');
};

/** Every form of a term with its id; what is never the term has none. */
const formsOf = ({ id, ...words }: Findable, lang: Lang): readonly (readonly [form: string, id: string | undefined])[] => {
  const { term, abbr, forms, never = [] } = words[lang];
  const own = [term, ...forms, ...(abbr ? [abbr] : [])];
  return [...own.map((form) => [form, id] as const), ...never.map((phrase) => [phrase, undefined] as const)];
};

const wordStart = '(?<![\\p{L}\\p{N}-])';
const wordEnd = '(?![\\p{L}\\p{N}-])';

/**
 * Makes a finder of terms in a language's plain text. Of two forms that begin in one place the longer is found, and
 * nothing is found inside what was found: "party leader seat" is neither a party leader nor a party.
 */
export const mentionFinder = (terms: readonly Findable[], lang: Lang): ((text: string) => readonly Mention[]) => {
  const forms = terms.flatMap((term) => formsOf(term, lang)).sort(([one], [other]) => other.length - one.length);
  if (forms.length === 0) return () => [];
  const ids = forms.map(([, id]) => id);
  const pattern = new RegExp(`${wordStart}(?:${forms.map(([form]) => `(${patternOf(form)})`).join('|')})${wordEnd}`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const id = ids[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      return id ? [{ id, start: match.index, end: match.index + match[0].length }] : [];
    });
};

/** Where no term is marked: links, headings, quoted headings, labels, pictures, what another edition says, what an author keeps free. */
const closedTags = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'button', 'cite', 'small', 'no-term', 'figure', 'svg']);
const closedClasses = ['inset-title', 'reading-title', 'other'];

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

const isVariant = (node: RootContent): node is Element => node.type === 'element' && node.properties['dataReading'] !== undefined;

/** Marks what several editions say in place of each other: each as if it stood alone. What all mention counts as mentioned. */
const markVariants = (variants: readonly Element[], reading: Reading): void => {
  const mentioned = variants.map((variant) => {
    const seen = new Set(reading.seen);
    variant.children = markNodes(variant.children, { ...reading, seen }) as ElementContent[];
    return seen;
  });
  mentioned[0]?.forEach((term) => mentioned.every((seen) => seen.has(term)) && reading.seen.add(term));
};

const markNodes = (nodes: readonly RootContent[], reading: Reading): RootContent[] => {
  const variants = nodes.filter(isVariant);
  return nodes.flatMap((node) => {
    if (!isVariant(node)) return markNode(node, reading);
    if (node === variants[0]) markVariants(variants, reading);
    return [node];
  });
};

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

/**
 * Underlines the first mention of each term in a chapter: the others stay links, but the reader of the whole chapter has seen the
 * mark. A mention in what is folded away does not count, since nobody may open it.
 *
 * @param html the chapter with its mentions marked by {@link markMentions}
 * @returns the same, with the class `term` on the first mentions
 */
export const markFirst = (html: string): string => {
  const seen = new Set<string>();
  return html.replace(/<details[\s\S]*?<\/details>|<a data-term="([^"]+)"/g, (all, term?: string) => {
    if (!term || seen.has(term)) return all;
    seen.add(term);
    return `${all} class="term"`;
  });
};
