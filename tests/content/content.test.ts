import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from './checks/all.ts';
import { eachPage, fullIds, games, readBook, rulesOf } from './checks/book.ts';
import type { Fault } from './checks/fault.ts';
import { everLocked, lockFaults } from './checks/lock.ts';
import { definitionFaults } from './checks/terms.ts';
import { straightQuoteFaults, textFiles, typographyFaults, yamlQuoteFaults } from './checks/typography.ts';
import { readUi, uiFaults } from './checks/ui.ts';
import { claims } from './claims.ts';

const shown = (faults: readonly Fault[]): string[] => faults.map(({ at, what }) => `${at}: ${what}`);

describe.each(games)('the texts of %s', (game) => {
  const book = readBook(game);
  test.each(Object.entries(checks(claims[game] ?? {})))('%s', (_, check) => {
    expect(shown(check(book))).toEqual([]);
  });

  test('no straight quote or apostrophe stands in the prose', () => {
    const faults = eachPage(book, (page, lang, _facts, path) => [
      ...straightQuoteFaults(path, page.title + page.summary),
      ...rulesOf(page, lang, book).flatMap(({ id, title, raw }) => straightQuoteFaults(`${path} ${id}`, title + raw)),
    ]);
    expect(shown(faults)).toEqual([]);
  });
});

describe('all games', () => {
  test('ids.lock holds the released rules', () => {
    const live = games.flatMap((game) => fullIds(readBook(game)));
    expect(shown(lockFaults(readFileSync('ids.lock', 'utf8'), live, everLocked()))).toEqual([]);
  });

  test('claims are made of games that there are', () => {
    expect(Object.keys(claims).filter((game) => !games.includes(game))).toEqual([]);
  });
});

describe('the terms', () => {
  test.each(games)('of %s are all defined', (game) => expect(shown(definitionFaults(game, readBook(game).glossary))).toEqual([]));
});

describe('all words', () => {
  test.each(textFiles().map((file) => [file.path, file] as const))('%s has the typography of its language', (_, file) => {
    expect(shown(typographyFaults(file))).toEqual([]);
  });

  test.each(
    textFiles()
      .filter(({ lang }) => lang === undefined)
      .map((file) => [file.path, file] as const),
  )('%s has no straight quote or apostrophe', (_, file) => {
    expect(shown(yamlQuoteFaults(file))).toEqual([]);
  });

  test('the interface says the same in each language', () => {
    expect(shown(uiFaults(readUi()))).toEqual([]);
  });
});
