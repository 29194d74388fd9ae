import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = new Set(globSync('src/**/*.{ts,tsx}'));

/** The files of this project that a file imports, for types too. */
const importsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => path.join(path.dirname(file), fileName))
    .filter((imported) => files.has(imported));

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
