import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { rooms } from '../../eslint.config.mjs';

const files = new Set(globSync('src/**/*.{ts,tsx}'));

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/** The patterns of each `import.meta.glob` in a code. */
const patternsOf = (code: string): readonly string[] =>
  [...code.matchAll(GLOB)].flatMap(([, given]) => [...given!.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern!));

/** The files that a pattern in a file imports. The linter does not see them. */
const matchedBy = (file: string, pattern: string): readonly string[] => globSync(path.join(path.dirname(file), pattern));

/** The files of this project that a file imports, for types too. */
const importsOf = (file: string): readonly string[] =>
  [
    ...ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => path.join(path.dirname(file), fileName)),
    ...patternsOf(readFileSync(file, 'utf8')).flatMap((pattern) => matchedBy(file, pattern)),
  ].filter((imported) => files.has(imported));

const imports = new Map([...files].map((file) => [file, importsOf(file)] as const));

/** The files that can be reached from a file by imports. */
const reachableFrom = (file: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const imported of imports.get(next)!.filter((each) => !reached.has(each))) {
      reached.add(imported);
      waiting.push(imported);
    }
  return reached;
};

test('no file imports itself through others', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(files.size);
  expect([...files].filter((file) => reachableFrom(file).has(file))).toEqual([]);
});

test('nothing in the search but its view imports the view', () => {
  const others = [...files].filter((file) => file.startsWith('src/search/') && !file.startsWith('src/search/view/'));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((file) => imports.get(file)!.some((imported) => imported.startsWith('src/search/view/')))).toEqual([]);
});

const roomOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];

/** Globs into a room that theirs must not import, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/book/numbers.ts ../engine/*/data/numbers.ts': 'a text prints the number that the engine counts with',
};

const withGlobs = globSync('src/**/*.{ts,tsx,astro}').filter((file) => readFileSync(file, 'utf8').includes('import.meta.glob'));

test('each glob is read here, and finds files', () => {
  expect(withGlobs.length).toBeGreaterThan(5);
  for (const file of withGlobs) {
    const code = readFileSync(file, 'utf8');
    const patterns = patternsOf(code);
    expect(patterns.length, file).toBeGreaterThanOrEqual(code.split('import.meta.glob').length - 1);
    for (const pattern of patterns) expect(matchedBy(file, pattern), `${file} ${pattern}`).not.toEqual([]);
  }
});

test('a glob imports only rooms that its own may import, but for declared exceptions', () => {
  const crossing = withGlobs.flatMap((file) => {
    const own = roomOf(file)!;
    const allowed: readonly string[] = [own, ...rooms[own as keyof typeof rooms]];
    const isForbidden = (imported: string): boolean => !allowed.includes(roomOf(imported) ?? own);
    return patternsOf(readFileSync(file, 'utf8')).flatMap((pattern) => (matchedBy(file, pattern).some(isForbidden) ? `${file} ${pattern}` : []));
  });
  expect(crossing).toEqual(Object.keys(EXCEPTIONS));
});
