import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as engine from '../../../src/engine/world-problems/index.ts';
import { table } from './said.ts';

/** Each guard with the words that it knows. */
const GUARDS: readonly (readonly [name: string, guard: (value: unknown) => boolean, words: readonly string[]])[] = [
  ['isSide', engine.isSide, ['a', 'b']],
  ['isBack', engine.isBack, ['a', 'b']],
  ['isPhase', engine.isPhase, ['actions', 'vote', 'actions-again', 'contributions', 'radicals', 'penalty-actions', 'compensation', 'karma', 'over']],
  ['isAction', engine.isAction, ['exchange', 'technology', 'deal', 'purchase', 'goal-swap']],
];

describe.each(GUARDS)('%s', (_, guard, words) => {
  test('knows its words', () => {
    for (const word of words) expect(guard(word)).toBe(true);
  });

  test('and nothing else', () => {
    const others = fc.oneof(fc.anything(), fc.constantFrom('', 'constructor', '0', 'c', 'A')).filter((value) => !words.includes(value as string));
    fc.assert(fc.property(others, (value) => void expect(guard(value)).toBe(false)));
  });
});

test('every guard of the engine is in this table', () => {
  const guards = Object.keys(engine).filter((name) => /^is[A-Z]/.test(name) && name !== 'isAlliance');
  expect(GUARDS.map(([name]) => name).sort()).toEqual(guards.sort());
});

/** A word that no vocabulary has, as a file of another version may hold it. */
const unknown = { type: 'unknown' } as never;

test.each<[where: string, () => unknown]>([
  ['an event', () => engine.apply(table({}), unknown)],
  ['an event of the ranking', () => engine.applyRanking(engine.startRanking(), unknown)],
  ['a move', () => engine.play(table({}), unknown)],
])('a word that is not known is never passed over: %s', (_, use) => {
  expect(use).toThrow(TypeError);
});
