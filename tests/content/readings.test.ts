import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_READINGS, READ_BOTH_WAYS } from '../../src/engine/turmoil/index.ts';

interface Rule {
  readonly id: string;
  readonly differs?: { readonly default: string };
}

/** All rules in a part of game.yaml, those of groups among them. */
const rulesIn = (value: unknown): readonly Rule[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [...('id' in value ? [value as Rule] : []), ...Object.values(value).flatMap(rulesIn)];
};

test('the readings that the engine takes by default are those that game.yaml gives', () => {
  const rules = new Map(rulesIn(parse(readFileSync('content/turmoil/game.yaml', 'utf8'))).map((rule) => [rule.id, rule]));
  const given = READ_BOTH_WAYS.map((id) => [id, rules.get(id)?.differs?.default]);
  expect(DEFAULT_READINGS).toEqual(Object.fromEntries(given));
});
