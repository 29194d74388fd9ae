import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy, type ProcedureId } from '../../../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../../../src/examples/all.ts';
import { source as influence } from '../../../../src/examples/turmoil/influence/presets.ts';
import { readGame } from './game.ts';
import { coverage, testOf } from './table.ts';

const rows = coverage();
const running = rows.filter(({ run }) => run);

describe('the rules that run', () => {
  test('are all that game.yaml marks, at any depth', () => {
    const marks = readFileSync('content/turmoil/game.yaml', 'utf8').match(/\brun: true\b/g) ?? [];
    expect(marks.length).toBeGreaterThan(0);
    expect(running).toHaveLength(marks.length);
  });

  test.each(running)('$rule: a procedure or a preset runs it, an example shows it, a case proves it', ({ rule, procedures, preset, ...row }) => {
    if (preset !== null) {
      expect(influence.presets.map(({ id }) => id)).toContain(preset);
      expect(row.examples).toContain('influence');
      return;
    }
    expect(procedures).not.toEqual([]);
    expect(row.citedIn).not.toEqual([]);
    expect(row.cases).not.toEqual([]);
    expect([...row.examples].sort(), `\`examples\` of ${rule} in content/turmoil/game.yaml`).toEqual([...row.citedIn].sort());
  });

  test('a rule that an example cites links to it in game.yaml', () => {
    for (const { rule, examples, citedIn } of rows) {
      expect(examples, `\`examples\` of ${rule} in content/turmoil/game.yaml`).toEqual(expect.arrayContaining([...citedIn]));
    }
  });

  test('nothing is named that the book has not', () => {
    const named = rows.filter(({ procedures }) => procedures.length > 0).map(({ rule }) => rule);
    expect(named.sort()).toEqual([...CITED_RULES].sort());
  });

  test('game.yaml lists the examples of src/examples/registry.ts', () => {
    const registered = Object.entries(EXAMPLES).filter(([, { game }]) => game === 'turmoil');
    expect(
      readGame()
        .examples.map(({ id }) => id)
        .sort(),
    ).toEqual(registered.map(([id]) => id).sort());
  });

  test('each procedure is run by an example', () => {
    for (const [id, rules] of Object.entries(citedBy)) {
      const examples = Object.values(EXAMPLES).filter(({ rules: cited }) => rules.every((rule) => cited.includes(rule)));
      expect(examples, `no example cites the rules of ${id}`).not.toEqual([]);
    }
  });

  test.each(Object.keys(citedBy) as ProcedureId[])('%s has a test', (id) => expect(existsSync(`tests/engine/turmoil/${testOf(id)}`)).toBe(true));
});
