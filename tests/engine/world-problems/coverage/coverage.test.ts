import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy, type ProcedureId } from '../../../../src/engine/world-problems/index.ts';
import { casesOf, coverage } from './table.ts';

const rows = coverage();
const running = rows.filter(({ run }) => run);

describe('the rules that run', () => {
  test('are all that game.yaml marks', () => {
    const marks = readFileSync('content/world-problems/game.yaml', 'utf8').match(/\brun: true\b/g) ?? [];
    expect(marks.length).toBeGreaterThan(40);
    expect(running).toHaveLength(marks.length);
  });

  test.each(running)('$rule: a procedure runs it, a case proves it', ({ procedures, shownIn }) => {
    expect(procedures).not.toEqual([]);
    expect(shownIn).not.toEqual([]);
  });

  test('nothing is named that the book has not', () => {
    const named = rows.filter(({ procedures }) => procedures.length > 0).map(({ rule }) => rule);
    expect(named.sort()).toEqual([...CITED_RULES].sort());
  });

  test.each(Object.keys(citedBy) as ProcedureId[])('%s has cases', (id) => {
    expect(existsSync(`tests/engine/world-problems/${casesOf(id)}`)).toBe(true);
  });
});
