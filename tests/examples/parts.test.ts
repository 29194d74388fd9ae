import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const EXAMPLES = 'src/examples';

/** The folders of each part that the README of the examples lists under its name, the lowest first. */
const ORDER = readFileSync(`${EXAMPLES}/README.md`, 'utf8')
  .split(/^(?=###? )/m)
  .map((part) => ({
    part: /^### `([a-z/-]+)`/.exec(part)?.[1] ?? '',
    order: [...part.matchAll(/^\d+\. `([a-z-]+)`:/gm)].map(([, folder]) => folder!),
  }))
  .filter(({ part }) => part !== '');

/** The files that a file imports, for types too. */
const importsOf = (file: string): readonly string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName));

/** The folder of a file in a part; undefined beside the folders. */
const folderIn = (part: string, file: string): string | undefined => path.posix.relative(`${EXAMPLES}/${part}`, file).split('/').slice(0, -1)[0];

const codeOf = (part: string): readonly string[] => globSync(`${EXAMPLES}/${part}/**/*.{ts,tsx}`).map((file) => file.replaceAll('\\', '/'));

test('the README lists the parts that have folders of code, and no others', () => {
  const nested = globSync(`${EXAMPLES}/{frame,editors/*}/*/*.{ts,tsx}`).map((file) => path.relative(EXAMPLES, path.resolve(file, '../..')));
  expect(ORDER.map(({ part }) => part).sort()).toEqual([...new Set(nested)].sort());
});

describe.each(ORDER)('the folders of $part', ({ part, order }) => {
  const files = codeOf(part);

  test('are those that the README lists, with at most 12 files each', () => {
    const { beside, ...folders } = Object.groupBy(files, (file) => folderIn(part, file) ?? 'beside');
    expect(Object.keys(folders).sort()).toEqual(order.toSorted());
    for (const [folder, own] of Object.entries({ beside, ...folders })) expect([folder, own!.length <= 12]).toEqual([folder, true]);
  });

  test('import only folders that stand before them in the list', () => {
    const placeOf = (file: string): number => order.indexOf(folderIn(part, file) ?? '');
    const upward = files
      .filter((file) => folderIn(part, file))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => files.includes(to) && !(folderIn(part, to) && placeOf(to) <= placeOf(file)))
          .map((to) => `${file} imports ${to}`),
      );
    expect(upward).toEqual([]);
  });
});
