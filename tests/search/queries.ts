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

/** A set of queries with the shares that must be reached: first and in three of all, in three of each kind and language. */
export interface QuerySet {
  readonly file: string;
  readonly first: number;
  readonly three: number;
  readonly each: number;
  readonly sealed?: true;
}

/**
 * The three sets. `queries.tsv` has keywords and `questions.tsv` plain questions: both are there to learn from. `sealed.tsv` has questions
 * that nobody looks at: it tells whether the search has learned, or knows its sets by heart. Of it only totals are told.
 */
export const SETS: readonly QuerySet[] = [
  { file: 'queries.tsv', first: 0.95, three: 0.99, each: 0.92 },
  { file: 'questions.tsv', first: 0.8, three: 0.93, each: 0.9 },
  { file: 'sealed.tsv', first: 0.8, three: 0.93, each: 0.9, sealed: true },
];

/** The queries of a set. */
export const linesOf = ({ file }: QuerySet): readonly Line[] => readQueries(new URL(file, import.meta.url));
