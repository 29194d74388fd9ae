import { isPair, isScalar, parseDocument, visit, type Scalar } from 'yaml';
import type { Lang } from '../../../src/i18n/locales.ts';
import type { TextFile } from './typography.ts';
import { unitOf } from './units.ts';
import { yamlTexts } from './yaml-texts.ts';

/** One text of a file, or one line of it: where it stands, and its words. */
export interface Passage {
  readonly path: string;
  readonly line: number;
  /** The id of its rule or entry, or its key in the interface. */
  readonly id: string;
  readonly lang: Lang;
  /** Plain words: without tags, with plain spaces and straight apostrophes. */
  readonly words: string;
}

const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What a reader sees of a tag: the title of a rule, and some number for `<Num>`. */
const shownOf = (lang: Lang, tag: string): string => {
  if (tag.startsWith('<Num')) return `5 ${unitOf(lang, attributeOf(tag, 'unit')) ?? ''}`.trim();
  return attributeOf(tag, 'title');
};

/** The words of raw MDX, with plain spaces and straight apostrophes, so that a pattern can be typed on a keyboard. */
export const plainWords = (lang: Lang, text: string): string =>
  text
    .replace(/<[^<>]*>/g, (tag) => shownOf(lang, tag))
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll('’', "'");

const ofMdx = ({ path, text }: TextFile, lang: Lang): Passage[] => {
  let id = '';
  return text.split('\n').map((line, i) => {
    id = /^<(?:Rule|Group) id="([^"]*)"/.exec(line)?.[1] ?? id;
    return { path, line: i + 1, id, lang, words: plainWords(lang, line) };
  });
};

// JSON is YAML, whose parser knows the lines.
const ofJson = ({ path, text }: TextFile, lang: Lang): Passage[] => {
  const found: Passage[] = [];
  visit(parseDocument(text), {
    Scalar: (role, node, parents) => {
      if (role === 'key' || typeof node.value !== 'string') return;
      const id = parents
        .filter(isPair)
        .map(({ key }) => (isScalar(key) ? String(key.value) : ''))
        .join('.');
      const { range, value } = node as Scalar<string>;
      found.push({ path, line: text.slice(0, range?.[0] ?? 0).split('\n').length, id, lang, words: plainWords(lang, value) });
    },
  });
  return found;
};

/** All texts of a file, each with its place. */
export const passagesOf = (file: TextFile): Passage[] => {
  const { path, lang, text } = file;
  if (lang === undefined) return yamlTexts(text).map((each) => ({ path, ...each, words: plainWords(each.lang, each.text) }));
  return path.endsWith('.json') ? ofJson(file, lang) : ofMdx(file, lang);
};
