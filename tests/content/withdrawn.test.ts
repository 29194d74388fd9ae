import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withdrawnIn } from '../../src/book/withdrawn.ts';
import { fullIds, games, readBook } from './checks/book.ts';

const lock = readFileSync('ids.lock', 'utf8');

describe('a rule that was withdrawn', () => {
  test.each([
    ['a:b.c -> a:b.d', { game: 'a', rule: 'b.c', to: ['b.d'] }],
    ['a:b.c -> a:b.d a:b.e', { game: 'a', rule: 'b.c', to: ['b.d', 'b.e'] }],
    ['a:b.c gone', { game: 'a', rule: 'b.c', to: [] }],
  ])('%s', (line, wanted) => expect(withdrawnIn(`# Comment -> none.\na:a\n${line}\na:z\n`)).toEqual([wanted]));

  test('a rule that is there is none', () => expect(withdrawnIn('a:b.c\n')).toEqual([]));

  test('leads to rules that there are', () => {
    const live = new Set(games.flatMap((game) => fullIds(readBook(game))));
    const targets = withdrawnIn(lock).flatMap(({ game, to }) => to.map((rule) => `${game}:${rule}`));
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((rule) => !live.has(rule))).toEqual([]);
  });
});
