import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy, type ProcedureId } from '../../../../src/engine/world-problems/index.ts';
import { EXAMPLES } from '../../../../src/examples/all.ts';
import { factsOf, readBook } from '../../../content/checks/book.ts';
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

  test('the examples of a rule are those that cite it', () => {
    const examples = Object.entries(EXAMPLES).filter(([, { game }]) => game === 'world-problems');
    for (const { id, examples: linked = [] } of readBook('world-problems').game.chapters.flatMap(factsOf)) {
      const citing = examples.filter(([, { rules }]) => rules.includes(id)).map(([example]) => example);
      expect([id, [...linked].sort()]).toEqual([id, citing.sort()]);
    }
  });
});
