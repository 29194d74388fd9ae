import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const LONGEST = 300;

const sheets = globSync('src/**/*.css');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The sheets that a sheet imports, as paths from the root of the project. */
const importedBy = (file: string): readonly string[] =>
  [...read(file).matchAll(/^@import "(\.[^"]+)"/gm)].map(([, to]) => path.join(path.dirname(file), to!));

/** Sheets that are a list of the sheets in a folder of their own: the folder, with what the list imports from it. */
const lists = sheets
  .map((file) => ({ file, folders: [file.replace(/\.css$/, ''), path.join(path.dirname(file), 'styles')] }))
  .flatMap(({ file, folders }) =>
    folders.map((folder) => ({ file, folder, parts: importedBy(file).filter((part) => path.dirname(part) === folder) })),
  )
  .filter(({ parts }) => parts.length > 0);

test(`no style sheet has more than ${LONGEST} lines`, () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((file) => read(file).split('\n').length > LONGEST)).toEqual([]);
});

test('each import of a style sheet leads to one', () => {
  expect(sheets.flatMap(importedBy).filter((file) => !sheets.includes(file))).toEqual([]);
});

test.each(lists)('$file imports each sheet of its folder once, and has no rules of its own', ({ file, folder, parts }) => {
  expect([...parts].sort()).toEqual(globSync(`${folder}/*.css`).sort());
  expect(
    read(file)
      .replace(/\/\*[\s\S]*?\*\/|@import "[^"]+";/g, '')
      .trim(),
  ).toBe('');
  expect([file, ...parts].filter((sheet) => !/^\/\* [^\n]+ \*\/\n/.test(read(sheet)))).toEqual([]);
});
