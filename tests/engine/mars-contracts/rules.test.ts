import { describe, expect, test } from 'vitest';
import { CITED_RULES, citedBy, type ProcedureId } from '../../../src/engine/mars-contracts/index.ts';
import { shown } from './shown.ts';

describe('the rules that the engine names', () => {
  test.each(Object.keys(citedBy) as ProcedureId[])('%s: each of its list is at work in its cases, and no other', (id) => {
    expect([...new Set(shown[id]())].sort()).toEqual([...citedBy[id]].sort());
  });

  test('are listed once', () => expect(new Set(CITED_RULES).size).toBe(CITED_RULES.length));
});
