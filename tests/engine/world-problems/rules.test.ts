import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy, type ProcedureId } from '../../../src/engine/world-problems/index.ts';
import { casesOf, coverage } from './coverage.ts';
import { shown } from './shown.ts';

const rows = coverage();
const running = rows.filter(({ run }) => run);
const procedures = Object.keys(citedBy) as ProcedureId[];

describe('the rules that the engine names', () => {
  test.each(procedures)('%s: each of its list is at work in its cases, and no other', (id) => {
    expect([...new Set(shown[id]())].sort()).toEqual([...citedBy[id]].sort());
  });

  test.each(procedures)('%s has cases', (id) => expect(existsSync(`tests/engine/world-problems/${casesOf(id)}`)).toBe(true));

  test('are listed once, and the book has all of them', () => {
    expect(new Set(CITED_RULES).size).toBe(CITED_RULES.length);
    const named = rows.filter((row) => row.procedures.length > 0).map(({ rule }) => rule);
    expect(named.sort()).toEqual([...CITED_RULES].sort());
  });
});

describe('the rules that run', () => {
  test('are all that game.yaml marks', () => {
    const marks = readFileSync('content/world-problems/game.yaml', 'utf8').match(/\brun: true\b/g) ?? [];
    expect(marks.length).toBeGreaterThan(40);
    expect(running).toHaveLength(marks.length);
  });

  test.each(running)('$rule: a procedure runs it, a case proves it', (row) => {
    expect(row.procedures).not.toEqual([]);
    expect(row.shownIn).not.toEqual([]);
  });
});
