import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from './checks/all.ts';
import { eachPage, readBook, rulesOf } from './checks/book.ts';
import type { Fault } from './checks/fault.ts';
import { everLocked } from './checks/lock.ts';
import { straightQuoteFaults, textFiles, typographyFaults } from './checks/typography.ts';
import { readUi, uiFaults } from './checks/ui.ts';
import { turmoilClaims } from './claims.ts';

const shown = (faults: readonly Fault[]): string[] => faults.map(({ at, what }) => `${at}: ${what}`);

describe('the texts of Turmoil', () => {
  const book = readBook('turmoil');
  const all = checks(turmoilClaims, readFileSync('ids.lock', 'utf8'), everLocked());
  test.each(Object.entries(all))('%s', (_, check) => {
    expect(shown(check(book))).toEqual([]);
  });

  test('no straight quote or apostrophe stands in the prose', () => {
    const faults = eachPage(book, (page, lang, _facts, path) => [
      ...straightQuoteFaults(path, page.title + page.summary),
      ...rulesOf(page, lang).flatMap(({ id, title, raw }) => straightQuoteFaults(`${path} ${id}`, title + raw)),
    ]);
    expect(shown(faults)).toEqual([]);
  });
});

describe('all words', () => {
  test.each(textFiles().map((file) => [file.path, file] as const))('%s is set as its language wants it', (_, file) => {
    expect(shown(typographyFaults(file))).toEqual([]);
  });

  test('the interface says the same in each language', () => {
    expect(shown(uiFaults(readUi()))).toEqual([]);
  });
});
