/* What guides and comments name in backticks exists: files, folders, functions and types. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GUIDES = ['CONTRIBUTING.md', 'README.md', 'tests/README.md', ...globSync(['docs/*.md', 'src/**/README.md'])];

const namedIn = (guide: string): readonly string[] =>
  [
    ...readFileSync(guide, 'utf8')
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, name]) => name!);

/** A path of the project, without a space: a command that begins with one is none. */
const isPath = (name: string): boolean => /^(src|tests|content|docs)\/\S*$/.test(name);

/** The paths that a name with braces means: `{a,b}.ts` is `a.ts` and `b.ts`. */
const pathsOf = (name: string): readonly string[] => {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return choices === '' ? [name] : choices.split(',').flatMap((choice) => pathsOf(before + choice + after));
};

/** Whether all that a name means is there; `<game>` and `…` stand for any name. */
const exists = (name: string): boolean =>
  pathsOf(name.replace(/<[^>]+>|…/g, '*')).every((one) => (one.includes('*') ? globSync(one.replace(/\/$/, '')).length > 0 : existsSync(one)));

/** A name in mixed case, such as `problemOf` or `Outcome`, or in capitals with a line below, such as `READ_BOTH_WAYS`. */
const isIdentifier = (name: string): boolean =>
  /^[A-Za-z]+$/.test(name) ? /[A-Z]/.test(name) && /[a-z]/.test(name) : /^[A-Z]+(_[A-Z]+)+$/.test(name);

describe.each(GUIDES)('%s', (guide) => {
  test('each path that it names exists', () => {
    expect(namedIn(guide).filter((name) => isPath(name) && !exists(name))).toEqual([]);
  });
});

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** A file of the project by the end of its path; what the site serves under `api/v1/` is none. */
const FILE = /`(?!\/?api\/v1\/)([\w./[\]-]+\.(?:ts|tsx|mjs|astro|css|json|yaml|mdx?|tsv))`/g;

test('each file that a comment of the code names exists', () => {
  const all = globSync('{*,{src,tests,content,docs}/**/*}', { exclude: ['**/node_modules'] }).map((file) => `/${file}`);
  const commented = globSync('src/**/*.{ts,tsx,mjs,astro,css}').flatMap((file) =>
    (readFileSync(file, 'utf8').match(COMMENT) ?? []).flatMap((comment) => [...comment.matchAll(FILE)].map(([, name]) => [file, name!] as const)),
  );
  expect(commented.length).toBeGreaterThan(40);
  expect(commented.filter(([, name]) => !all.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

test('each function, type and constant that the guides to the code name is in the code or in the content', () => {
  const files = globSync(['{src,tests}/**/*.{ts,tsx,mts,mjs,astro}', 'content/**/*.{mdx,yaml}']).filter((file) => !file.endsWith('named.test.ts'));
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  const identifiers = ['CONTRIBUTING.md', 'src/examples/README.md'].flatMap(namedIn).filter(isIdentifier);
  expect(identifiers.length).toBeGreaterThan(15);
  expect(identifiers.filter((name) => !words.has(name))).toEqual([]);
});

test.each([
  ['src/examples/<game>/<id>/', true],
  ['content/ui/{ru,en,fr}/events.json', true],
  ['tests/**/*.spec.ts', true],
  ['src/engine/no-such-room/', false],
  ['content/ui/{ru,no-such-language}/events.json', false],
])('%s exists: %s', (name, found) => expect(exists(name)).toBe(found));

test.each([
  ['problemOf', true],
  ['READ_BOTH_WAYS', true],
  ['shows', false],
  ['npm run fix', false],
])('"%s" is an identifier: %s', (name, is) => expect(isIdentifier(name)).toBe(is));
