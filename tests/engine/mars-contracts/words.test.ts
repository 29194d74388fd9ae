import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as engine from '../../../src/engine/mars-contracts/index.ts';
import { applyToContracts } from '../../../src/engine/mars-contracts/game/apply-contracts.ts';
import { applyToTable } from '../../../src/engine/mars-contracts/game/apply-table.ts';
import { table } from './said.ts';

/** Each guard with the words that it knows. */
const GUARDS: readonly (readonly [name: string, guard: (value: unknown) => boolean, words: readonly string[]])[] = [
  ['isPhase', engine.isPhase, ['contracts', 'activation', 'over']],
  ['isReward', engine.isReward, ['a', 'b']],
  ['isTokenKind', engine.isTokenKind, ['union', 'leader']],
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
  const questions = ['isAvailable', 'isCompleted'];
  const guards = Object.keys(engine).filter((name) => /^is[A-Z]/.test(name) && !questions.includes(name));
  expect(GUARDS.map(([name]) => name).sort()).toEqual(guards.sort());
});

/** A word that no vocabulary has, as a file of another version may hold it. */
const unknown = { type: 'unknown' } as never;

test.each<[where: string, () => unknown]>([
  ['an event', () => engine.apply(table(), unknown)],
  ['an event of contracts', () => applyToContracts(table(), unknown)],
  ['an event of the table', () => applyToTable(table(), unknown)],
  ['an event of the scoring', () => engine.applyScoring([], { type: 'unknown', player: 'white' } as never)],
  ['a move', () => engine.play(table(), unknown)],
])('a word that is not known is never passed over: %s', (_, use) => {
  expect(use).toThrow(TypeError);
});

test('kinds of resources may have any name', () => {
  const grant = { stock: { constructor: 1, toString: 2 }, action: null };
  const game = table({ unions: [{ main: grant }], round: { turn: { player: 'white', placed: [] } } });
  const outcome = engine.receiveGrant(game, { player: 'white', token: 'union', union: 1, slot: 0, rewards: {} });
  expect(outcome.ok && outcome.state.players[0]!.stock).toEqual({ constructor: 1, toString: 2 });
});

test('a contract with the name of a method needs its reward all the same', () => {
  const contract = { id: 'toString', requirement: 'build', levels: 1, vp: 1, steps: 1 };
  const game = engine.sketched({ players: { white: { contracts: [{ contract, union: 1, level: 0 }] } } });
  const outcome = engine.meetRequirement(game, { player: 'white', requirement: 'build', rewards: {} });
  expect(outcome.ok || outcome.problem.code).toBe('decision-needed');
});

test('what a sketch leaves out is what a game has whose activation phase begins', () => {
  const game = engine.sketched({ players: { white: {} }, automa: { ore: 1 } });
  expect(game).toEqual({
    players: ['white', 'automa'].map((id) => ({ id, stock: {}, vp: 0, unionToken: true, leaders: { free: 0, elsewhere: 0 }, contracts: [] })),
    automa: { yield: { ore: 1 } },
    unions: [
      {
        tile: { number: 1, main: { stock: {}, action: null }, additional: { stock: {}, action: null }, slots: 1, track: [0] },
        slots: [{ action: null, repeat: null }],
        marker: 0,
        seals: { colour: 'colour-1', count: 7 },
        contracts: [],
      },
    ],
    deck: [],
    discarded: [],
    box: { unions: [], seals: [], contracts: [] },
    tradeUnion: null,
    round: { number: 1, phase: 'activation', turn: { player: null, placed: [] } },
  });
});
