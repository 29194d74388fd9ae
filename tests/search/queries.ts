import { readFileSync } from 'node:fs';
import type { Kind } from '../../src/search/format.ts';
import { isLang, type Lang } from '../../src/i18n/locales.ts';

/** A query of `queries.tsv`: what a reader of `ui` types, and the rules of which one must be among the first hits. */
export interface Line {
  readonly ui: Lang;
  readonly kind: string;
  /** The kind of hits that it asks for. */
  readonly wanted: Kind;
  readonly query: string;
  readonly accepts: (rule: string) => boolean;
}

/** The kinds of lines that ask for other hits than rules. A line of the kind `question` asks a question that a rule answers. */
const WANTED: Readonly<Record<string, Kind>> = { example: 'example', event: 'event', term: 'term', faq: 'question' };

const accepting = (patterns: string): ((rule: string) => boolean) => {
  const accepted = patterns.split('|').map((pattern) => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '.*')}$`));
  return (rule) => accepted.some((pattern) => pattern.test(rule));
};

const readLine = (line: string): Line => {
  const [ui, kind, query, patterns] = line.split('\t');
  if (!isLang(ui) || !kind || !query || !patterns) throw new Error(`queries: cannot read "${line}"`);
  return { ui, kind, wanted: WANTED[kind] ?? 'rule', query, accepts: accepting(patterns) };
};

/** Reads a set of queries in the form that `queries.tsv` explains at its top. */
export const readQueries = (file: string | URL = new URL('queries.tsv', import.meta.url)): readonly Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map(readLine);
