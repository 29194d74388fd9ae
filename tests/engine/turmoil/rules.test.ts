import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy, type ProcedureId } from '../../../src/engine/turmoil/index.ts';
import { shown } from './shown.ts';

describe('the rules that the engine names', () => {
  test.each(Object.keys(shown) as ProcedureId[])('%s: each of its list is at work in its cases, and no other', (id) => {
    const inList: readonly string[] = citedBy[id];
    const found = [...new Set(shown[id]())].sort();
    expect(found).toEqual([...inList].sort());
  });

  test('are listed once', () => {
    expect(new Set(CITED_RULES).size).toBe(CITED_RULES.length);
  });
});
