// Writes the invented language into a copy of the project, file by file, as CONTRIBUTING.md tells how to add a language.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { pseudo, pseudoMdx, pseudoTree } from './accents.ts';
import { leftOut } from './left-out.ts';
import { PSEUDO, places } from './places.ts';

type Tree = Record<string, unknown>;

const without = (tree: Tree, keys: readonly string[]): Tree =>
  keys.reduce((now, key) => {
    const [first = '', ...rest] = key.split('.');
    const { [first]: value, ...others } = now;
    if (value === undefined) throw new Error(`tests/pseudo/left-out.ts: no string "${key}"`);
    return rest.length ? { ...now, [first]: without(value as Tree, [rest.join('.')]) } : others;
  }, tree);

const withoutRule = (mdx: string, id: string): string => {
  const cut = mdx.replace(new RegExp(`<Rule id="${id.replaceAll('.', '\\.')}"[\\s\\S]*?</Rule>\n`), '');
  if (cut === mdx) throw new Error(`tests/pseudo/left-out.ts: no rule "${id}"`);
  return cut;
};

const writeStrings = (root: string): void => {
  for (const file of globSync('content/ui/en/*.json', { cwd: root })) {
    const name = path.basename(file, '.json');
    const keys = leftOut.strings.filter(([each]) => each === name).map(([, key]) => key);
    const strings = pseudoTree(without(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Tree, keys));
    const to = path.join(root, `content/ui/${PSEUDO}/${name}.json`);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, JSON.stringify(strings, null, 2));
  }
};

const writeChapters = (root: string): void => {
  for (const file of globSync('content/*/*/en.mdx', { cwd: root })) {
    const chapter = path.dirname(path.relative('content', file));
    if (leftOut.chapters.some((each) => each === chapter)) continue;
    const gone = leftOut.rules.filter((rule) => path.dirname(rule) === chapter).map((rule) => path.basename(rule));
    const mdx = pseudoMdx(gone.reduce(withoutRule, readFileSync(path.join(root, file), 'utf8')));
    writeFileSync(path.join(root, path.dirname(file), `${PSEUDO}.mdx`), mdx);
  }
};

interface Entry extends Tree {
  readonly id: string;
}

/** Rewrites the entries of a list file. */
const writeEntries = (root: string, pattern: string, change: (entry: Entry, name: string) => Entry): void => {
  for (const file of globSync(pattern, { cwd: root })) {
    const game = path.dirname(path.relative('content', file));
    const entries = parse(readFileSync(path.join(root, file), 'utf8')) as Entry[];
    writeFileSync(path.join(root, file), stringify(entries.map((entry) => change(entry, `${game}/${entry.id}`))));
  }
};

const has = (list: readonly string[], name: string): boolean => list.includes(name);
const added = (value: unknown): Tree => ({ ...(value as Tree), [PSEUDO]: pseudoTree((value as Tree)['en']) });

const withTerm = (entry: Entry, name: string): Entry => ({
  ...entry,
  ...(!has(leftOut.terms, name) && { [PSEUDO]: pseudoTree(entry['en']) }),
  ...(entry['definition'] !== undefined && !has(leftOut.definitions, name) && { definition: added(entry['definition']) }),
});

const withQuestion = (entry: Entry, name: string): Entry =>
  has(leftOut.questions, name)
    ? entry
    : {
        ...entry,
        ...Object.fromEntries(['question', 'also', 'answer'].map((key) => [key, added(entry[key])])),
        ...(entry['readings'] !== undefined && {
          readings: Object.fromEntries(Object.entries(entry['readings'] as Tree).map(([edition, texts]) => [edition, added(texts)])),
        }),
      };

const writePlaces = (root: string): void => {
  for (const [file, from, to] of places) {
    const code = readFileSync(path.join(root, file), 'utf8');
    if (!code.includes(from)) throw new Error(`tests/pseudo/places.ts: ${file} has no longer ${JSON.stringify(from)}`);
    writeFileSync(path.join(root, file), code.replace(from, to));
  }
};

/** Adds the invented language to the project in a folder. */
export const addPseudoLanguage = (root: string): void => {
  writeStrings(root);
  writeChapters(root);
  writeEntries(root, 'content/*/glossary.yaml', withTerm);
  writeEntries(root, 'content/*/events.yaml', (entry, name) =>
    has(leftOut.cards, name) ? entry : { ...entry, [PSEUDO]: pseudo(entry['en'] as string) },
  );
  writeEntries(root, 'content/*/faq.yaml', withQuestion);
  writeEntries(root, 'content/changes.yaml', (entry) => ({ ...entry, what: added(entry['what']) }));
  writePlaces(root);
};
