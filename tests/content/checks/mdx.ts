import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

/** The parts of a Markdown or MDX node that the checks look at. */
export interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  readonly children?: readonly Node[];
}

/** A page of rules, as written: its front matter and its tree. */
export interface Page {
  readonly title: string;
  readonly summary: string;
  readonly tree: Node;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

const parseNew = (source: string): Page => {
  const tree = parser.parse(source) as unknown as Node;
  const head = tree.children?.find(({ type }) => type === 'yaml')?.value ?? '';
  const { title = '', summary = '' } = (parseYaml(head) ?? {}) as Partial<Record<'title' | 'summary', string>>;
  return { title, summary, tree };
};

const parsed = new Map<string, Page>();
/** Parses one MDX page; the same source is parsed once. */
export const parsePage = (source: string): Page => {
  const page = parsed.get(source) ?? parseNew(source);
  parsed.set(source, page);
  return page;
};

/** The value of an attribute of a component, or ''. */
export const attribute = (node: Node, name: string): string => node.attributes?.find((one) => one.name === name)?.value ?? '';

/** All components of a name below a node, in the order of the text. */
export const components = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...components(child, name)]);

/** All components below a node, whatever their name. */
export const allComponents = (node: Node): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name ? [child] : []), ...allComponents(child)]);

const BLOCKS = new Set(['paragraph', 'listItem', 'heading', 'mdxJsxFlowElement']);

/** The words of a node. `num` says what a `<Num>` stands for. */
export const words = (node: Node, num: (node: Node) => string): string => {
  if (node.name === 'Num') return num(node);
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  const inside = (node.children ?? []).map((child) => words(child, num)).join('');
  return BLOCKS.has(node.type) ? `${inside}\n` : inside;
};

const INSETS = new Set(['Why', 'Unclear', 'Inference']);
/** A node without its insets: what the rule itself says, the readings of all editions among it. */
export const withoutInsets = (node: Node): Node => ({
  ...node,
  children: (node.children ?? []).filter(({ name }) => !INSETS.has(name ?? '')).map(withoutInsets),
});

/** A node as a reader of one edition has it: without the readings of the others. */
export const readBy = (node: Node, edition: string): Node => ({
  ...node,
  children: (node.children ?? [])
    .filter((child) => child.name !== 'Reading' || attribute(child, 'edition') === edition)
    .map((child) => readBy(child, edition)),
});

/** A text as it is compared: plain spaces, plain apostrophes. */
export const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ').replace(/[’‘]/g, "'");
