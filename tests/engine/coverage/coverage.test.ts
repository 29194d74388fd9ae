import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy } from '../../../src/engine/turmoil/index.ts';
import { source as influence } from '../../../src/examples/influence/presets.ts';
import { readGame } from './game.ts';
import { asMarkdown, coverage, PROCEDURES } from './table.ts';

const rows = coverage();
const running = rows.filter(({ run }) => run);

describe('the rules that run', () => {
  test('are the 80 that the rulebook lets happen', () => expect(running).toHaveLength(80));

  test.each(running)('$rule: a procedure or a preset runs it, an example shows it, a case proves it', ({ procedures, preset, examples, cases }) => {
    if (preset !== null) {
      expect(influence.presets.map(({ id }) => id)).toContain(preset);
      expect(examples).toContain('influence');
      return;
    }
    expect(procedures).not.toEqual([]);
    expect(cases).not.toEqual([]);
    expect([...examples].sort()).toEqual([...procedures].sort());
  });

  test('a rule that a procedure names links to its example', () => {
    for (const { procedures, examples } of rows) expect(examples).toEqual(expect.arrayContaining([...procedures]));
  });

  test('nothing is named that the book has not', () => {
    const named = rows.filter(({ procedures }) => procedures.length > 0).map(({ rule }) => rule);
    expect(named.sort()).toEqual([...CITED_RULES].sort());
  });

  test('every procedure is an example, and every example a procedure', () => {
    const examples = readGame().examples.map(({ id }) => id);
    expect(examples.sort()).toEqual(Object.keys(citedBy).sort());
  });

  test.each(Object.entries(PROCEDURES))('%s is where the table says', (_, { engine, cases }) => {
    expect(existsSync(`src/engine/turmoil/${engine}`)).toBe(true);
    for (const file of cases) expect(existsSync(`tests/engine/${file}`)).toBe(true);
  });

  test('docs/coverage.md is what `npm run coverage` writes', () => {
    expect(readFileSync('docs/coverage.md', 'utf8')).toBe(asMarkdown(rows));
  });
});
